import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../shared/page/wording.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { ShoppingListsState } from './shopping-lists-state.ts';
import { words } from './shopping-lists-words.ts';

/** What can be done to the lists that are ticked. */
export function ListsBulk({ page }: { page: ShoppingListsState }) {
  useSignals();
  const adding = useStore(page.adding.$adding, (buttons) => buttons.has('selected'));
  const count = page.selection.selected.value.size;
  return (
    <div className="cb-shopping-lists__bulk">
      <Button tone="action" busy={adding} onPress={page.addSelected}>
        {words.addToCart}
      </Button>
      <Button tone="danger" onPress={page.askToDelete}>
        {words.delete}
      </Button>
      {count > 0 && <span className="cb-shopping-lists__count">{fill(words.selected, { count })}</span>}
    </div>
  );
}
