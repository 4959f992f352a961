import { formatDate } from '../../shared/domain/date.ts';
import type { ListSortKey, ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { groupDigits } from '../../shared/domain/number.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { ListPrice } from '../../shared/ui/lists/list-price.tsx';
import type { Column } from '../../shared/ui/table/data-table.tsx';
import type { FriendListsState } from './friend-lists-state.ts';

const messages = defineMessages('friend-lists', {
  name: 'Name/description',
  createdOn: 'Created on',
  items: '# Items',
  total: 'Total',
  retailPrice: 'Retail price',
  actions: 'Actions',
  copy: 'Copy',
  copyOf: 'Copy {name}',
  addToCart: 'Add to Cart',
  addToCartOf: 'Add to Cart: {name}',
});

/** The columns of the table; money only for visitors who are shown prices [2 §2 Friend list columns, §6 Prices]. */
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
      <ListPrice price={total} retailPrice={retailPrice} retailLabel={messages.retailPrice} />
    ),
  };
  return [
    {
      key: 'name',
      width: 'minmax(200px, 1fr)',
      heading: messages.name,
      sortKey: 'eventName',
      rowHeader: true,
      cell: (list) => <FriendListName list={list} profileId={page.table.$state.get().query.id} />,
    },
    {
      key: 'created',
      width: 'minmax(112px, 136px)',
      heading: messages.createdOn,
      sortKey: 'creationDate',
      cell: ({ createdOn }) => <span className="cb-friend-lists__date">{formatDate(createdOn)}</span>,
    },
    {
      key: 'count',
      width: 'minmax(92px, 104px)',
      heading: messages.items,
      sortKey: 'quantity',
      numeric: true,
      cell: ({ itemCount }) => itemCount && groupDigits(itemCount),
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

/** The name of a list, which leads to what is in it, and what its owner says of it. */
function FriendListName({ list, profileId }: { list: ShoppingList; profileId: string }) {
  const query = new URLSearchParams({ giftlistId: list.id, profileId });
  return (
    <span className="cb-friend-lists__name">
      <a className="cb-link" href={`/account/list-detail-public?${query}`}>
        {listName(list)}
      </a>
      {list.description && <span className="cb-friend-lists__description">{list.description}</span>}
    </span>
  );
}

/** What can be done with one list. Only the row whose list is being added says so. */
function FriendListActions({ list, page }: { list: ShoppingList; page: FriendListsState }) {
  const name = listName(list);
  const busy = useStore(page.adding.$adding, (buttons) => buttons.has(list.id));
  return (
    <span className="cb-friend-lists__actions">
      <Button label={fill(messages.copyOf, { name })} onPress={() => page.copy(list)}>
        {messages.copy}
      </Button>
      <Button label={fill(messages.addToCartOf, { name })} busy={busy} onPress={() => page.addToCart(list)}>
        {messages.addToCart}
      </Button>
    </span>
  );
}
