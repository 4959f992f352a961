// @vitest-environment node
import { appendFileSync } from 'node:fs';
import { it } from 'vitest';
import { EXPLORATIONS } from './explorations.ts';
import { SABOTEURS } from './saboteurs.ts';

it.each(
  SABOTEURS.filter(({ foundBy }) => foundBy === '?').map((saboteur) => [saboteur.what, saboteur] as const),
)(
  '%s',
  async (_, { foundBy, place = 'cart', what, ...sabotage }) => {
    const { failure, schedules } = await EXPLORATIONS[place](6000, undefined, sabotage);
    appendFileSync(
      '/tmp/i/loss/found.txt',
      `${what} | ${schedules} | ${failure?.schedule.join(', ')} | ${failure?.problems}\n`,
    );
  },
  1_200_000,
);
