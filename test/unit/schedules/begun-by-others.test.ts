// @vitest-environment node
import { it } from 'vitest';
import { expectSound, isShoppers, TIMEOUT_MS } from './run-schedules.ts';

it(
  'a cart loses nothing, adds nothing twice and comes to rest, whatever page, server and other tabs do first [reliability Schedules]',
  () => expectSound('cart', 1 / 6, (step) => !isShoppers(step)),
  TIMEOUT_MS,
);
