// @vitest-environment node
import { it } from 'vitest';
import { expectSound, TIMEOUT_MS } from './run-schedules.ts';

it(
  'a cart in two tabs loses nothing, adds nothing twice and comes to rest in both [reliability Schedules]',
  () => expectSound('two tabs', 1 / 6),
  TIMEOUT_MS,
);
