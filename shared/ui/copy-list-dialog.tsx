import { fill } from '../page/wording.ts';
import { copyListWords as words } from './copy-list-words.ts';
import { Dialog } from './dialog.tsx';
import { ListForm, type NewList } from './list-form.tsx';

interface CopyListDialogProps {
  /** What the list to copy is called; the copy is offered the same name. */
  name: string;
  /** Empty where the list has none. */
  description: string;
  /** Copies the list. Gives what went wrong, in words; nothing when it is done, and the dialog may go. */
  onSave: (list: NewList) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for name and description of the copy that is to be made of a list [2 §2, §9]. */
export function CopyListDialog({ name, description, onSave, onClose }: CopyListDialogProps) {
  return (
    <Dialog title={words.copyList} onClose={onClose}>
      <p className="cb-dialog__question">{fill(words.copyNote, { name })}</p>
      <ListForm
        initial={{ name, description }}
        saveLabel={words.copyList}
        onSave={onSave}
        onClose={onClose}
      />
    </Dialog>
  );
}
