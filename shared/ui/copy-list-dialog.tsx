import { fill } from '../page/messages.ts';
import { copyListMessages as messages } from './copy-list-messages.ts';
import { Dialog } from './dialog.tsx';
import { ListForm, type NewList } from './list-form.tsx';
import { listName } from './list-name.ts';

interface CopyListDialogProps {
  /** The list to copy; the copy is offered the same name and description, where it has them. */
  list: { id: string; name?: string; description?: string };
  /** Copies the list. Gives what went wrong, in words; nothing when it is done, and the dialog may go. */
  onSave: (list: NewList) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for name and description of the copy that is to be made of a list [2 §2, §9]. */
export function CopyListDialog({ list, onSave, onClose }: CopyListDialogProps) {
  const { name = '', description = '' } = list;
  return (
    <Dialog title={messages.copyList} onClose={onClose}>
      <p className="cb-dialog__question">{fill(messages.copyNote, { name: listName(list) })}</p>
      <ListForm
        initial={{ name, description }}
        saveLabel={messages.copyList}
        onSave={onSave}
        onClose={onClose}
      />
    </Dialog>
  );
}
