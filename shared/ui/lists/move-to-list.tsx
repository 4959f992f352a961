/**
 * Asks which list to move things to, and shows the outcome: the components for `stores/lists/moving.ts` [2 §2
 * Moving].
 */
import { useEffect } from 'react';
import type { FailureReason } from '../../domain/failure.ts';
import type { MoveEnding, OfferedList } from '../../domain/lists/move.ts';
import type { ListTexts } from '../../domain/lists/shopping-list.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { ReadFailure, writeFailureLines } from '../failure.tsx';
import { DismissibleNotice } from '../notices.tsx';
import { AddToListDialog } from './add-to-list-dialog.tsx';
import { listName } from './list-name.ts';

const messages = defineMessages('ui', {
  moveToList: 'Move to list',
  moveLists: 'Your lists',
  moved: '{count} {count:item|items} moved to {list}.',
  moveBoth:
    '{count} {count:item is|items are} in both places: we added {count:it|them} to {list}, but couldn’t remove {count:it|them} here.',
  moveAgain: 'Try removing again',
  moveViewLists: 'View your lists',
  moveUnsettled:
    'Some quantities aren’t saved yet, so nothing was moved. Check the marked items, then try again.',
  moveNothing: 'There’s nothing to move.',
  moveReadFailed: 'We couldn’t load the items, so nothing was moved. Please try again.',
  moveListFailed: 'We couldn’t find or create the list {list}, so nothing was moved. Please try again.',
  moveListUnsure:
    'We couldn’t confirm that the list {list} was created. Nothing was moved. Please check your lists first.',
  moveItemsFailed: 'We couldn’t add the items to {list}, so nothing was moved. Please try again.',
  moveItemsUnsure:
    'We couldn’t confirm that {list} has the items now. Nothing was removed here. Please check the list before you try again.',
});

/** Why nothing was moved; undefined if something was. */
function problemOf(ending: MoveEnding): string | undefined {
  if (ending.kind === 'unsettled') return messages.moveUnsettled;
  if (ending.kind === 'nothing') return messages.moveNothing;
  if (ending.kind !== 'failed') return undefined;
  const { at, failure, list } = ending;
  const texts = {
    read: { failed: messages.moveReadFailed, unsure: messages.moveReadFailed },
    list: { failed: messages.moveListFailed, unsure: messages.moveListUnsure },
    items: { failed: messages.moveItemsFailed, unsure: messages.moveItemsUnsure },
  };
  return fill(writeFailureLines(failure, texts[at]).join(' '), { list });
}

interface MoveToListDialogProps {
  lists: readonly OfferedList[] | null;
  /** Why the lists could not be read. */
  failure: FailureReason | null;
  onReadAgain: () => unknown;
  onMove: (list: { id: string; name: string }) => Promise<MoveEnding>;
  onCreate: (list: ListTexts) => Promise<MoveEnding>;
  onClose: () => void;
}

/** Asks which list to move things to, or creates one for them. */
export function MoveToListDialog(props: MoveToListDialogProps) {
  const { lists, failure, onReadAgain, onMove, onCreate, onClose } = props;
  return (
    <AddToListDialog
      action={messages.moveToList}
      lists={lists}
      failure={failure && <ReadFailure failure={failure} what={messages.moveLists} onRetry={onReadAgain} />}
      onAdd={async (list) => problemOf(await onMove({ id: list.id, name: listName(list) }))}
      onCreate={async (list) => problemOf(await onCreate(list))}
      onClose={onClose}
    />
  );
}

interface MoveEndingNoticeProps {
  ending: MoveEnding;
  /** Removes the things that are also on the other list from here. */
  onRetry: () => unknown;
  onDismiss: () => void;
}

/** Shows the outcome of a move: moved, on both lists, or not moved, and why. */
export function MoveEndingNotice({ ending, onRetry, onDismiss }: MoveEndingNoticeProps) {
  const text = textOf(ending);
  const isMoved = ending.kind === 'moved';
  // After the dialog has closed, because closing it interrupts screen readers.
  useEffect(() => {
    if (isMoved) announce(text);
  }, [isMoved, text]);
  return (
    <DismissibleNotice
      tone={isMoved ? 'success' : ending.kind === 'both' ? 'warning' : 'danger'}
      urgent={!isMoved}
      onDismiss={onDismiss}
    >
      <span className="cb-move__text">{text}</span>
      {ending.kind === 'both' && <Button onPress={onRetry}>{messages.moveAgain}</Button>}
      {'list' in ending && (
        <a className="cb-link" href="/account/list">
          {messages.moveViewLists}
        </a>
      )}
    </DismissibleNotice>
  );
}

function textOf(ending: MoveEnding): string {
  if (ending.kind === 'moved') {
    const { count, list } = ending;
    return fill(messages.moved, { count, list });
  }
  if (ending.kind !== 'both') return problemOf(ending) ?? '';
  const { count, list, failure } = ending;
  const text = fill(messages.moveBoth, { count, list });
  const said = writeFailureLines(failure, { failed: '', unsure: '' });
  return [text, ...said].filter(Boolean).join(' ');
}
