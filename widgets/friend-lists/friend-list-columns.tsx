import { formatDate } from '../../shared/domain/date.ts';
import type { ListSortKey, ShoppingList } from '../../shared/domain/shopping-list.ts';
import type { Column } from '../../shared/ui/data-table.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { FriendListActions } from './friend-list-actions.tsx';
import { FriendListName } from './friend-list-name.tsx';
import { messages } from './friend-lists-messages.ts';
import type { FriendListsState } from './friend-lists-state.ts';

/** The columns of the table; money only for visitors who are shown prices [2 §2, §6]. */
export function friendListColumns(
  page: FriendListsState,
  seesPrices: boolean,
): readonly Column<ShoppingList, ListSortKey>[] {
  const total: Column<ShoppingList, ListSortKey> = {
    key: 'total',
    width: 'minmax(104px, 128px)',
    heading: messages.total,
    sortKey: 'total',
    numeric: true,
    cell: ({ total, retailPrice }) => (
      <span className="cb-friend-lists__total">
        <Money amount={total} />
        {retailPrice !== total && <Money amount={retailPrice} struck hiddenLabel={messages.retailPrice} />}
      </span>
    ),
  };
  return [
    {
      key: 'name',
      width: 'minmax(200px, 1fr)',
      heading: messages.name,
      sortKey: 'eventName',
      rowHeader: true,
      cell: (list) => <FriendListName list={list} profileId={page.$table.get().query.id} />,
    },
    {
      key: 'created',
      width: 'minmax(112px, 136px)',
      heading: messages.createdOn,
      sortKey: 'creationDate',
      cell: ({ createdOn }) => <span className="cb-friend-lists__date">{formatDate(createdOn)}</span>,
    },
    {
      key: 'items',
      width: 'minmax(92px, 104px)',
      heading: messages.items,
      sortKey: 'quantity',
      numeric: true,
      cell: ({ itemCount }) => itemCount,
    },
    ...(seesPrices ? [total] : []),
    {
      key: 'actions',
      width: 'minmax(120px, 232px)',
      heading: messages.actions,
      headingHidden: true,
      cell: (list) => <FriendListActions list={list} page={page} />,
    },
  ];
}
