import type { RefObject } from 'react';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import { LIST_LIMITS } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { SelectField } from '../../shared/ui/forms/field.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { FoundRows, UnreadableRows } from '../../shared/ui/lists/list-table.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { SearchBox } from '../../shared/ui/table/search-box.tsx';
import { PublicListItems } from './public-list-items.tsx';
import { foundItemsText, type PublicListState } from './public-list-state.ts';

const messages = defineMessages('public-list', {
  otherList: 'View a Different List...',
  searchLabel: 'Search this list',
  searchPlaceholder: 'Keyword or Item #',
  showAll: 'Show all items',
  noItems: 'This list is empty.',
  what: 'This list',
  whatSorted: 'The list in this order',
  whatFound: 'Your search results',
  noList: 'There’s no list at this address. Please check the link you were given.',
  unreadable: 'We couldn’t show {count:one item|# items}.',
});

const EmptyState = lazyComponent(loadListSurroundings, ({ EmptyState }) => EmptyState);
const TableProblem = lazyComponent(loadListSurroundings, ({ TableProblem }) => TableProblem);

interface PublicListContentsProps {
  page: PublicListState;
  seesPrices: boolean;
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** The search, failures, and the items, or the reason why there are none [2 §2 Public list, §8 Public list]. */
export function PublicListContents({ page, seesPrices, heading }: PublicListContentsProps) {
  const { table } = page;
  const { busy, shown, failure } = useStore(table.$state);

  if (!busy && failure?.failure.kind === 'refused') {
    return <Notice tone="warning">{messages.noList}</Notice>;
  }
  const problem = !busy && failure && (
    <TableProblem failure={failure} messages={messages} heading={heading} onRetry={table.retry} />
  );
  if (!shown) {
    return (
      <>
        <ListSwitch page={page} />
        {problem || <Skeleton rows={8} />}
      </>
    );
  }
  const { items, unreadable } = shown.contents;
  const { search } = shown.query;
  return (
    <>
      <ListTools page={page} />
      {problem}
      <UnreadableRows count={unreadable} text={messages.unreadable} />
      {search && (
        <FoundRows
          text={foundItemsText(shown.rows.length, search)}
          showAllLabel={messages.showAll}
          heading={heading}
          onShowAll={() => table.search('')}
        />
      )}
      {items.length > 0 && <PublicListItems page={page} seesPrices={seesPrices} />}
      {items.length + unreadable === 0 && !search && <EmptyState text={messages.noItems} />}
    </>
  );
}

/** The controls above the items: the owner's other lists, and a search that follows the typing. */
function ListTools({ page }: { page: PublicListState }) {
  const text = useStore(page.table.$text);
  return (
    <div className="cb-public-list__tools">
      <ListSwitch page={page} />
      <SearchBox
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        maxLength={LIST_LIMITS.search}
        value={text}
        onType={page.table.type}
        onSearch={page.table.search}
      />
    </div>
  );
}

/** Opens another list of the same owner; not shown if there is no other. */
function ListSwitch({ page }: { page: PublicListState }) {
  const lists = useStore(page.owner.$lists);
  const asked = useStore(page.table.$state, ({ query }) => query.id);
  if (lists.length < 2) return null;
  return (
    <div className="cb-public-list__switch">
      <SelectField
        label={messages.otherList}
        options={lists.map((list) => ({ value: list.id, label: listName(list) }))}
        value={asked}
        onChange={({ target }) => void page.show(target.value)}
      />
    </div>
  );
}
