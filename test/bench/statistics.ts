/** The statistics of a number that was measured several times. */
export interface Spread {
  median: number;
  /** A quarter of the runs were below the first, a quarter above the second. */
  quartiles: readonly [number, number];
  runs: number;
}

/** Returns median and quartiles. Throws if nothing was measured. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((one, other) => one - other);
  if (sorted.length === 0) throw new Error('nothing was measured');
  return {
    median: quantile(sorted, 0.5),
    quartiles: [quantile(sorted, 0.25), quantile(sorted, 0.75)],
    runs: sorted.length,
  };
}

/**
 * Returns the spread of the ratios, each of two numbers of one round. A temporary slowdown of the machine
 * affects both, so this says more than the ratio of two medians.
 */
export function ratioOf(values: readonly number[], floor: readonly number[]): Spread {
  const rounds = Math.min(values.length, floor.length);
  return spreadOf(
    Array.from({ length: rounds }, (_, round) => (values[round] as number) / (floor[round] as number)),
  );
}

/** The cost of one more line, from two carts of different length. */
export function slope(few: { lines: number; value: number }, many: { lines: number; value: number }): number {
  return (many.value - few.value) / (many.lines - few.lines);
}

/** Returns the value below which that share of all values lies. Throws if nothing was measured. */
export function quantileOf(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  return quantile(
    [...values].sort((one, other) => one - other),
    share,
  );
}

/** Interpolates between the two neighbouring values. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place - Math.floor(place));
}
