import type { ListTexts, ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import { ListForm } from '../../shared/ui/lists/list-dialog.tsx';
import type { ListDetailState } from './list-detail-state.ts';
import { changeAndConfirm } from './list-writes.ts';

const messages = defineMessages('list-detail', {
  editTitle: 'Edit List',
  editSave: 'Save',
  editSaved: 'Your changes were saved.',
  editFailed: 'We couldn’t save your changes. Please try again.',
});

interface EditListProps {
  page: ListDetailState;
  list: ShoppingList;
}

/** Edits the name and description of the list, and whether others may see it. The texts stay until they are saved. */
export function EditList({ page, list }: EditListProps) {
  async function save(texts: ListTexts): Promise<string | undefined> {
    const edit = { list: { id: list.id, ...texts }, items: [], removed: [] };
    const { $state, reread } = page.table;
    const contents = () => $state.get().shown?.contents ?? null;
    const result = await page.enqueue(() =>
      changeAndConfirm({ contents, reread }, edit, ({ list: now }) => hasTexts(now, texts)),
    );
    if (result.ok) {
      page.noteEdit(texts);
      page.open(null);
      page.tell({ tone: 'success', text: messages.editSaved });
      void page.table.reread();
      return undefined;
    }
    const { failure } = result;
    const told = { failed: messages.editFailed, unsure: messages.editFailed };
    if (page.$dialog.get() !== 'edit') page.tell({ failure, ...told });
    return writeFailureLines(failure, told).join(' ');
  }

  const close = () => page.open(null);
  return (
    <Dialog title={messages.editTitle} onClose={close}>
      <ListForm
        initial={{ name: list.name ?? '', description: list.description ?? '', isPublic: list.isPublic }}
        saveLabel={messages.editSave}
        onSave={save}
        onClose={close}
      />
    </Dialog>
  );
}

/** Whether a list has these texts. A text that the server doesn't send counts as saved. */
function hasTexts(list: ShoppingList, { name, description, isPublic }: ListTexts): boolean {
  const told = { name: list.name, description: list.description ?? '', isPublic: list.isPublic ?? isPublic };
  return told.name === name && told.description === description && told.isPublic === isPublic;
}
