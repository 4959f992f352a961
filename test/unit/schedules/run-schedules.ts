import { expect } from 'vitest';
import { cartExploration, STEPS, type World } from './cart-world.ts';
import { explore, type Step } from './support/explore.ts';

/** How many schedules a file runs, shortest first. Three files, which run side by side, share them. */
const MOST = Number(process.env.SCHEDULES || 12_000) / 3;

/** How long that may take, on a machine that is busy with other things. */
export const TIMEOUT_MS = 60_000 + MOST * 100;

const SHOPPERS = ['type', 'remove', 'undo', 'add'];

/** Whether a step is an action of the shopper in the cart. */
export const isShoppers = ({ name }: Pick<Step<World>, 'name'>): boolean => SHOPPERS.includes(name);

/** Runs the schedules of some steps that begin with one of them, and expects that none ends badly. */
export async function expectSound(
  begins: (step: Step<World>) => boolean,
  steps: readonly Step<World>[] = STEPS,
): Promise<void> {
  const exploration = await cartExploration(undefined, steps);
  const { schedules, length, failure } = await explore(exploration, MOST, begins);
  console.log(`${schedules} schedules of up to ${length} steps`);
  expect(failure).toBeUndefined();
  expect(schedules).toBe(MOST);
}
