import { expect } from 'vitest';
import { EXPLORATIONS, type Place } from './explorations.ts';

/** How many schedules all files run. */
const ALL = Number(process.env.SCHEDULES || 12_000);

/** How long a file may take, on a machine that is busy with other things. */
export const TIMEOUT_MS = 60_000 + ALL * 30;

const SHOPPERS = ['type', 'remove', 'undo', 'add', 'move', 'send the sheet'];

/** Whether a step is an action of the shopper. */
export const isShoppers = ({ name }: { name: string }): boolean => SHOPPERS.includes(name);

/**
 * Runs schedules, shortest first, and expects that none ends badly.
 * @param share the fraction of all schedules to run
 * @param begins those that begin with one of these steps
 */
export async function expectSound(
  place: Place,
  share: number,
  begins?: (step: { name: string }) => boolean,
): Promise<void> {
  const most = Math.round(ALL * share);
  const { schedules, length, failure } = await EXPLORATIONS[place](most, begins);
  console.log(`${place}: ${schedules} schedules of up to ${length} steps`);
  expect(failure).toBeUndefined();
  expect(schedules).toBe(most);
}
