import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { createSelection, type Selection } from '../../../../../shared/stores/lists/selection.ts';
import { DataTable } from '../../../../../shared/ui/table/data-table.tsx';
import { selectColumn, selectionHandlers } from '../../../../../shared/ui/table/select-column.tsx';
import { click, render } from '../../../support/render.ts';

const renders: string[] = [];

const columnOf = (selection: Selection) =>
  selectColumn<string>({
    selection,
    width: '32px',
    allLabel: 'Select all',
    keyOf: (id) => id,
    labelOf: (id) => `Select ${id}`,
  });

/** A table that counts how often a row is rendered: a tick is the box's own concern. */
function Rows({ selection, ids }: { selection: Selection; ids: string[] }) {
  const { cell, ...column } = columnOf(selection);
  const counted = (id: string) => {
    renders.push(id);
    return cell(id);
  };
  return (
    <DataTable
      caption="Letters"
      columns={[{ ...column, cell: counted }]}
      rows={ids}
      keyOf={(id) => id}
      handlers={selectionHandlers(selection)}
    />
  );
}

async function show(ids = ['a', 'b', 'c']) {
  renders.length = 0;
  const selection = createSelection();
  selection.offer(ids);
  const page = await render(Rows, { selection, ids });
  const boxes = () => [...page.querySelectorAll('input')];
  const box = (name: string) =>
    boxes().find((one) => one.getAttribute('aria-label') === name) as HTMLInputElement;
  return { selection, box, ticked: () => boxes().map(({ checked }) => checked) };
}

describe('a selection', () => {
  it('is empty at first, even for no rows', () => {
    const selection = createSelection();
    expect([selection.inSight.value.length, selection.selected.value.size]).toEqual([0, 0]);
  });

  it('ticks a row and unticks it again', async () => {
    const { selection, box } = await show();
    await click(box('Select b'));
    expect([...selection.selected.value]).toEqual(['b']);
    await click(box('Select b'));
    expect([...selection.selected.value]).toEqual([]);
  });

  it('selects or clears every row at once [2 §2 List selection]', async () => {
    const { selection, box, ticked } = await show();
    await click(box('Select all'));
    expect(ticked()).toEqual([true, true, true, true]);
    expect([...selection.selected.value]).toEqual(['a', 'b', 'c']);
    await click(box('Select all'));
    expect(ticked()).toEqual([false, false, false, false]);
  });

  it('unticks the box above when one row is unticked, and shows that some are left [2 §2 List selection]', async () => {
    const { box, ticked } = await show();
    await click(box('Select all'));
    await click(box('Select a'));
    expect(ticked()).toEqual([false, false, true, true]);
    expect(box('Select all').indeterminate).toBe(true);
    await click(box('Select a'));
    expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([true, false]);
  });

  it('renders no row for a tick [performance Rows]', async () => {
    const { box } = await show();
    await click(box('Select a'));
    await click(box('Select all'));
    expect(renders).toEqual(['a', 'b', 'c']);
  });

  it('keeps hidden rows apart: all, none and some refer to the visible rows [2 §2 Selection out of sight]', async () => {
    const { selection, box } = await show();
    await act(async () => selection.setAll(['a', 'c'], true));
    await act(async () => selection.offer(['b'], ['a', 'b', 'c']));
    expect([...selection.selected.value]).toEqual(['a', 'c']);
    expect(selection.inSight.value).toEqual([]);
    expect([box('Select all').checked, box('Select all').indeterminate]).toEqual([false, false]);
    await click(box('Select all'));
    expect(selection.inSight.value).toEqual(['b']);
    await click(box('Select all'));
    expect([...selection.selected.value]).toEqual(['a', 'c']);
    await act(async () => selection.offer(['a', 'b', 'c']));
    expect(box('Select all').indeterminate).toBe(true);
  });

  it('drops rows that are no longer offered, and keeps the rest', async () => {
    const { selection } = await show();
    await act(async () => selection.setAll(['a', 'b'], true));
    await act(async () => selection.offer(['b', 'd']));
    expect([...selection.selected.value]).toEqual(['b']);
    await act(async () => selection.clear());
    expect(selection.has('b').value).toBe(false);
  });
});
