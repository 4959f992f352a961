/** The removed items of a list, each with Undo; loaded with the first removal. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { UndoList } from '../../../shared/ui/lists/undo-list.tsx';
import type { ListRemovals } from './list-removals.ts';
import { problemOf, undoListRemoval } from './list-undo.ts';
import { removalText } from './removal-text.ts';

const messages = defineMessages('list-detail', {
  undo: 'Undo',
  undoNamed: 'Undo: {text}',
  undoAll: 'Undo all',
  dismissRemoved: 'Dismiss removed items',
});

interface RemovedItemsProps {
  removals: ListRemovals;
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** The removals from the list, newest first, with Undo while the page is open. */
export function RemovedItems({ removals, heading }: RemovedItemsProps) {
  const removed = useStore(removals.$removals);
  const area = useRef<HTMLDivElement>(null);
  const newest = removed.at(-1)?.key;

  // Unless the shopper has moved the focus meanwhile.
  useLayoutEffect(() => {
    const waiting = removals.$waiting.get();
    if (newest && waiting && waiting === document.activeElement) {
      area.current?.querySelector<HTMLElement>('.cb-undo__entry button')?.focus();
    }
    removals.$waiting.set(null);
  }, [newest, removals]);

  async function undoAll(keys: readonly string[]): Promise<void> {
    // One after another, because the items of each come back at the end of the list.
    for (const removal of [...removed].reverse()) {
      if (keys.includes(String(removal.key))) await undoListRemoval(removals, removal);
    }
    heading.current?.focus();
  }

  return (
    <div className="cb-undo-area" ref={area}>
      <UndoList
        messages={messages}
        entries={[...removed].reverse().map((removal) => {
          const text = removalText(removal);
          const label = fill(messages.undoNamed, { text });
          return {
            key: String(removal.key),
            text,
            label,
            problem: removal.failure && problemOf(removal.failure),
          };
        })}
        onUndo={undoAll}
        onDismiss={() => {
          heading.current?.focus();
          removals.$removals.set(removals.$removals.get().filter((one) => !removed.includes(one)));
        }}
      />
    </div>
  );
}
