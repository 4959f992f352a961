// @vitest-environment node
import { it } from 'vitest';
import { expectSound, isShoppers, TIMEOUT_MS } from './run-schedules.ts';

it(
  'an order sheet loses no row, adds none twice and comes to rest [reliability Schedules]',
  () => expectSound('sheet', 1 / 12),
  TIMEOUT_MS,
);

it(
  'an order sheet whose page comes back from the back/forward cache does the same [reliability Schedules]',
  () => expectSound('sheet with Back', 1 / 12, isShoppers),
  TIMEOUT_MS,
);
