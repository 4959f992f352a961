import { formatDate } from '../../shared/domain/date.ts';
import type { ListSortKey, ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { groupDigits } from '../../shared/domain/number.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { ListPrice } from '../../shared/ui/lists/list-price.tsx';
import type { Column } from '../../shared/ui/table/data-table.tsx';
import { selectColumn } from '../../shared/ui/table/selection.tsx';
import type { ShoppingListsState } from './shopping-lists-state.ts';

const messages = defineMessages('shopping-lists', {
  selectAll: 'Select all lists',
  selectList: 'Select {name}',
  name: 'Name/description',
  wishList: 'Wish list',
  createdOn: 'Created on',
  itemCount: '# Items',
  total: 'Total',
  retailTotal: 'Retail price',
  actions: 'Actions',
  email: 'Email',
  emailList: 'Email {name}',
  copy: 'Copy',
  copyList: 'Copy {name}',
});

/** The page of one of the shopper's own lists [2 §2 List rows]. */
export function listHref({ id, isWishlist }: Pick<ShoppingList, 'id' | 'isWishlist'>): string {
  return `/account/list-detail?${new URLSearchParams({ giftlistId: id, isWishlist: `${isWishlist}` })}`;
}

/** The columns of the table [2 §2]; money only for visitors who are shown prices [2 §6]. */
export function shoppingListColumns(
  page: ShoppingListsState,
  priced: boolean,
): Column<ShoppingList, ListSortKey>[] {
  const columns: Column<ShoppingList, ListSortKey>[] = [
    selectColumn({
      selection: page.selection,
      width: '40px',
      heading: messages.selectAll,
      allLabel: messages.selectAll,
      keyOf: ({ id }) => id,
      labelOf: (list) => fill(messages.selectList, { name: listName(list) }),
    }),
    {
      key: 'name',
      width: 'minmax(200px, 1fr)',
      heading: messages.name,
      sortKey: 'eventName',
      rowHeader: true,
      cell: (list) => (
        <span className="cb-shopping-lists__name">
          <a className="cb-link" href={listHref(list)}>
            {listName(list)}
          </a>
          {list.description && <span className="cb-shopping-lists__description">{list.description}</span>}
          {list.isWishlist && <span className="cb-shopping-lists__mark">{messages.wishList}</span>}
        </span>
      ),
    },
    {
      key: 'created',
      width: 'minmax(112px, 136px)',
      heading: messages.createdOn,
      sortKey: 'creationDate',
      cell: ({ createdOn }) => formatDate(createdOn),
    },
    {
      key: 'count',
      width: 'minmax(92px, 104px)',
      heading: messages.itemCount,
      sortKey: 'quantity',
      numeric: true,
      cell: ({ itemCount }) => itemCount && groupDigits(itemCount),
    },
    {
      key: 'total',
      width: 'minmax(96px, 128px)',
      heading: messages.total,
      sortKey: 'total',
      numeric: true,
      cell: ({ total, retailPrice }) => (
        <ListPrice price={total} retailPrice={retailPrice} retailLabel={messages.retailTotal} />
      ),
    },
    {
      key: 'actions',
      width: 'minmax(120px, 144px)',
      heading: messages.actions,
      headingHidden: true,
      cell: (list) => <ListActions list={list} page={page} />,
    },
  ];
  return columns.filter(({ key }) => priced || key !== 'total');
}

/** What can be done with one list. */
function ListActions({ list, page }: { list: ShoppingList; page: ShoppingListsState }) {
  const name = listName(list);
  return (
    <span className="cb-shopping-lists__actions">
      <Button
        tone="link"
        label={fill(messages.emailList, { name })}
        onPress={() => page.open({ kind: 'email', list })}
      >
        {messages.email}
      </Button>
      <Button
        tone="link"
        label={fill(messages.copyList, { name })}
        onPress={() => page.open({ kind: 'copy', list })}
      >
        {messages.copy}
      </Button>
    </span>
  );
}
