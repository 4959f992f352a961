/** Moving all items of ticked lists to another list [2 §2 Moving]; loaded with the first press of its button. */
import { type RefObject, useEffect, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useMoveDialog } from '../../shared/stores/lists/use-moving.ts';
import { useStore } from '../../shared/stores/store.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { MoveEndingNotice, MoveToListDialog } from '../../shared/ui/lists/move-to-list.tsx';
import { UndoList } from '../../shared/ui/lists/undo-list.tsx';
import { createListsMoving, type MovedList } from './lists-moving.ts';
import type { ShoppingListsState } from './shopping-lists-state.ts';

const messages = defineMessages('shopping-lists', {
  itemsMoved: 'The items on {name} were moved to {list}. Undo puts them back and leaves them on {list}.',
  undo: 'Undo',
  undoNamed: 'Undo: {text}',
  undoAll: 'Undo all',
  undone: 'Back on {name}.',
  undoFailed: 'We couldn’t undo this. Please try again.',
  undoUnsure: 'We couldn’t confirm that this was undone. Please check the list first.',
  dismissRemoved: 'Dismiss moved items',
});

interface MoveListsProps {
  page: ShoppingListsState;
  /** The ticked lists; a new array opens the dialog again. */
  listIds: readonly string[];
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLElement | null>;
}

/** Asks for the other list, shows the outcome, and lists the moves that can be undone. */
export function MoveLists({ page, listIds, heading }: MoveListsProps) {
  const [lists] = useState(() => createListsMoving(page.table.reread));
  const { moving } = lists;
  const ending = useStore(moving.$ending);
  const moved = useStore(lists.$moved);
  const dialog = useMoveDialog(moving, listIds);
  useEffect(() => moving.ask(listIds), [moving, listIds]);

  async function undo(keys: readonly string[]): Promise<void> {
    for (const { key, listId: id, name } of [...moved].reverse()) {
      if (!keys.includes(key)) continue;
      const result = await lists.undo(key);
      announce(result.ok ? fill(messages.undone, { name: listName({ id, name }) }) : messages.undoFailed);
    }
    heading.current?.focus();
  }

  return (
    <>
      {ending && <MoveEndingNotice ending={ending} onRetry={moving.retry} onDismiss={moving.dismiss} />}
      {moved.length > 0 && (
        <div className="cb-undo-area">
          <UndoList
            messages={messages}
            entries={[...moved].reverse().map(entryOf)}
            onUndo={undo}
            onDismiss={() => {
              heading.current?.focus();
              lists.dismiss();
            }}
          />
        </div>
      )}
      {dialog && <MoveToListDialog {...dialog} />}
    </>
  );
}

function entryOf({ key, listId: id, name, movedTo: list, failure }: MovedList) {
  const text = fill(messages.itemsMoved, { name: listName({ id, name }), list });
  const texts = { failed: messages.undoFailed, unsure: messages.undoUnsure };
  const problem = failure && writeFailureLines(failure, texts).join(' ');
  return { key, text, label: fill(messages.undoNamed, { text }), problem };
}
