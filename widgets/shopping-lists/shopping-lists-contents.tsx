import { type RefObject, useMemo } from 'react';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { UnreadableRows } from '../../shared/ui/lists/list-table.tsx';
import { SelectedRows } from '../../shared/ui/lists/selected-rows.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { useRowSlices } from '../../shared/ui/table/row-slices.ts';
import { selectionHandlers } from '../../shared/ui/table/select-column.tsx';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
import { listHref, shoppingListColumns } from './shopping-list-columns.tsx';
import type { ShoppingListsState } from './shopping-lists-state.ts';

const messages = defineMessages('shopping-lists', {
  viewList: 'View list',
  what: 'Your shopping lists',
  whatSorted: 'Your shopping lists in this order',
  whatFound: 'Your search results',
  addToCart: 'Add to Cart',
  delete: 'Delete',
  moveItems: 'Move items to another list…',
  chooseToAdd: 'Please choose at least one shopping list to add the items from that list to your Cart.',
  chooseToDelete: 'Please choose at least one shopping list to delete.',
  chooseToMove: 'Please choose at least one shopping list to move its items.',
  chooseShown: 'The lists you selected aren’t shown. You can only delete or move lists that you can see.',
  selectedNone: 'No lists selected',
  selected: '{count} {count:list|lists} selected',
  selectedHidden: '({count} not shown)',
  unreadable: 'We couldn’t show {count} of your lists.',
  none: 'You have no shopping lists yet.',
  newList: 'New List',
  noneHint: 'Create a list to keep track of what you order again and again.',
  noMatch: 'No lists match “{search}”.',
  showAll: 'Show all lists',
});

const ListMessageNotice = lazyComponent(loadListSurroundings, ({ ListMessageNotice }) => ListMessageNotice);
const EmptyState = lazyComponent(loadListSurroundings, ({ EmptyState }) => EmptyState);
const TableProblem = lazyComponent(loadListSurroundings, ({ TableProblem }) => TableProblem);

/** About as many as fit on a screen. */
const PLACEHOLDERS = 6;
const NO_ROWS: readonly ShoppingList[] = [];
const keyOf = ({ id }: ShoppingList) => id;

interface ShoppingListsContentsProps {
  page: ShoppingListsState;
  seesPrices: boolean;
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** The lists, each with a checkbox, or the reason why none are shown [2 §2 Lists page]. */
export function ShoppingListsContents({ page, seesPrices, heading }: ShoppingListsContentsProps) {
  const { query, busy, shown, failure } = useStore(page.table.$state);
  const rows = useRowSlices(shown?.rows ?? NO_ROWS, keyOf);
  const columns = useMemo(() => shoppingListColumns(page, seesPrices), [page, seesPrices]);
  const handlers = useMemo(() => selectionHandlers(page.selection), [page]);

  function showAll(): Promise<void> {
    heading.current?.focus();
    return page.search('');
  }

  return (
    <>
      {!busy && failure && (
        <TableProblem failure={failure} messages={messages} heading={heading} onRetry={page.table.retry} />
      )}
      {!shown && (busy || !failure) && <Skeleton rows={PLACEHOLDERS} />}
      {shown && <SelectedLists page={page} />}
      {shown && shown.rows.length > 0 && (
        <DataTable
          caption={messages.what}
          captionHidden
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          sort={busy ? query.sort : shown.sort}
          onSort={page.table.sortBy}
          busy={busy}
          handlers={handlers}
        />
      )}
      {shown?.rows.length === 0 &&
        (shown.query.search ? (
          <EmptyState text={fill(messages.noMatch, { search: shown.query.search })}>
            <Button onPress={showAll}>{messages.showAll}</Button>
          </EmptyState>
        ) : (
          <EmptyState text={messages.none} hint={messages.noneHint}>
            <Button onPress={() => page.open({ kind: 'new' })}>{messages.newList}</Button>
          </EmptyState>
        ))}
      {shown && <UnreadableRows count={shown.contents.unreadable} text={messages.unreadable} />}
    </>
  );
}

/** The message about the lists, with a link to the list that it is about. */
export function ListsMessage({ page }: { page: ShoppingListsState }) {
  const message = useStore(page.$message);
  if (!message) return null;
  const listId = 'text' in message && message.listId;
  return (
    <ListMessageNotice message={message} onDismiss={() => page.tell(null)}>
      {listId && (
        <a className="cb-link" href={listHref({ id: listId, isWishlist: false })}>
          {messages.viewList}
        </a>
      )}
    </ListMessageNotice>
  );
}

/** The actions for the ticked lists; only those on the screen can be deleted [2 §2 Selection out of sight]. */
function SelectedLists({ page }: { page: ShoppingListsState }) {
  const adding = useSignalValue(page.adding.isAdding('selected'));
  return (
    <SelectedRows
      selection={page.selection}
      messages={messages}
      actions={[
        {
          label: messages.addToCart,
          tone: 'action',
          busy: adding,
          unchosen: messages.chooseToAdd,
          onPress: page.addSelected,
        },
        {
          label: messages.delete,
          tone: 'danger',
          needsSight: true,
          unchosen: messages.chooseToDelete,
          onPress: page.askToDelete,
        },
        {
          label: messages.moveItems,
          needsSight: true,
          unchosen: messages.chooseToMove,
          onPress: page.moveSelected,
        },
      ]}
    />
  );
}
