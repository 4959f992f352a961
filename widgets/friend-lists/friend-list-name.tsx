import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { listName } from '../../shared/ui/list-name.ts';

/** The name of a list, which leads to what is in it, and what its owner says of it [2 §2]. */
export function FriendListName({ list, profileId }: { list: ShoppingList; profileId: string }) {
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
