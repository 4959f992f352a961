import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ListMessageNotice } from '../../shared/ui/lists/list-outcomes.tsx';
import { NoRows, TableProblem, UnreadableRows } from '../../shared/ui/lists/list-table.tsx';
import { Skeleton } from '../../shared/ui/loading.tsx';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { SelectedCount } from '../../shared/ui/table/selection.tsx';
import { listHref, shoppingListColumns } from './shopping-list-columns.tsx';
import type { ShoppingListsState } from './shopping-lists-state.ts';

const messages = defineMessages('shopping-lists', {
  viewList: 'View list',
  what: 'Your shopping lists',
  whatSorted: 'Your shopping lists in this order',
  whatFound: 'The lists you searched for',
  addToCart: 'Add to Cart',
  delete: 'Delete',
  moveItems: 'Move items to another list…',
  selected: '{count} selected',
  selectedHidden: '({count} not shown)',
  unreadable: 'Some of your lists could not be shown: {count}',
  none: 'You have no shopping lists yet.',
  noneHint: 'Make a new list to keep what you order again and again.',
  noMatch: 'No list matches “{search}”.',
  showAll: 'Show all lists',
});

/** As many as are seen at once. */
const PLACEHOLDERS = 6;

interface ShoppingListsContentsProps {
  page: ShoppingListsState;
  priced: boolean;
  /** Called before the focused element is removed. */
  focusHeading: () => void;
}

/** The lists with a box before each, or why none are shown [2 §2 Lists page]. */
export function ShoppingListsContents({ page, priced, focusHeading }: ShoppingListsContentsProps) {
  const { query, busy, shown, failure } = useStore(page.table.$state);
  const columns = useMemo(() => shoppingListColumns(page, priced), [page, priced]);

  function leaveFor(act: () => Promise<unknown>): Promise<unknown> {
    focusHeading();
    return act();
  }

  return (
    <>
      {!busy && failure && (
        <TableProblem failure={failure} messages={messages} onRetry={() => leaveFor(page.table.retry)} />
      )}
      {!shown && (busy || !failure) && <Skeleton rows={PLACEHOLDERS} />}
      {shown && <SelectedLists page={page} isEmpty={shown.rows.length === 0} />}
      {shown && shown.rows.length > 0 && (
        <DataTable
          caption={messages.what}
          captionHidden
          columns={columns}
          rows={shown.rows}
          keyOf={({ id }) => id}
          sort={busy ? query.sort : shown.sort}
          onSort={page.table.sortBy}
          busy={busy}
        />
      )}
      {shown?.rows.length === 0 &&
        (shown.query.search ? (
          <NoRows text={fill(messages.noMatch, { search: shown.query.search })}>
            <Button onPress={() => leaveFor(() => page.search(''))}>{messages.showAll}</Button>
          </NoRows>
        ) : (
          <NoRows text={messages.none}>
            <p className="cb-no-rows__hint">{messages.noneHint}</p>
          </NoRows>
        ))}
      {shown && (
        <UnreadableRows
          count={shown.contents.unreadable}
          one={messages.unreadable}
          many={messages.unreadable}
        />
      )}
    </>
  );
}

/** What went wrong, and what went well, with a link to the list that it is about. */
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

interface SelectedListsProps {
  page: ShoppingListsState;
  /** No list is on the screen: then there is something to say of those that are ticked and out of sight, or nothing. */
  isEmpty: boolean;
}

/** What can be done to the lists that are ticked; only those on the screen can be deleted [2 §2 Selection out of sight]. */
function SelectedLists({ page, isEmpty }: SelectedListsProps) {
  useSignals();
  const adding = useStore(page.adding.$adding, (buttons) => buttons.has('selected'));
  if (isEmpty && page.selection.selected.value.size === 0) return null;
  return (
    <div className="cb-selected-rows">
      <Button tone="action" busy={adding} onPress={page.addSelected}>
        {messages.addToCart}
      </Button>
      <Button tone="danger" onPress={page.askToDelete}>
        {messages.delete}
      </Button>
      <Button onPress={page.moveSelected}>{messages.moveItems}</Button>
      <SelectedCount
        selection={page.selection}
        text={messages.selected}
        hiddenText={messages.selectedHidden}
      />
    </div>
  );
}
