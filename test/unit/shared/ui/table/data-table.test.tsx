import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextSort, type Sort } from '../../../../../shared/domain/table.ts';
import type { Column } from '../../../../../shared/ui/table/column.ts';
import { DataTable } from '../../../../../shared/ui/table/data-table.tsx';
import { click, render, settle } from '../../../support/render.ts';

interface Plant {
  id: string;
  name: string;
  height: number;
}

const cells = vi.fn((plant: Plant) => plant.name);

const columns: readonly Column<Plant, 'name' | 'height'>[] = [
  { key: 'name', heading: 'Name', sortKey: 'name', rowHeader: true, cell: cells },
  { key: 'height', heading: 'Height', sortKey: 'height', numeric: true, cell: ({ height }) => height },
  {
    key: 'actions',
    heading: 'Actions',
    headingHidden: true,
    cell: ({ name }) => <button type="button">Water {name}</button>,
  },
];
const rows: Plant[] = [
  { id: 'p1', name: 'Fern', height: 30 },
  { id: 'p2', name: 'Moss', height: 2 },
];

function table(props: Partial<Parameters<typeof DataTable<Plant, 'name' | 'height'>>[0]> = {}) {
  return (
    <DataTable<Plant, 'name' | 'height'>
      caption="Plants"
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      {...props}
    />
  );
}

/** Shows a table and lets the test show it again in another state. */
async function show(first: Parameters<typeof table>[0] = {}) {
  const holder = await render(() => null, {});
  const root = createRoot(holder.appendChild(document.createElement('div')));
  const again = (props: Parameters<typeof table>[0]) => act(async () => root.render(table(props)));
  await again(first);
  return { page: holder, again };
}

const announced = () => {
  vi.advanceTimersByTime(200);
  return document.querySelector('[role=status]')?.textContent ?? '';
};
const button = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll<HTMLElement>('thead button')].find(
    (head) => head.getAttribute('aria-label') === name,
  );
const sortOf = (page: HTMLElement) =>
  [...page.querySelectorAll('[aria-sort]')].map((th) => [th.textContent, th.getAttribute('aria-sort')]);

beforeEach(() => {
  vi.useFakeTimers();
  cells.mockClear();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe('a table', () => {
  it('is named by its caption, and its columns and rows by their headings [accessibility Tables]', async () => {
    const { page } = await show();
    expect(page.querySelector('caption')?.textContent).toBe('Plants');
    const heads = [...page.querySelectorAll('thead th')];
    expect(heads.map((th) => [th.textContent, th.getAttribute('scope')])).toEqual([
      ['Name', 'col'],
      ['Height', 'col'],
      ['Actions', 'col'],
    ]);
    expect([...page.querySelectorAll('tbody th[scope=row]')].map((th) => th.textContent)).toEqual([
      'Fern',
      'Moss',
    ]);
  });

  it('says what its elements are, even if they’re shown as cards [accessibility Tables]', async () => {
    const { page } = await show();
    const roles = [...page.querySelectorAll('table, table [role]')].map((one) => one.getAttribute('role'));
    expect(roles.slice(0, 6)).toEqual([
      'table',
      'rowgroup',
      'row',
      'columnheader',
      'columnheader',
      'columnheader',
    ]);
    expect(roles.slice(6, 11)).toEqual(['rowgroup', 'row', 'rowheader', 'cell', 'cell']);
    const cards = [...page.querySelectorAll('[data-row=p1] > *')].map((one) =>
      one.getAttribute('data-heading'),
    );
    expect(cards).toEqual([null, 'Height', null]);
  });

  it('can be scrolled with the keyboard in a region with its name [accessibility Tables]', async () => {
    const { page } = await show();
    const place = page.querySelector('section');
    expect(place?.tabIndex).toBe(0);
    expect(place?.getAttribute('aria-label')).toBe('Plants, scrollable');
  });

  it('marks the one column that it’s sorted by [accessibility Tables]', async () => {
    const { page, again } = await show();
    expect(sortOf(page)).toEqual([]);
    await again({ sort: { key: 'height', ascending: false } });
    expect(sortOf(page)).toEqual([['Height', 'descending']]);
    await again({ sort: { key: 'name', ascending: true } });
    expect(sortOf(page)).toEqual([['Name', 'ascending']]);
  });

  it('sorts with buttons in its headings, which keep the focus [accessibility Tables]', async () => {
    let sort: Sort<'name' | 'height'> | undefined;
    const { page, again } = await show({ onSort: (key) => (sort = nextSort(sort, key)) });
    const height = button(page, 'Height') as HTMLElement;
    await click(height);
    expect(sort).toEqual({ key: 'height', ascending: true });
    await again({ sort, onSort: (key) => (sort = nextSort(sort, key)) });
    expect(document.activeElement).toBe(height);
    await click(height);
    expect(sort).toEqual({ key: 'height', ascending: false });
    expect(height.parentElement?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    expect(button(page, 'Actions')).toBeUndefined();
  });

  it('announces a new order once its rows are there, but not the first order [accessibility Tables]', async () => {
    const onSort = vi.fn();
    const { page, again } = await show({ sort: { key: 'name', ascending: true }, onSort });
    await settle();
    expect(page.querySelector('select')).toBeTruthy();
    expect(announced()).toBe('');
    await again({ sort: { key: 'name', ascending: false }, busy: true, onSort });
    expect(announced()).toBe('');
    await again({ sort: { key: 'name', ascending: false }, onSort });
    expect(announced()).toBe('Sorted by Name, descending.');
  });

  it('offers the order of cards in a list, and a button that reverses it [accessibility Tables]', async () => {
    const onSort = vi.fn();
    const { page } = await show({ sort: { key: 'name', ascending: true }, onSort });
    await settle();
    const select = page.querySelector('select') as HTMLSelectElement;
    expect(select.closest('label')?.textContent).toMatch(/^Sort by/);
    expect([select.value, [...select.options].map(({ text }) => text)]).toEqual(['name', ['Name', 'Height']]);
    await act(async () => {
      select.value = 'height';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await click(page.querySelector('[aria-label^="Sorted by Name, ascending."]') as HTMLElement);
    expect(onSort.mock.calls).toEqual([['height'], ['name']]);
  });

  it('keeps its rows while others are loading', async () => {
    const { page, again } = await show();
    await again({ busy: true });
    expect(page.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
    expect(page.querySelectorAll('tbody tr')).toHaveLength(2);
  });

  it('renders only the rows that have changed [performance Rows]', async () => {
    const { again } = await show();
    expect(cells).toHaveBeenCalledTimes(2);
    const [fern, moss] = rows as [Plant, Plant];
    await again({ rows: [fern, { ...moss, height: 3 }], busy: true });
    expect(cells).toHaveBeenCalledTimes(3);
  });

  it('can have other content in a column’s heading', async () => {
    const { page } = await show({
      columns: [{ key: 'tick', heading: 'Select', head: () => <b>All</b>, cell: () => '' }],
    });
    expect(page.querySelector('thead th')?.innerHTML).toBe('<b>All</b>');
  });

  it('lays each row out independently if all columns have widths [performance Long tables]', async () => {
    const { page, again } = await show();
    const element = () => page.querySelector('table') as HTMLElement;
    expect(element().style.getPropertyValue('--cb-table-columns')).toBe('');
    await again({ columns: columns.map((column) => ({ ...column, width: '80px' })) });
    expect(element().className).toContain('cb-table--fixed');
    expect(element().style.getPropertyValue('--cb-table-columns')).toBe('80px 80px 80px');
  });
});
