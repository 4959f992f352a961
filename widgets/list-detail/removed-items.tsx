/** The removed items of a list, each with Undo; loaded with the first removal. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { addToList } from '../../shared/api/lists/list-changes.ts';
import { type Failure, isInDoubt, type Result } from '../../shared/domain/failure.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import { UndoList } from '../../shared/ui/lists/undo-list.tsx';
import type { ListRemovals } from './list-removals.ts';
import { type ListRemoval, removalText } from './removal-text.ts';

const messages = defineMessages('list-detail', {
  undo: 'Undo',
  undoNamed: 'Undo: {text}',
  undoAll: 'Undo all',
  dismissRemoved: 'Dismiss removed items',
  undone: 'Back on the list.',
  undoFailed: 'We couldn’t undo this. Please try again.',
  undoUnsure: 'We couldn’t confirm that this was undone. Please check the list first.',
});

/** Undoes a removal: the items return at the end of the list. */
async function undo({ $removals, enqueue, reread }: ListRemovals, removal: ListRemoval): Promise<void> {
  const result = await enqueue(() => putBack(removal));
  const after = result.ok ? [] : [{ ...removal, failure: result.failure }];
  $removals.set($removals.get().flatMap((one) => (one.key === removal.key ? after : one)));
  if (result.ok || isInDoubt(result.failure)) await reread();
}

/** Restores the items, and announces the result. */
async function putBack(removal: ListRemoval): Promise<Result<null>> {
  const items = removal.items.map(({ productId, quantity }) => ({
    itemNumber: productId,
    quantity: quantity ?? 1,
  }));
  const result = await addToList(removal.listId, items);
  announce(result.ok ? messages.undone : problemOf(result.failure));
  return result;
}

/** Why an Undo failed: the server's message, or our own. */
function problemOf(failure: Failure): string {
  return writeFailureLines(failure, { failed: messages.undoFailed, unsure: messages.undoUnsure }).join(' ');
}

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
      if (keys.includes(String(removal.key))) await undo(removals, removal);
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
