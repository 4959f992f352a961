// @vitest-environment node
import { it } from 'vitest';
import { expectSound, TIMEOUT_MS } from './run-schedules.ts';

it(
  'a list loses nothing, adds nothing twice and comes to rest [reliability Schedules]',
  () => expectSound('list', 1 / 8),
  TIMEOUT_MS,
);

it(
  'a list that comes back from the back/forward cache does the same [reliability Schedules]',
  () => expectSound('list with Back', 1 / 24),
  TIMEOUT_MS,
);
