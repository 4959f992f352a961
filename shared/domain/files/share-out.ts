/** Sharing an amount by value, to the cent. */
import type { Amount } from '../money.ts';
import { sumOf } from '../sum.ts';

/** Returns an amount in cents, a whole number. */
export function toCents(amount: Amount): number {
  // The server's 1.005 is a little less in memory, but `formatMoney` shows $1.01.
  return Math.round(amount * 100 * (1 + Number.EPSILON));
}

/**
 * Shares an amount in proportion to values by the method of the largest remainder: each share is rounded down to a cent,
 * and the cents that are left go to those that lost most, so that the shares add up to the amount and none is off by a cent
 * or more. If remainders are equal, the larger value gets the cent, then the first one.
 * @param cents the amount in cents, a whole number; a discount is negative
 * @param values whole numbers, none negative; if all are 0, the shares are equal
 */
export function shareOut(cents: number, values: readonly number[]): number[] {
  const weights = sumOf(values, (value) => value) > 0 ? values : values.map(() => 1);
  const total = BigInt(sumOf(weights, (weight) => weight));
  const sign = cents < 0 ? -1 : 1;
  // Uses BigInt, because the products may exceed the largest exact `number`.
  const shares = weights.map((weight, index) => {
    const product = BigInt(Math.abs(cents)) * BigInt(weight);
    return { index, weight, whole: Number(product / total), rest: product % total };
  });
  const left = Math.abs(cents) - sumOf(shares, ({ whole }) => whole);
  const first = [...shares].sort((one, other) =>
    one.rest === other.rest ? other.weight - one.weight : one.rest < other.rest ? 1 : -1,
  );
  for (const share of first.slice(0, left)) share.whole += 1;
  return shares.map(({ whole }) => (whole === 0 ? 0 : sign * whole));
}
