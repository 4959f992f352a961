import { describe, expect, it } from 'vitest';
import { arrangeRows, narrowRows } from '../../../../../shared/domain/lists/list-rows.ts';

const row = (id: string, price = 1) => ({ id, price });
const idOf = ({ id }: { id: string }) => id;

describe('rows that a search has found', () => {
  const rows = [row('a'), row('b'), row('c')];

  it("keep the table's order, whatever order they were found in", () => {
    expect(narrowRows(rows, [row('c'), row('a')], { idOf }).map(idOf)).toEqual(['a', 'c']);
  });

  it('are the very rows of the table', () => {
    expect(narrowRows(rows, [row('b', 2)], { idOf })[0]).toBe(rows[1]);
  });

  it('come last if the table has none of them, once each', () => {
    expect(narrowRows(rows, [row('x'), row('b'), row('x')], { idOf }).map(idOf)).toEqual(['b', 'x']);
  });

  it('are none if nothing was found', () => {
    expect(narrowRows(rows, [], { idOf })).toEqual([]);
  });
});

describe('rows of a table in another order', () => {
  it('are the same objects if they are unchanged', () => {
    const rows = [row('a'), row('b')];
    const arranged = arrangeRows(rows, [row('b', 2), row('a')], { keyOf: idOf, idOf });
    expect(arranged).toEqual([row('b', 2), row('a')]);
    expect(arranged[1]).toBe(rows[0]);
  });

  it('are the existing ones, in turn, if the reply doesn’t tell its rows apart [wire Bad rows]', () => {
    const beaker = (key: string, id = 'beaker') => ({ key, id });
    const before = [beaker('gi1'), beaker('gi2', 'flask'), beaker('gi3')];
    const reply = [beaker('beaker'), beaker('beaker 2'), beaker('flask', 'flask')];
    const after = arrangeRows(before, reply, { keyOf: ({ key }) => key, idOf });
    expect(after.map(({ key }) => key)).toEqual(['gi1', 'gi3', 'gi2']);
  });

  it('are matched only with rows that the reply doesn’t have under their own key, and new rows are the reply’s [wire Bad rows]', () => {
    const beaker = (key: string, id = 'beaker') => ({ key, id });
    const before = [beaker('gi1'), beaker('gi2')];
    const reply = [beaker('beaker'), beaker('gi1'), beaker('new', 'flask')];
    const after = arrangeRows(before, reply, { keyOf: ({ key }) => key, idOf });
    expect(after.map(({ key }) => key)).toEqual(['gi2', 'gi1', 'new']);
  });
});
