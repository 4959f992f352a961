import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { CopyListDialog } from '../../shared/ui/copy-list-dialog.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import { NewListDialog } from '../../shared/ui/new-list-dialog.tsx';
import { EmailListDialog } from './email-list-dialog.tsx';
import { FindFriendDialog } from './find-friend-dialog.tsx';
import { copyTo, deleteChosen, goToFriend, makeList, sendByEmail } from './lists-changes.ts';
import { lazyMessages as messages } from './shopping-lists-lazy-messages.ts';
import type { ListsDialog, ShoppingListsState } from './shopping-lists-state.ts';

interface ListsDialogsProps {
  dialog: ListsDialog;
  page: ShoppingListsState;
}

/** The dialog that is open. */
export function ListsDialogs({ dialog, page }: ListsDialogsProps) {
  /** Closes the dialog when its work is done; one that was closed before says above the table what went wrong. */
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
        <ConfirmDialog
          title={messages.deleteTitle}
          question={dialog.listIds.length === 1 ? messages.deleteOne : messages.deleteSeveral}
          confirmLabel={messages.deleteConfirm}
          cancelLabel={messages.deleteCancel}
          onConfirm={() => deleteChosen(page, dialog.listIds)}
          onCancel={page.close}
        />
      );
  }
}
