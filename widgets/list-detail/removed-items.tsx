import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { messages } from './list-detail-messages.ts';
import { type ListRemovals, removalText } from './list-removals.ts';

interface RemovedItemsProps {
  removals: ListRemovals;
  /** The button that was pressed is about to go. */
  onGone: () => void;
}

/** What was taken off the list, with the way back. */
export function RemovedItems({ removals, onGone }: RemovedItemsProps) {
  const removed = useStore(removals.$removals);
  return removed.map((removal) => (
    <Notice
      key={removal.key}
      tone="info"
      onDismiss={() => {
        onGone();
        removals.dismiss(removal);
      }}
    >
      <span className="cb-list-outcomes__text">{removalText(removal)}</span>
      <Button
        tone="link"
        onPress={async () => {
          await removals.undo(removal);
          onGone();
        }}
      >
        {messages.undo}
      </Button>
    </Notice>
  ));
}
