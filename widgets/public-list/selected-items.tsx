import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ADD_SELECTED } from './item-adding.ts';
import { messages } from './public-list-messages.ts';
import type { PublicListState } from './public-list-state.ts';

/** How many items are ticked, and the button that adds them to the cart [2 §2]. */
export function SelectedItems({ page }: { page: PublicListState }) {
  useSignals();
  const rows = useStore(page.$table, (table) => table.rows);
  const busy = useStore(page.adding.$adding, (buttons) => buttons.has(ADD_SELECTED));
  const unchosen = useStore(page.adding.$unchosen);
  const ticked = page.selection.selected.value;
  const count = ticked.size;
  const hidden = count - rows.filter(({ key }) => ticked.has(key)).length;
  return (
    <div className="cb-public-list__selected">
      <Button tone={count > 0 ? 'action' : 'plain'} busy={busy} onPress={page.adding.addSelected}>
        {messages.addSelected}
      </Button>
      <span className="cb-public-list__count">{countText(count)}</span>
      {hidden > 0 && (
        <span className="cb-public-list__count">{fill(messages.selectedHidden, { count: hidden })}</span>
      )}
      {unchosen && count === 0 && (
        <div className="cb-public-list__unchosen">
          <Notice tone="warning" urgent>
            {messages.chooseItems}
          </Notice>
        </div>
      )}
    </div>
  );
}

function countText(count: number): string {
  if (count === 0) return messages.selectedNone;
  return count === 1 ? messages.selectedOne : fill(messages.selectedMany, { count });
}
