/** A short form of `npm run soak`, and the saboteurs that it must find in every place. */
import { describe, expect, it } from 'vitest';
import { followTime } from '../support/page-clock.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';
import { THROTTLE } from '../support/throttle.ts';
import { CART } from './cart.ts';
import { LIST } from './lists.ts';
import { orderSheet } from './order-sheet.ts';
import { doubleWrites, keepStaleReads, loseWrites } from './saboteurs.ts';
import { type Place, soak } from './soak.ts';

const SEED = Number(process.env.SOAK_SEED ?? 7);
const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 20);
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);
const LIMIT = (180_000 + ACTIONS * 2000) * THROTTLE;

/** What the browser says about the faults; errors of scripts aren't among that. */
const EXPECTED = [/^console:/];

const PLACES = { 'the cart': () => CART, 'a list': () => LIST, 'the order sheet': orderSheet };
const arrival = ({ cart }: Place) => `/help?as=individual${cart ? `&cart=${cart}` : ''}`;
const rounds = Array.from({ length: ROUNDS }, (_, round) => SEED + round);

describe.each(Object.entries(PLACES))('random actions under faults leave %s', (_, open) => {
  const shop = useShop(SHIPPED);

  it.each(rounds)(
    'as the server has it, seed %i [reliability Serial writes, reliability Lost reply]',
    async (seed) => {
      const place = open();
      const visit = await shop.visit(arrival(place), { expects: EXPECTED, prepare: followTime });
      expect(await soak(place, visit, ACTIONS, seed)).toEqual([]);
    },
    LIMIT,
  );

  it.each([
    ['a write is lost', loseWrites],
    ['a write is doubled', doubleWrites],
    ['an old reading wins', keepStaleReads],
  ])(
    'in another state if %s, which the test notices [reliability Serial writes]',
    async (_, before) => {
      const place = { ...open(), patience: 6000 };
      const visit = await shop.visit(arrival(place), { expects: EXPECTED, before, prepare: followTime });
      expect(await soak(place, visit, 0, SEED)).not.toEqual([]);
    },
    LIMIT,
  );
});
