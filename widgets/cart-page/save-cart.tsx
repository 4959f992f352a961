import { useEffect, useRef, useState } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { addNotice } from '../../shared/stores/notices.ts';
import { type SaveOutcome, saveCartToList } from '../../shared/stores/save-cart-to-list.ts';
import { type NewList, NewListDialog } from '../../shared/ui/new-list-dialog.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { saveCartMessages as messages } from './save-cart-messages.ts';

/** What the shopper is told of a cart that was not saved: the server's own words where it has some. */
function problemOf({ failure, at }: Extract<SaveOutcome, { ok: false }>, list: string): string {
  const { kind, messages: given } = failure;
  if (kind === 'session') return messages.listSessionEnded;
  if (kind === 'offline') return messages.listOffline;
  if (at === 'unsettled') return messages.listUnsettled;
  if (kind === 'business' && given[0]) return given[0].message;
  return fill(at === 'items' ? messages.listUnfilled : messages.listFailed, { name: list });
}

/**
 * Saves the cart to a new list [1 §2]: asks for its name, then tells where the cart is now. A shopper who
 * closes the dialog while it is being saved is told all the same.
 */
export function SaveCart() {
  const [open, setOpen] = useState(true);
  const [saved, setSaved] = useState('');
  const closed = useRef(false);
  // When the dialog is gone: what is read while it is open goes with it.
  useEffect(() => {
    if (saved) announce(fill(messages.savedTo, { name: saved }));
  }, [saved]);

  function close(): void {
    closed.current = true;
    setOpen(false);
  }

  async function save(list: NewList): Promise<string | undefined> {
    const outcome = await saveCartToList(list);
    if (outcome.ok) {
      close();
      setSaved(list.name);
      return undefined;
    }
    const problem = problemOf(outcome, list.name);
    if (closed.current) addNotice({ tone: 'danger', text: problem, scope: 'cart' });
    return problem;
  }

  return (
    <>
      {open && <NewListDialog onSave={save} onClose={close} />}
      {saved && (
        <div className="cb-cart__saved">
          <Notice tone="success" onDismiss={() => setSaved('')}>
            <span className="cb-cart__problem-text">{fill(messages.savedTo, { name: saved })}</span>
            <a className="cb-link" href="/account/list">
              {messages.viewLists}
            </a>
          </Notice>
        </div>
      )}
    </>
  );
}
