import { itemName, type ListItem } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { ItemAdding } from './item-adding.ts';
import { messages } from './public-list-messages.ts';

/** Adds one item, as many pieces as the list says. Only the row whose item is being added says so [2 §2]. */
export function AddItemButton({ item, adding }: { item: ListItem; adding: ItemAdding }) {
  const busy = useStore(adding.$adding, (buttons) => buttons.has(item.key));
  return (
    <Button
      label={fill(messages.addItemNamed, { name: itemName(item) })}
      busy={busy}
      onPress={() => adding.addItem(item)}
    >
      {messages.addItem}
    </Button>
  );
}
