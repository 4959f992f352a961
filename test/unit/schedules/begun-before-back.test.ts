// @vitest-environment node
import { it } from 'vitest';
import { expectSound, isShoppers, TIMEOUT_MS } from './run-schedules.ts';

it(
  'a cart that comes back from the back/forward cache loses nothing, adds nothing twice and comes to rest [reliability Schedules]',
  () => expectSound('cart with Back', 1 / 6, isShoppers),
  TIMEOUT_MS,
);
