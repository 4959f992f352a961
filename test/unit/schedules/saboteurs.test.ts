// @vitest-environment node
import { expect, it } from 'vitest';
import { EXPLORATIONS } from './explorations.ts';
import { FORM_SABOTEURS } from './form/form-saboteurs.ts';
import { SABOTEURS } from './saboteurs.ts';

/** The better the sabotage is hidden, the longer the search takes. */
const [MOST, TIMEOUT_MS] = [20_000, 1_200_000];

it.each([...SABOTEURS, ...FORM_SABOTEURS].map((saboteur) => [saboteur.what, saboteur] as const))(
  'schedules find that %s [reliability Schedules]',
  async (_, { foundBy, place = 'cart', ...sabotage }) => {
    const { failure } = await EXPLORATIONS[place](MOST, undefined, sabotage);
    expect(failure?.schedule.join(', ')).toBe(foundBy);
  },
  TIMEOUT_MS,
);
