/** The actions for the list as a whole; loaded with the first press that opens a dialog. */
import { deleteLists, emailList } from '../../shared/api/lists/list-changes.ts';
import { readLists } from '../../shared/api/lists/lists.ts';
import { isInDoubt } from '../../shared/domain/failure.ts';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { setFlashMessage, takeFlashMessage } from '../../shared/page/storage/flash-message.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import { DeleteListsDialog } from '../../shared/ui/lists/delete-lists-dialog.tsx';
import { EmailListDialog } from '../../shared/ui/lists/email-list-dialog.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { EditList } from './edit-list.tsx';
import type { ListDetailState, ListDialog } from './list-detail-state.ts';
import { ListFiles } from './list-files.tsx';

const messages = defineMessages('list-detail', {
  deleted: 'List(s) successfully deleted.',
  deleteFailed: 'We couldn’t delete the list. Please try again.',
  deleteUnsure: 'We couldn’t confirm that the list was deleted. Please check your lists.',
  emailed: '{name} was sent.',
  emailFailed: 'We couldn’t send the list. Please try again.',
  emailUnsure: 'We couldn’t confirm that the list was sent.',
});

const LISTS_PAGE = '/account/list';

interface ListDetailDialogsProps {
  dialog: ListDialog;
  page: ListDetailState;
  list: ShoppingList;
  /** Whether this visitor sees prices. */
  seesPrices: boolean;
}

/** The dialog that is open. */
export function ListDetailDialogs({ dialog, page, list, seesPrices }: ListDetailDialogsProps) {
  const close = () => page.open(null);
  if (dialog === 'edit') return <EditList page={page} list={list} />;
  if (dialog === 'files') return <ListFiles page={page} list={list} seesPrices={seesPrices} />;
  if (dialog === 'email') {
    return (
      <EmailListDialog name={listName(list)} onSend={(mail) => send(page, list, mail)} onClose={close} />
    );
  }
  return <DeleteListsDialog lists={[list]} onConfirm={() => deleteList(page, list)} onCancel={close} />;
}

/**
 * Deletes the list and opens the page of lists, which says so once [2 §2 List deletion]. If the reply was lost, reads the lists
 * to find out.
 */
async function deleteList(page: ListDetailState, { id }: ShoppingList): Promise<void> {
  const result = await page.enqueue(() => deleteLists([id]));
  page.open(null);
  if (!result.ok) {
    const { failure } = result;
    const isGone = isInDoubt(failure) && (await isListGone(id));
    if (!isGone) {
      const { deleteFailed: failed, deleteUnsure } = messages;
      return page.tell({ failure, failed, unsure: isGone === undefined ? deleteUnsure : failed });
    }
  }
  // The quantities being typed belong to a list that no longer exists.
  page.quantities.clear();
  setFlashMessage({ tone: 'success', text: messages.deleted });
  if (navigate(LISTS_PAGE, 'lists-deleted')) return;
  takeFlashMessage();
  page.tell({ tone: 'success', text: messages.deleted });
  await page.table.reread();
}

/** @returns undefined if not all lists could be read */
async function isListGone(listId: string): Promise<boolean | undefined> {
  const read = await readLists();
  if (!read.ok || read.value.unreadable > 0) return undefined;
  return !read.value.lists.some(({ id }) => id === listId);
}

/** Sends the list to others. @returns the error text */
async function send(
  page: ListDetailState,
  list: ShoppingList,
  mail: { emails: string; message: string },
): Promise<string | undefined> {
  const result = await emailList({ listId: list.id, ...mail });
  const isOpen = page.$dialog.get() === 'email';
  if (result.ok) {
    if (isOpen) page.open(null);
    page.tell({ tone: 'success', text: fill(messages.emailed, { name: listName(list) }) });
    return undefined;
  }
  const { failure } = result;
  const texts = { failed: messages.emailFailed, unsure: messages.emailUnsure };
  if (!isOpen) page.tell({ failure, ...texts });
  return writeFailureLines(failure, texts).join(' ');
}
