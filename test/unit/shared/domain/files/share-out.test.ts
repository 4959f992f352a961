import { describe, expect, it } from 'vitest';
import { shareOut, toCents } from '../../../../../shared/domain/files/share-out.ts';
import { fc } from '../../../support/generated.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const cents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const values = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 });

describe('an amount that is divided by value', () => {
  it.each([
    [1000, [1, 1, 1], [334, 333, 333]],
    [1, [1, 3], [0, 1]],
    [2, [1, 1, 2], [1, 0, 1]],
    [2, [1, 3], [0, 2]],
    [-1, [1, 3], [0, -1]],
    [-1000, [1, 1, 1], [-334, -333, -333]],
    [850, [10_000, 0, 5000], [567, 0, 283]],
    [5, [0, 0], [3, 2]],
    [0, [3, 4], [0, 0]],
    [7, [], []],
  ])('is %d cents by %j: %j [files Funds]', (amount, by, shares) => {
    const result = shareOut(amount, by);
    expect(sum(result)).toBe(by.length ? amount : 0);
    expect(result).toEqual(shares);
  });

  it('adds up to the amount, to the cent [files Funds]', () => {
    fc.assert(fc.property(cents, values, (amount, by) => sum(shareOut(amount, by)) === amount));
  });

  it('is off by less than a cent for each share [files Funds]', () => {
    fc.assert(
      fc.property(cents, values, (amount, by) => {
        const all = BigInt(sum(by));
        fc.pre(all > 0n);
        // The difference to the exact share, times the sum of the values.
        return shareOut(amount, by).every((share, index) => {
          const off = BigInt(share) * all - BigInt(amount) * BigInt(by[index] ?? 0);
          return (off < 0n ? -off : off) < all;
        });
      }),
    );
  });

  it('gives a larger value at least as much as a smaller one, and nothing to a value of 0 [files Funds]', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000), values, (amount, by) => {
        fc.pre(sum(by) > 0);
        const shares = shareOut(amount, by);
        return by.every(
          (value, one) =>
            (value > 0 || shares[one] === 0) &&
            by.every((other, index) => value <= other || (shares[one] ?? 0) >= (shares[index] ?? 0)),
        );
      }),
    );
  });

  it('is counted in cents, as it is shown [files Funds]', () => {
    expect([1.005, 0.1 + 0.2, 19.99, -8.5].map(toCents)).toEqual([101, 30, 1999, -850]);
  });
});
