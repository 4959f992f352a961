import type { ListSortKey, ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listColumns } from '../../shared/ui/lists/list-columns.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import type { Column } from '../../shared/ui/table/column.ts';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
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

/** The columns of the table [2 §2 Friend list columns]; a list's name links to its items. */
export function friendListColumns(
  page: FriendListsState,
  seesPrices: boolean,
): readonly Column<ShoppingList, ListSortKey>[] {
  return listColumns({
    messages: { ...messages, itemCount: messages.items },
    widths: {
      name: 'minmax(200px, 1fr)',
      created: 'minmax(112px, 136px)',
      count: 'minmax(92px, 104px)',
      total: 'minmax(104px, 128px)',
      actions: 'minmax(120px, 232px)',
    },
    seesPrices,
    hrefOf({ id }) {
      const { id: profileId } = page.table.$state.get().query;
      return `/account/list-detail-public?${new URLSearchParams({ giftlistId: id, profileId })}`;
    },
    actionsOf: (list) => <FriendListActions list={list} page={page} />,
  });
}

/** The actions for one list. Only the row whose list is being added shows that. */
function FriendListActions({ list, page }: { list: ShoppingList; page: FriendListsState }) {
  const name = listName(list);
  const busy = useSignalValue(page.adding.isAdding(list.id));
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
