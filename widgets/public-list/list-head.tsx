import type { RefObject } from 'react';
import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import { ADD_LIST } from './item-adding.ts';
import { messages } from './public-list-messages.ts';
import type { PublicListState } from './public-list-state.ts';

interface ListHeadProps {
  page: PublicListState;
  /** Undefined until it is there. */
  list: ShoppingList | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** What the list is called, whose it is, what they say of it, and what can be done with all of it [2 §2]. */
export function ListHead({ page, list, heading }: ListHeadProps) {
  const busy = useStore(page.adding.$adding, (buttons) => buttons.has(ADD_LIST));
  const owner = list?.ownerName ?? list?.userName;
  return (
    <div className="cb-public-list__head">
      <div className="cb-public-list__names">
        <h1 className="cb-page-heading cb-public-list__heading" ref={heading} tabIndex={-1}>
          {list ? listName(list) : messages.titleUnknown}
        </h1>
        {owner && <p className="cb-public-list__owner">{fill(messages.owner, { owner })}</p>}
        {list?.description && <p className="cb-public-list__description">{list.description}</p>}
      </div>
      {list && (
        <div className="cb-public-list__actions">
          <Button onPress={page.copy}>{messages.copyList}</Button>
          <Button tone="action" busy={busy} onPress={page.adding.addList}>
            {messages.addList}
          </Button>
        </div>
      )}
    </div>
  );
}
