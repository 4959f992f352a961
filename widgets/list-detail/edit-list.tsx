import { changeList } from '../../shared/api/list-to-cart.ts';
import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { markSessionEnded } from '../../shared/stores/session.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ListForm, type NewList } from '../../shared/ui/list-form.tsx';
import { writeFailureLines } from '../../shared/ui/write-failure-lines.ts';
import { lazyMessages as messages } from './list-detail-lazy-messages.ts';
import type { ListDetailState } from './list-detail-state.ts';

interface EditListProps {
  page: ListDetailState;
  list: ShoppingList;
}

/** Asks for another name and description of the list. What was typed stays until it is saved. */
export function EditList({ page, list }: EditListProps) {
  async function save(texts: NewList): Promise<string | undefined> {
    const edit = { list: { id: list.id, ...texts }, items: [], removed: [] };
    const result = await page.enqueue(() => changeList(edit));
    if (result.ok) {
      page.edit(false);
      page.tell({ tone: 'success', text: messages.editSaved });
      void page.table.reread();
      return undefined;
    }
    const { failure } = result;
    if (failure.kind === 'session') markSessionEnded();
    const told = { failed: messages.editFailed, unsure: messages.editFailed };
    if (!page.$editing.get()) page.tell({ failure, ...told });
    return writeFailureLines(failure, told).join(' ');
  }

  const close = () => page.edit(false);
  return (
    <Dialog title={messages.editTitle} onClose={close}>
      <ListForm
        initial={{ name: list.name ?? '', description: list.description ?? '' }}
        saveLabel={messages.editSave}
        onSave={save}
        onClose={close}
      />
    </Dialog>
  );
}
