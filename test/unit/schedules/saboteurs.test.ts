// @vitest-environment node
import { expect, it } from 'vitest';
import { cartExploration, STEPS, STEPS_WITH_BACK } from './cart-world.ts';
import { SABOTEURS } from './saboteurs.ts';
import { explore } from './support/explore.ts';

/** The worse the product is hidden, the longer the search takes. */
const [MOST, TIMEOUT_MS] = [20_000, 1_200_000];

it.each(SABOTEURS.map((saboteur) => [saboteur.what, saboteur] as const))(
  'schedules find out that %s [reliability Schedules]',
  async (_, { foundBy, withBack, ...sabotage }) => {
    const steps = withBack ? STEPS_WITH_BACK : STEPS;
    const { failure } = await explore(await cartExploration(sabotage, steps), MOST);
    expect(failure?.schedule.join(', ')).toBe(foundBy);
  },
  TIMEOUT_MS,
);
