/** The short form of `npm run soak`, and the saboteurs that it must find. */
import { describe, expect, it } from 'vitest';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { doubleWrites, keepStaleReads, loseWrites } from './saboteurs.ts';
import { CART, soak } from './soak.ts';

const SEED = Number(process.env.SOAK_SEED ?? 7);
const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 20);
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);
const LIMIT = 60_000 + ACTIONS * 2000;

/** What the browser says of the faults; a script's own error is none of it. */
const EXPECTED = [/^console:/];

const rounds = Array.from({ length: ROUNDS }, (_, round) => SEED + round);

describe('random actions under faults', () => {
  const shop = useShop(SHIPPED);

  it.each(rounds)(
    'leave the cart, seed %i, as the server has it [reliability Serial writes, reliability Lost reply]',
    async (seed) => {
      const visit = await shop.visit(`${CART.path}?as=individual`, { expects: EXPECTED });
      expect(await soak(CART, visit, ACTIONS, seed)).toEqual([]);
    },
    LIMIT,
  );

  it.each([
    ['a write is lost', loseWrites],
    ['a write is doubled', doubleWrites],
    ['an old reading wins', keepStaleReads],
  ])(
    'find it where %s [reliability Serial writes]',
    async (_, before) => {
      const visit = await shop.visit(`${CART.path}?as=individual`, { expects: EXPECTED, before });
      expect(await soak(CART, visit, 0, SEED)).not.toEqual([]);
    },
    LIMIT,
  );
});
