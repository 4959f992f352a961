import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/wording.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import type { FriendListsState } from './friend-lists-state.ts';
import { words } from './friend-lists-words.ts';

/** What can be done with one list [2 §2]. Only the row whose list is being added says so. */
export function FriendListActions({ list, page }: { list: ShoppingList; page: FriendListsState }) {
  const name = listName(list);
  const busy = useStore(page.adding.$adding, (buttons) => buttons.has(list.id));
  return (
    <span className="cb-friend-lists__actions">
      <Button label={fill(words.copyOf, { name })} onPress={() => page.copy(list)}>
        {words.copy}
      </Button>
      <Button label={fill(words.addToCartOf, { name })} busy={busy} onPress={() => page.addToCart(list)}>
        {words.addToCart}
      </Button>
    </span>
  );
}
