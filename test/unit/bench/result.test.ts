// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ratioOf, slope, spreadOf } from '../../bench/statistics.ts';
import { summarize, tableOf } from '../../bench/table.ts';

describe('the numbers of the bench', () => {
  it('are a median with the quartiles around it [performance Bench]', () => {
    expect(spreadOf([5, 1, 3, 2, 4])).toEqual({ median: 3, quartiles: [2, 4], runs: 5 });
    expect(spreadOf([1, 2])).toEqual({ median: 1.5, quartiles: [1.25, 1.75], runs: 2 });
    expect(() => spreadOf([])).toThrow('nothing was measured');
  });

  it('are compared round by round, so that a slow minute slows both sides [performance Bench]', () => {
    expect(ratioOf([2, 20, 4], [1, 10, 2]).median).toBe(2);
  });

  it('say what one more line costs [performance Bench]', () => {
    expect(slope({ lines: 200, value: 4000 }, { lines: 1000, value: 16_800 })).toBe(16);
  });

  it('are in a table with their goal, with a ratio if the floor is large enough for one [performance Bench]', () => {
    const rows = [
      {
        name: 'start',
        unit: 'ms' as const,
        values: { floor: [10, 10], preact: [20, 30] },
        goal: { ratio: 1.4 },
      },
      { name: 'script', unit: 'ms' as const, values: { floor: [0.1], preact: [4] }, goal: { value: 4 } },
      { name: 'files', unit: 'count' as const, values: { preact: [12] }, note: 'of a page' },
    ];
    const [, start, script, files, , note] = tableOf(rows.map(summarize)).split('\n');
    expect(start).toMatch(/^start, ms +10\.0 +25\.0 \[22\.5 27\.5\] +2\.50 \[2\.25 2\.75\] +– +× 1\.4$/);
    expect(script).toMatch(/^script, ms +0\.100 +4\.0 +– +≤ 4$/);
    expect(files).toMatch(/^files +– +12\.0/);
    expect(note).toBe('files: of a page');
  });
});
