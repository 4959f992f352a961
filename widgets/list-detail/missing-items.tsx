/** What the page shows instead of items: that there are none, or that the list or some items can't be read. */
import type { ComponentProps } from 'react';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { UnreadableRows } from '../../shared/ui/lists/list-table.tsx';
import type { TableProblem as Problem } from '../../shared/ui/lists/table-problem.tsx';
import { Notice } from '../../shared/ui/notice.tsx';

const messages = defineMessages('list-detail', {
  noMatch: 'No items match “{search}”.',
  showAll: 'Show all items',
  none: 'This list is empty.',
  noneHint: 'Add items to it from your cart or from a past order.',
  viewCart: 'View Cart',
  what: 'This list',
  whatSorted: 'The list in this order',
  whatFound: 'Your search results',
  noList: 'There’s no list at this address.',
  allLists: 'View your lists',
  unreadable: 'We couldn’t show {count} {count:item|items}.',
});

const EmptyState = lazyComponent(loadListSurroundings, ({ EmptyState }) => EmptyState);
const TableProblem = lazyComponent(loadListSurroundings, ({ TableProblem }) => TableProblem);

/** There is no list, or it isn't the shopper's. */
export function NoList() {
  return (
    <Notice tone="warning">
      <span className="cb-list-outcomes__text">{messages.noList}</span>
      <a className="cb-link" href="/account/list">
        {messages.allLists}
      </a>
    </Notice>
  );
}

/** The list could not be read, sorted or searched. */
export function ListProblem(props: Omit<ComponentProps<typeof Problem>, 'messages'>) {
  return <TableProblem messages={messages} {...props} />;
}

interface EmptyListProps {
  /** Empty if the shopper didn't search. */
  search: string;
  onShowAll: () => unknown;
}

/** No item matches the search, or the list has none [visual Empty]. */
export function EmptyList({ search, onShowAll }: EmptyListProps) {
  if (search) {
    return (
      <EmptyState text={fill(messages.noMatch, { search })}>
        <Button onPress={onShowAll}>{messages.showAll}</Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState text={messages.none} hint={messages.noneHint}>
      <a className="cb-button" href="/checkout/cart">
        {messages.viewCart}
      </a>
    </EmptyState>
  );
}

/** Items of the list could not be read. */
export function UnreadableListItems({ count }: { count: number }) {
  return <UnreadableRows count={count} text={messages.unreadable} />;
}
