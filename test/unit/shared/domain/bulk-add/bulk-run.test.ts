import { expect, it } from 'vitest';
import { countOpen, countRows, type RowOutcome } from '../../../../../shared/domain/bulk-add/bulk-run.ts';

it('a run counts its rows by their results, and those that aren’t finished [journal Progress, journal Result]', () => {
  const states = ['added', 'waiting', 'refused', 'sending', 'asking', 'added', 'waiting', 'waiting'] as const;
  const rows = states.map((state, index): RowOutcome => {
    const key = `${index}`;
    return { row: { key, itemNumber: '151261', quantity: 1 }, state };
  });
  expect(countRows(rows)).toEqual({ waiting: 3, sending: 1, added: 2, refused: 1, asking: 1 });
  expect(countOpen(rows)).toBe(4);
});
