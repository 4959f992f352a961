import { useSignals } from '@preact/signals-react/runtime';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { messages } from './list-detail-messages.ts';
import type { ListDetailState } from './list-detail-state.ts';

interface ItemsBulkProps {
  page: ListDetailState;
  /** The rows that had been ticked go. */
  focusHeading: () => void;
}

/** What can be done with the items that are ticked. */
export function ItemsBulk({ page, focusHeading }: ItemsBulkProps) {
  useSignals();
  const adding = useStore(page.adding.$adding, (buttons) => buttons.has('selected'));
  const count = page.selection.selected.value.size;
  return (
    <div className="cb-list-detail__bulk">
      <Button tone="action" busy={adding} onPress={page.addSelected}>
        {messages.addSelected}
      </Button>
      <Button
        onPress={() => {
          if (count) focusHeading();
          return page.removeSelected();
        }}
      >
        {messages.removeSelected}
      </Button>
      {count > 0 && <span className="cb-list-detail__count">{fill(messages.selected, { count })}</span>}
    </div>
  );
}
