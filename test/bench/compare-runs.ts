/** What a change costs: two runs of the bench, row by row. */
import { type Result, SIDES } from './table.ts';

/** A difference below this is noise. */
const NOTED = 0.1;
/** Below this, in the unit of the row, a share says nothing. */
const SMALLEST = 1;

/**
 * Compares the medians of two runs.
 * @param before the results of the earlier run; rows that only one of both has are left out
 * @returns a line for each median that differs by 10 % or more, the worst first; one line if there is none
 */
export function comparisonOf(results: readonly Result[], before: readonly Result[]): string[] {
  const changes = results.flatMap(({ name, unit, sides }) => {
    const earlier = before.find((row) => row.name === name)?.sides;
    return SIDES.flatMap((side) => {
      const now = sides[side]?.median;
      const then = earlier?.[side]?.median;
      if (now === undefined || then === undefined || Math.max(now, then) < SMALLEST) return [];
      const share = now / then - 1;
      if (Math.abs(share) < NOTED) return [];
      const sign = share > 0 ? '+' : '−';
      const percent = `${sign}${Math.round(Math.abs(share) * 100)} %`;
      return [
        {
          share,
          line: `${percent.padStart(8)}  ${name}, ${side}: ${then.toFixed(1)} → ${now.toFixed(1)} ${unit}`,
        },
      ];
    });
  });
  if (changes.length === 0) return ['Nothing differs from the earlier run by 10 % or more.', ''];
  return [
    'Against the earlier run:',
    ...changes.sort((one, other) => other.share - one.share).map(({ line }) => line),
    '',
  ];
}
