import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { messages } from './shopping-lists-messages.ts';
import type { ShoppingListsState } from './shopping-lists-state.ts';

/** What can be done to the lists that are ticked. */
export function ListsBulk({ page }: { page: ShoppingListsState }) {
  useSignals();
  const adding = useStore(page.adding.$adding, (buttons) => buttons.has('selected'));
  const count = page.selection.selected.value.size;
  return (
    <div className="cb-shopping-lists__bulk">
      <Button tone="action" busy={adding} onPress={page.addSelected}>
        {messages.addToCart}
      </Button>
      <Button tone="danger" onPress={page.askToDelete}>
        {messages.delete}
      </Button>
      {count > 0 && <span className="cb-shopping-lists__count">{fill(messages.selected, { count })}</span>}
    </div>
  );
}
