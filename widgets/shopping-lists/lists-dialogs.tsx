/** The dialogs of the page and their changes; loaded with the first press that opens one. */
import { copyList } from '../../shared/api/lists/copy-list.ts';
import { createList, deleteLists, emailList } from '../../shared/api/lists/list-changes.ts';
import { findFriend } from '../../shared/api/lists/list-search.ts';
import { type Failure, isInDoubt } from '../../shared/domain/failure.ts';
import type { ListTexts, ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { navigate } from '../../shared/page/navigate.ts';
import { setFlashMessage, takeFlashMessage } from '../../shared/page/storage/flash-message.ts';
import { $session } from '../../shared/stores/session.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import { DeleteListsDialog } from '../../shared/ui/lists/delete-lists-dialog.tsx';
import { EmailListDialog } from '../../shared/ui/lists/email-list-dialog.tsx';
import { CopyListDialog, NewListDialog } from '../../shared/ui/lists/list-dialog.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { FindFriendDialog } from './find-friend-dialog.tsx';
import type { ListsDialog, ShoppingListsState } from './shopping-lists-state.ts';

const messages = defineMessages('shopping-lists', {
  deleted: 'List(s) successfully deleted.',
  deleteFailed: 'We couldn’t delete anything. Please try again.',
  made: 'The list {name} is ready.',
  makeFailed: 'We couldn’t create the list. Please try again.',
  makeUnsure: 'We couldn’t confirm that the list was created. Please check your lists first.',
  copied: 'Copied to {name}.',
  copyFailed: 'We couldn’t copy the list. Please try again.',
  copyUnsure: 'We couldn’t confirm that the list was copied. Please check your lists first.',
  emailed: '{name} was sent.',
  emailFailed: 'We couldn’t send the list. Please try again.',
  emailUnsure: 'We couldn’t confirm that the list was sent.',
  friendFailed: 'We couldn’t search for your friend. Please try again.',
  friendRefused: 'We can’t take you to your friend’s lists from here.',
});

const LISTS_PAGE = '/account/list';

interface ListsDialogsProps {
  dialog: ListsDialog;
  page: ShoppingListsState;
}

/** The dialog that is open. */
export function ListsDialogs({ dialog, page }: ListsDialogsProps) {
  /** Closes the dialog on success. If it has been closed meanwhile, shows an error above the table. */
  async function end(work: Promise<string | undefined>): Promise<string | undefined> {
    const text = await work;
    const open = page.$dialog.get() === dialog;
    if (!text && open) page.close();
    if (text && !open) page.tell({ tone: 'danger', text });
    return text;
  }

  switch (dialog.kind) {
    case 'new':
      return <NewListDialog onSave={(list) => end(makeList(page, list))} onClose={page.close} />;
    case 'friend':
      return <FindFriendDialog onFind={(email) => end(goToFriend(email))} onClose={page.close} />;
    case 'email':
      return (
        <EmailListDialog
          name={listName(dialog.list)}
          onSend={(mail) => end(sendByEmail(page, dialog.list, mail))}
          onClose={page.close}
        />
      );
    case 'copy':
      return (
        <CopyListDialog
          list={dialog.list}
          onSave={(copy) => end(copyTo(page, dialog.list, copy))}
          onClose={page.close}
        />
      );
    case 'delete':
      return (
        <DeleteListsDialog
          lists={dialog.lists}
          hidden={dialog.hidden}
          onConfirm={() => deleteChosen(page, dialog.lists)}
          onCancel={page.close}
        />
      );
  }
}

/**
 * Deletes lists and opens the page of lists, which says so once [2 §2 List deletion]. If the reply was lost, reads the lists
 * to find out.
 */
async function deleteChosen(page: ShoppingListsState, chosen: readonly ShoppingList[]): Promise<void> {
  const listIds = chosen.map(({ id }) => id);
  const result = await deleteLists(listIds);
  page.close();
  if (!result.ok) {
    const doubtful = isInDoubt(result.failure);
    if (doubtful) await page.table.reread();
    const lists = page.table.$state.get().shown?.contents.lists;
    const gone = doubtful && lists && !lists.some(({ id }) => listIds.includes(id));
    if (!gone) return tellFailure(page, result.failure);
  }
  setFlashMessage({ tone: 'success', text: messages.deleted });
  if (navigate(LISTS_PAGE, 'lists-deleted')) return;
  takeFlashMessage();
  page.tell({ tone: 'success', text: messages.deleted });
  await page.table.reread();
}

/** Creates a list [2 §2 New list]. @returns the error text */
async function makeList(page: ShoppingListsState, list: ListTexts): Promise<string | undefined> {
  const result = await createList(list);
  if (!result.ok) return problemOf(result.failure, messages.makeFailed, messages.makeUnsure);
  page.tell({ tone: 'success', text: fill(messages.made, { name: list.name }), listId: result.value });
  void page.table.reread();
}

/** Copies a list under another name [2 §2 List rows]. @returns the error text */
async function copyTo(
  page: ShoppingListsState,
  list: ShoppingList,
  copy: ListTexts,
): Promise<string | undefined> {
  const { profileId = '' } = $session.get().visitor;
  const result = await copyList({ listId: list.id, profileId, ...copy });
  if (!result.ok) return problemOf(result.failure, messages.copyFailed, messages.copyUnsure);
  page.tell({ tone: 'success', text: fill(messages.copied, { name: copy.name }), listId: result.value });
  void page.table.reread();
}

/** Sends a list to others [2 §2 List rows]. @returns the error text */
async function sendByEmail(
  page: ShoppingListsState,
  list: ShoppingList,
  mail: { emails: string; message: string },
): Promise<string | undefined> {
  const result = await emailList({ listId: list.id, ...mail });
  if (!result.ok) return problemOf(result.failure, messages.emailFailed, messages.emailUnsure);
  page.tell({ tone: 'success', text: fill(messages.emailed, { name: listName(list) }) });
}

/** Opens the lists of the customer with that address [2 §2 Friend finding]. @returns the error text */
async function goToFriend(email: string): Promise<string | undefined> {
  const result = await findFriend(email);
  if (!result.ok) return problemOf(result.failure, messages.friendFailed, messages.friendFailed);
  return navigate(result.value, 'friend-lists') ? undefined : messages.friendRefused;
}

function tellFailure(page: ShoppingListsState, failure: Failure): void {
  page.tell({ failure, failed: messages.deleteFailed, unsure: messages.deleteFailed });
}

function problemOf(failure: Failure, failed: string, unsure: string): string {
  return writeFailureLines(failure, { failed, unsure }).join(' ');
}
