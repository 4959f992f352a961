import { type RefObject, useMemo, useRef } from 'react';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import { LIST_LIMITS, type ListItem } from '../../shared/domain/lists/shopping-list.ts';
import { pageOfRows } from '../../shared/domain/table.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { SelectedRows } from '../../shared/ui/lists/selected-rows.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { useRowSlices } from '../../shared/ui/table/row-slices.ts';
import { SearchBox } from '../../shared/ui/table/search-box.tsx';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
import { itemHandlers } from './item-handlers.ts';
import { listDetailColumns } from './list-detail-columns.tsx';
import { loadDetailSurroundings } from './list-detail-modules.ts';
import type { ListDetailState } from './list-detail-state.ts';
import type { ItemSteppers } from './quantities/item-quantity.tsx';

const messages = defineMessages('list-detail', {
  searchLabel: 'Search this list',
  searchPlaceholder: 'Keyword or Item #',
  addSelected: 'Add to Cart',
  removeSelected: 'Remove',
  moveSelected: 'Move to another list…',
  chooseToAdd: 'Please choose at least one item to add to your Cart.',
  chooseToRemove: 'Please choose at least one item to remove.',
  chooseToMove: 'Please choose at least one item to move.',
  chooseShown: 'The items you selected aren’t shown. You can only remove or move items that you can see.',
  selectedNone: 'No items selected',
  selected: '{count} {count:item|items} selected',
  selectedHidden: '({count} not shown)',
  caption: 'Items on this list',
});

const ListPages = lazyComponent(loadListSurroundings, ({ ListPages }) => ListPages);
const EmptyList = lazyComponent(loadDetailSurroundings, ({ EmptyList }) => EmptyList);
const ListProblem = lazyComponent(loadDetailSurroundings, ({ ListProblem }) => ListProblem);
const NoList = lazyComponent(loadDetailSurroundings, ({ NoList }) => NoList);
const UnreadableListItems = lazyComponent(
  loadDetailSurroundings,
  ({ UnreadableListItems }) => UnreadableListItems,
);

/** About as many as fit on a screen. */
const PLACEHOLDERS = 6;
const NO_ROWS: readonly ListItem[] = [];
const keyOf = ({ key }: ListItem) => key;

interface ListDetailItemsProps {
  page: ListDetailState;
  seesPrices: boolean;
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** The search, and the items, or the reason why none are shown [2 §2, §8]. */
export function ListDetailItems({ page, seesPrices, heading }: ListDetailItemsProps) {
  const { table } = page;
  const { query, busy, shown, failure } = useStore(table.$state);
  const hidden = useStore(page.removals.$hidden);
  const text = useStore(table.$text);
  const steppers = useMemo((): ItemSteppers => new Map(), []);
  const columns = useMemo(() => listDetailColumns(page, seesPrices, steppers), [page, seesPrices, steppers]);
  const handlers = useMemo(() => itemHandlers({ page, steppers, heading }), [page, steppers, heading]);
  const all = shown?.rows ?? NO_ROWS;
  const rows = useMemo(() => (hidden.size ? all.filter(({ key }) => !hidden.has(key)) : all), [all, hidden]);
  const shownQuery = shown?.query ?? query;
  const { rows: pageRows, ...pages } = useMemo(() => pageOfRows(rows, shownQuery), [rows, shownQuery]);
  const slices = useRowSlices(pageRows, keyOf);
  const top = useRef<HTMLParagraphElement>(null);

  function showAll(): Promise<void> {
    heading.current?.focus();
    return table.search('');
  }

  async function turn(page: number): Promise<void> {
    if (await table.show({ page }, 'push')) top.current?.focus();
  }

  if (!busy && failure?.failure.kind === 'refused') return <NoList />;
  const { search, size } = shownQuery;
  const unreadable = shown?.contents.unreadable ?? 0;
  const turning = { ...pages, size, count: rows.length, onPage: turn };
  return (
    <>
      {!busy && failure && <ListProblem failure={failure} heading={heading} onRetry={table.retry} />}
      {shown && (shown.contents.items.length > 0 || search) && (
        <SearchBox
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          maxLength={LIST_LIMITS.search}
          value={text}
          onType={table.type}
          onSearch={table.search}
        />
      )}
      {!shown && (busy || !failure) && <Skeleton rows={PLACEHOLDERS} />}
      {shown && <SelectedItems page={page} heading={heading} />}
      {pages.pageCount > 1 && <ListPages {...turning} top={top} />}
      {shown && rows.length > 0 && (
        <DataTable
          caption={messages.caption}
          captionHidden
          columns={columns}
          rows={slices}
          keyOf={keyOf}
          sort={busy ? query.sort : shown.sort}
          onSort={table.sortBy}
          busy={busy}
          handlers={handlers}
        />
      )}
      {pages.pageCount > 1 && <ListPages {...turning} />}
      {shown && rows.length === 0 && <EmptyList search={search} onShowAll={showAll} />}
      {unreadable > 0 && <UnreadableListItems count={unreadable} />}
    </>
  );
}

/** The actions for the ticked items; only those on the screen can be removed or moved [2 §2 Selection out of sight]. */
function SelectedItems({ page, heading }: Pick<ListDetailItemsProps, 'page' | 'heading'>) {
  const adding = useSignalValue(page.adding.isAdding('selected'));
  return (
    <SelectedRows
      selection={page.selection}
      messages={messages}
      awaitsTick
      actions={[
        {
          label: messages.addSelected,
          tone: 'action',
          busy: adding,
          unchosen: messages.chooseToAdd,
          onPress: page.addSelected,
        },
        {
          label: messages.removeSelected,
          needsSight: true,
          unchosen: messages.chooseToRemove,
          onPress: () => {
            heading.current?.focus();
            return page.removeSelected();
          },
        },
        {
          label: messages.moveSelected,
          needsSight: true,
          unchosen: messages.chooseToMove,
          onPress: page.moveSelected,
        },
      ]}
    />
  );
}
