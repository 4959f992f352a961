import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import { messages } from './friend-lists-messages.ts';
import type { FriendListsState } from './friend-lists-state.ts';

/** What can be done with one list [2 §2]. Only the row whose list is being added says so. */
export function FriendListActions({ list, page }: { list: ShoppingList; page: FriendListsState }) {
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
