/** What was taken off a list, and the way to put it back: loaded with the first removal. */
import { useLayoutEffect, useRef } from 'react';
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
  dismissRemoved: 'Dismiss what was removed',
  undone: 'Back on the list.',
  undoFailed: 'This could not be undone. Please try again.',
  undoUnsure: 'We could not find out whether this was undone. Please look at the list first.',
});

/** Puts the items of a removal back, at the end of the list. */
async function undo({ $removals, enqueue, reread }: ListRemovals, removal: ListRemoval): Promise<void> {
  const result = await enqueue(() => putBack(removal));
  const after = result.ok ? [] : [{ ...removal, failure: result.failure }];
  $removals.set($removals.get().flatMap((one) => (one.key === removal.key ? after : one)));
  if (result.ok || isInDoubt(result.failure)) await reread();
}

/** The same, and announces what came of it. */
async function putBack(removal: ListRemoval): Promise<Result<null>> {
  const items = removal.items.map(({ productId, quantity }) => ({
    itemNumber: productId,
    quantity: quantity ?? 1,
  }));
  const result = await addToList(removal.listId, items);
  announce(result.ok ? messages.undone : problemOf(result.failure));
  return result;
}

/** Why an Undo has failed: the server's words, where it has some. */
function problemOf(failure: Failure): string {
  return writeFailureLines(failure, { failed: messages.undoFailed, unsure: messages.undoUnsure }).join(' ');
}

interface RemovedItemsProps {
  removals: ListRemovals;
  /** The pressed button is about to be removed. */
  onGone: () => void;
}

/** What was removed from the list, the newest first, with Undo for as long as the page is open. */
export function RemovedItems({ removals, onGone }: RemovedItemsProps) {
  const removed = useStore(removals.$removals);
  const place = useRef<HTMLDivElement>(null);
  const newest = removed.at(-1)?.key;

  // Unless the shopper has gone on meanwhile.
  useLayoutEffect(() => {
    const waiting = removals.$waiting.get();
    if (newest && waiting && waiting === document.activeElement) {
      place.current?.querySelector<HTMLElement>('.cb-undo__entry button')?.focus();
    }
    removals.$waiting.set(null);
  }, [newest, removals]);

  async function undoAll(keys: readonly string[]): Promise<void> {
    // One after another, since each is read back at the end of the list.
    for (const removal of removed.toReversed()) {
      if (keys.includes(String(removal.key))) await undo(removals, removal);
    }
    onGone();
  }

  return (
    <div className="cb-undo-place" ref={place}>
      <UndoList
        messages={messages}
        entries={removed.toReversed().map((removal) => {
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
          onGone();
          removals.$removals.set(removals.$removals.get().filter((one) => !removed.includes(one)));
        }}
      />
    </div>
  );
}
