// @vitest-environment node
import { it } from 'vitest';
import { STEPS_WITH_BACK } from './cart-world.ts';
import { expectSound, isShoppers, TIMEOUT_MS } from './run-schedules.ts';

it(
  'a cart that comes back from the back/forward cache loses nothing, adds nothing twice and comes to rest [reliability Schedules]',
  () => expectSound(isShoppers, STEPS_WITH_BACK),
  TIMEOUT_MS,
);
