/** Adding the items of an order to a list [2 §2]; loaded with the first press of its button. */
import { useEffect, useRef, useState } from 'react';
import { addToList } from '../../shared/api/lists/list-changes.ts';
import { readLists } from '../../shared/api/lists/lists.ts';
import type { ItemWithQuantity } from '../../shared/domain/cart/quantities-by-item.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { createNewListFiller, type FillOutcome, fillKept } from '../../shared/stores/lists/fill-new-list.ts';
import { createResource } from '../../shared/stores/resource.ts';
import { useStore } from '../../shared/stores/store.ts';
import { ReadFailure, writeFailureLines } from '../../shared/ui/failure.tsx';
import { AddToListDialog } from '../../shared/ui/lists/add-to-list-dialog.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { DismissibleNotice } from '../../shared/ui/notices.tsx';

const messages = defineMessages('order-detail', {
  yourLists: 'Your lists',
  addedToList: 'Added to {name}',
  viewLists: 'View your lists',
  listFailed: 'We couldn’t add the items to {name}. Please try again.',
  listUnsure:
    'We couldn’t confirm that the items were added to {name}. Please check the list before you try again.',
  listUnmade: 'We couldn’t create the list {name}. Please try again.',
  listUnmadeUnsure: 'We couldn’t confirm that the list {name} was created. Please check your lists first.',
  listUnfilled: 'We created the list {name}, but couldn’t add the items to it. Please try again.',
});

/** The result, shown after the dialog is closed. */
interface Ending {
  tone: 'success' | 'danger';
  text: string;
}

/**
 * Adds the items of an order to a list, or to a new one [2 §2 Order buttons]. Shows the result even if the shopper closes the
 * dialog meanwhile.
 */
export function AddOrderToList({ items }: { items: readonly ItemWithQuantity[] }) {
  const [lists] = useState(() => createResource((signal) => readLists({ signal })));
  const [newList] = useState(createNewListFiller);
  const { phase, value, failure } = useStore(lists.$state);
  const [open, setOpen] = useState(true);
  const [ending, setEnding] = useState<Ending>();
  const closed = useRef(false);
  useEffect(() => (open ? lists.open() : undefined), [lists, open]);
  // After the dialog has closed, because screen readers read nothing else while it is open.
  useEffect(() => {
    if (ending?.tone === 'success') announce(ending.text);
  }, [ending]);

  function close(): void {
    closed.current = true;
    setOpen(false);
  }

  /** @returns the error text for the dialog */
  function end(outcome: FillOutcome, name: string, isNew: boolean): string | undefined {
    if (outcome.ok) {
      close();
      setEnding({ tone: 'success', text: fill(messages.addedToList, { name }) });
      return undefined;
    }
    const problem = problemText(outcome, name, isNew);
    if (closed.current) setEnding({ tone: 'danger', text: problem });
    return problem;
  }

  return (
    <>
      {open && (
        <AddToListDialog
          lists={value?.lists ?? null}
          failure={
            phase === 'failed' && (
              <ReadFailure failure={failure} what={messages.yourLists} onRetry={lists.read} />
            )
          }
          onAdd={async (list) => {
            const result = await addToList(list.id, items);
            return end(result.ok ? result : { ...result, at: 'items' }, listName(list), false);
          }}
          onCreate={async (list) => end(await fillKept(newList, list, items), list.name, true)}
          onClose={close}
        />
      )}
      {ending && (
        <div className="cb-order__told">
          <DismissibleNotice
            tone={ending.tone}
            urgent={ending.tone === 'danger'}
            onDismiss={() => setEnding(undefined)}
          >
            <span className="cb-order__line">{ending.text}</span>
            {ending.tone === 'success' && (
              <a className="cb-link" href="/account/list">
                {messages.viewLists}
              </a>
            )}
          </DismissibleNotice>
        </div>
      )}
    </>
  );
}

/** @param isNew whether a new list was requested */
function problemText(
  { failure, at }: Extract<FillOutcome, { ok: false }>,
  name: string,
  isNew: boolean,
): string {
  const unfilled = isNew ? messages.listUnfilled : messages.listFailed;
  const texts =
    at === 'list'
      ? { failed: messages.listUnmade, unsure: messages.listUnmadeUnsure }
      : { failed: unfilled, unsure: messages.listUnsure };
  return fill(writeFailureLines(failure, texts).join(' '), { name });
}
