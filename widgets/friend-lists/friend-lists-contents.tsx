import { type RefObject, useMemo } from 'react';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import { LIST_LIMITS } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { FoundRows, UnreadableRows } from '../../shared/ui/lists/list-table.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { SearchBox } from '../../shared/ui/table/search-box.tsx';
import { friendListColumns } from './friend-list-columns.tsx';
import { type FriendListsState, foundListsText } from './friend-lists-state.ts';

const messages = defineMessages('friend-lists', {
  searchLabel: 'Search these lists',
  searchPlaceholder: 'List Name, Product Name, or Item #',
  search: 'Search',
  showAll: 'Show all lists',
  noLists: 'There are no public lists here yet.',
  caption: 'Public lists',
  what: 'These lists',
  noCustomer: 'There are no lists at this address. Please check the link you were given.',
  whatSorted: 'The lists in this order',
  whatFound: 'Your search results',
  unreadable: 'We couldn’t show {count:one list|# lists}.',
});

const EmptyState = lazyComponent(loadListSurroundings, ({ EmptyState }) => EmptyState);
const TableProblem = lazyComponent(loadListSurroundings, ({ TableProblem }) => TableProblem);

interface FriendListsContentsProps {
  page: FriendListsState;
  seesPrices: boolean;
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** The search, failures, and the table, or the reason why there is none [2 §2 Friend lists, §8 List search]. */
export function FriendListsContents({ page, seesPrices, heading }: FriendListsContentsProps) {
  const { table } = page;
  const { query, busy, shown, failure } = useStore(table.$state);
  const columns = useMemo(() => friendListColumns(page, seesPrices), [page, seesPrices]);

  if (!busy && failure?.failure.kind === 'refused') {
    return <Notice tone="warning">{messages.noCustomer}</Notice>;
  }
  const problem = !busy && failure && (
    <TableProblem failure={failure} messages={messages} heading={heading} onRetry={table.retry} />
  );
  if (!shown) return problem || <Skeleton rows={8} />;
  const { rows, contents } = shown;
  const { search } = shown.query;
  return (
    <>
      <SearchBox
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        maxLength={LIST_LIMITS.search}
        value={query.search}
        onType={(text) => {
          if (!text && query.search) void table.search('');
        }}
        onSearch={table.search}
        buttonLabel={messages.search}
      />
      {problem}
      <UnreadableRows count={contents.unreadable} text={messages.unreadable} />
      {search && (
        <FoundRows
          text={foundListsText(rows.length, search)}
          showAllLabel={messages.showAll}
          heading={heading}
          onShowAll={() => table.search('')}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          caption={messages.caption}
          captionHidden
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          sort={shown.sort}
          onSort={table.sortBy}
          busy={busy}
        />
      )}
      {rows.length + contents.unreadable === 0 && !search && <EmptyState text={messages.noLists} />}
    </>
  );
}
