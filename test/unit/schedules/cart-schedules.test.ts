// @vitest-environment node
import { expect, it } from 'vitest';
import { cartExploration } from './cart-world.ts';
import { explore } from './support/explore.ts';

/** How many schedules are run, shortest first. */
const MOST = Number(process.env.SCHEDULES || 10_000);

it(
  'a cart loses nothing, adds nothing twice and comes to rest, in whatever order things happen [reliability Schedules]',
  async () => {
    const { schedules, length, failure } = await explore(await cartExploration(), MOST);
    console.log(`${schedules} schedules of up to ${length} steps`);
    expect(failure).toBeUndefined();
    expect(schedules).toBe(MOST);
  },
  60_000 + MOST * 100,
);
