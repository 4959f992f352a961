import { Dialog } from './dialog.tsx';
import { ListForm, type NewList } from './list-form.tsx';
import { newListMessages as messages } from './new-list-messages.ts';

export type { NewList } from './list-form.tsx';

interface NewListDialogProps {
  /** Makes the list. Gives what went wrong, in words; nothing when it is done, and the dialog may go. */
  onSave: (list: NewList) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for name and description of a list that is to be made [1 §2, §9], [2 §2, §9]. */
export function NewListDialog({ onSave, onClose }: NewListDialogProps) {
  return (
    <Dialog title={messages.newList} onClose={onClose}>
      <ListForm saveLabel={messages.listSave} onSave={onSave} onClose={onClose} />
    </Dialog>
  );
}
