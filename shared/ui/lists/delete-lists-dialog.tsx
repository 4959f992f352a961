import { defineMessages, fill } from '../../page/messages.ts';
import { ConfirmDialog } from '../dialog.tsx';
import { listName } from './list-name.ts';

const messages = defineMessages('ui', {
  deleteTitle: 'Delete',
  deleteOne: 'Are you sure you want to delete this shopping list?',
  deleteSeveral: 'Are you sure you want to delete selected shopping lists?',
  deleteNamed: '“{name}” will be deleted.',
  deleteCount: '{count} {count:list|lists} will be deleted.',
  deleteFinal: 'You can’t undo this.',
  deleteHidden:
    'You’ve selected {count:one more that isn’t shown. It|# more that aren’t shown. They} won’t be deleted.',
  deleteConfirm: 'Delete',
  deleteCancel: 'Cancel',
});

interface DeleteListsDialogProps {
  /** At least one. */
  lists: readonly { id: string; name?: string }[];
  /** How many more are ticked but hidden; they aren't deleted. */
  hidden?: number;
  onConfirm: () => unknown;
  onCancel: () => void;
}

/** Asks before lists are deleted, and says which one or how many, and that there is no Undo [2 §4 List deletion, §5 Deleting lists]. */
export function DeleteListsDialog({ lists, hidden = 0, onConfirm, onCancel }: DeleteListsDialogProps) {
  const [list, ...others] = lists;
  const texts =
    list && others.length === 0
      ? [messages.deleteOne, fill(messages.deleteNamed, { name: listName(list) })]
      : [messages.deleteSeveral, fill(messages.deleteCount, { count: lists.length })];
  texts.push(messages.deleteFinal);
  if (hidden > 0) texts.push(fill(messages.deleteHidden, { count: hidden }));
  return (
    <ConfirmDialog
      title={messages.deleteTitle}
      question={texts.join(' ')}
      confirmLabel={messages.deleteConfirm}
      cancelLabel={messages.deleteCancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
