import { useRef } from 'react';
import { itemName, type ListItem } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { messages } from './list-detail-messages.ts';
import type { ListDetailState } from './list-detail-state.ts';

const REMOVE = 'cb-list-detail__remove';

interface ItemActionsProps {
  item: ListItem;
  page: ListDetailState;
  focusHeading: () => void;
}

/** What can be done with one item. After a removal the focus goes to the next row's Remove. */
export function ItemActions({ item, page, focusHeading }: ItemActionsProps) {
  const busy = useStore(page.adding.$adding, (buttons) => buttons.has(item.key));
  const place = useRef<HTMLSpanElement>(null);
  const name = itemName(item);

  function remove(): Promise<void> {
    const row = place.current?.closest('tr');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const next = neighbour?.querySelector<HTMLElement>(`.${REMOVE}`);
    if (next) next.focus();
    else focusHeading();
    return page.removals.remove([page.quantities.withWanted(item)]);
  }

  return (
    <span className="cb-list-detail__actions" ref={place}>
      <Button
        className="cb-list-detail__add"
        label={fill(messages.addItemNamed, { name })}
        busy={busy}
        onPress={() => page.addItem(item)}
      >
        {messages.addItem}
      </Button>
      {item.giftItemId && (
        <Button
          tone="link"
          className={REMOVE}
          label={fill(messages.removeItemNamed, { name })}
          onPress={remove}
        >
          {messages.removeItem}
        </Button>
      )}
    </span>
  );
}
