// @vitest-environment node
import { it } from 'vitest';
import { expectSound, isShoppers, TIMEOUT_MS } from './run-schedules.ts';

it(
  'an order sheet loses no row, adds none twice and comes to rest [reliability Schedules]',
  () => expectSound('sheet', 1 / 24),
  TIMEOUT_MS,
);

it(
  'an order sheet whose page comes back from the back/forward cache does the same [reliability Schedules]',
  () => expectSound('sheet with Back', 1 / 24, isShoppers),
  TIMEOUT_MS,
);

it(
  'the form of an order sheet loses no row and adds none twice, whenever its button is pressed [reliability Schedules]',
  () => expectSound('form', 1 / 16),
  TIMEOUT_MS,
);

it(
  'such a form does the same if its page comes back from the back/forward cache [reliability Schedules]',
  () => expectSound('form with Back', 1 / 48),
  TIMEOUT_MS,
);
