// @vitest-environment node
import { expect, it } from 'vitest';
import { comparisonOf } from '../../bench/compare-runs.ts';
import { summarize } from '../../bench/table.ts';

const run = (start: number, change: number) => [
  summarize({ name: 'start', unit: 'ms', values: { floor: [100], preact: [start] } }),
  summarize({ name: 'change', unit: 'ms', values: { preact: [change] } }),
];

it('lists what costs a tenth or more, the worst first [performance Bench]', () => {
  expect(comparisonOf(run(150, 20), run(100, 30))).toEqual([
    'Against the earlier run:',
    '   +50 %  start, preact: 100.0 → 150.0 ms',
    '   −33 %  change, preact: 30.0 → 20.0 ms',
    '',
  ]);
});

it('says so if nothing differs [performance Bench]', () => {
  expect(comparisonOf(run(105, 20), run(100, 20))).toEqual([
    'Nothing differs from the earlier run by 10 % or more.',
    '',
  ]);
});
