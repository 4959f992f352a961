// @vitest-environment node
import { it } from 'vitest';
import { expectSound, isShoppers, TIMEOUT_MS } from './run-schedules.ts';

it(
  'a cart loses nothing, adds nothing twice and comes to rest, whatever follows an action in it [reliability Schedules]',
  () => expectSound('cart', 1 / 6, isShoppers),
  TIMEOUT_MS,
);
