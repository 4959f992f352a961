import { useEffect, useRef, useState } from 'react';
import { refusalLines } from '../../../shared/domain/failure.ts';
import type { ListTexts } from '../../../shared/domain/lists/shopping-list.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { type SaveOutcome, saveCartToList } from '../../../shared/stores/lists/save-cart-to-list.ts';
import { addNotice } from '../../../shared/stores/notices.ts';
import { NewListDialog } from '../../../shared/ui/lists/list-dialog.tsx';
import { DismissibleNotice } from '../../../shared/ui/notices.tsx';

const messages = defineMessages('cart-page', {
  savedTo: 'Saved to {name}',
  viewLists: 'View your lists',
  listFailed: 'We couldn’t save your cart to {name}. Please try again.',
  listUnfilled: 'We created the list {name}, but couldn’t add your items to it. Please try again.',
  listUnsettled: 'Some quantities in your cart aren’t saved yet. Check the marked items, then save the list.',
  listOffline: 'You’re offline. Save the list when you’re back online.',
  listSessionEnded: 'Your session has ended, so nothing was saved. Sign in again to save your cart.',
});

/** Returns why a cart was not saved: the server's own message if it sent one. */
function problemOf({ failure, at }: Extract<SaveOutcome, { ok: false }>, list: string): string {
  const { kind } = failure;
  if (kind === 'session') return messages.listSessionEnded;
  if (kind === 'offline') return messages.listOffline;
  if (at === 'unsettled') return messages.listUnsettled;
  const [refusal] = refusalLines(failure);
  if (refusal) return refusal;
  return fill(at === 'items' ? messages.listUnfilled : messages.listFailed, { name: list });
}

/**
 * Saves the cart to a new list [1 §2 Save to list]: asks for the list's name, then says where the cart was saved. A shopper
 * who closes the dialog while the cart is being saved is told the outcome anyway.
 */
export function SaveCart() {
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState('');
  const closed = useRef(false);
  // After the dialog has closed, because closing it interrupts a screen reader.
  useEffect(() => {
    if (saved) announce(fill(messages.savedTo, { name: saved }));
  }, [saved]);

  function close(): void {
    closed.current = true;
    setOpen(false);
  }

  async function save(list: ListTexts): Promise<string | undefined> {
    const outcome = await saveCartToList(list);
    if (outcome.ok) {
      close();
      setSaved(list.name);
      return undefined;
    }
    const problem = problemOf(outcome, list.name);
    if (closed.current) addNotice({ tone: 'danger', text: problem });
    return problem;
  }

  return (
    <>
      {open && <NewListDialog onSave={save} onClose={close} />}
      {saved && (
        <div className="cb-cart__saved">
          <DismissibleNotice tone="success" onDismiss={() => setSaved('')}>
            <span className="cb-cart__problem-text">{fill(messages.savedTo, { name: saved })}</span>
            <a className="cb-link" href="/account/list">
              {messages.viewLists}
            </a>
          </DismissibleNotice>
        </div>
      )}
    </>
  );
}
