import type { ListSortKey, ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listColumns } from '../../shared/ui/lists/list-columns.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import type { Column } from '../../shared/ui/table/column.ts';
import { selectColumn } from '../../shared/ui/table/select-column.tsx';
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

/** The columns of the table, with a box at the start of each row [2 §2 List selection]. */
export function shoppingListColumns(
  page: ShoppingListsState,
  seesPrices: boolean,
): readonly Column<ShoppingList, ListSortKey>[] {
  return [
    selectColumn({
      selection: page.selection,
      width: '40px',
      allLabel: messages.selectAll,
      keyOf: ({ id }) => id,
      labelOf: (list) => fill(messages.selectList, { name: listName(list) }),
    }),
    ...listColumns({
      messages: { ...messages, retailPrice: messages.retailTotal },
      widths: {
        name: 'minmax(200px, 1fr)',
        created: 'minmax(112px, 136px)',
        count: 'minmax(92px, 104px)',
        total: 'minmax(96px, 128px)',
        actions: 'minmax(120px, 144px)',
      },
      seesPrices,
      hrefOf: listHref,
      actionsOf: (list) => <ListActions list={list} page={page} />,
    }),
  ];
}

/** The actions for one list. */
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
