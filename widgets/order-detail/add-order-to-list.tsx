import { useEffect, useRef, useState } from 'react';
import type { Pieces } from '../../shared/domain/pieces-by-item.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import type { FillOutcome } from '../../shared/stores/fill-new-list.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { AddToListDialog } from '../../shared/ui/add-to-list-dialog.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { writeFailureLines } from '../../shared/ui/write-failure-lines.ts';
import { createAddOrder } from './add-order-state.ts';
import { lazyMessages as messages } from './order-lazy-messages.ts';

/** How it ended, told on the page. */
interface Told {
  tone: 'success' | 'danger';
  text: string;
}

/** What the shopper is told of items that are in no list; `made`: the list was to be made for them. */
function problemOf(
  { failure, at }: Extract<FillOutcome, { ok: false }>,
  name: string,
  made: boolean,
): string {
  const unfilled = made ? messages.listUnfilled : messages.listFailed;
  const texts =
    at === 'list'
      ? { failed: messages.listUnmade, unsure: messages.listUnmadeUnsure }
      : { failed: unfilled, unsure: messages.listUnsure };
  return fill(writeFailureLines(failure, texts).join(' '), { name });
}

/**
 * Puts the items of an order into a list, or into one that is made for them [2 §2]. A shopper who closes the
 * dialog meanwhile is told all the same how it ended.
 */
export function AddOrderToList({ pieces }: { pieces: readonly Pieces[] }) {
  const [adding] = useState(() => createAddOrder(pieces));
  const { lists, failure } = useStore(adding.$offer);
  const [open, setOpen] = useState(true);
  const [told, setTold] = useState<Told>();
  const closed = useRef(false);
  useEffect(() => adding.open(), [adding]);
  // When the dialog is gone: what is read while it is open goes with it.
  useEffect(() => {
    if (told?.tone === 'success') announce(told.text);
  }, [told]);

  function close(): void {
    closed.current = true;
    setOpen(false);
  }

  async function end(outcome: FillOutcome, name: string, made = false): Promise<string | undefined> {
    if (outcome.ok) {
      close();
      setTold({ tone: 'success', text: fill(messages.addedToList, { name }) });
      return undefined;
    }
    const problem = problemOf(outcome, name, made);
    if (closed.current) setTold({ tone: 'danger', text: problem });
    return problem;
  }

  return (
    <>
      {open && (
        <AddToListDialog
          lists={lists}
          failure={
            failure && (
              <ReadFailure failure={failure} what={messages.yourLists} onRetry={() => adding.open()} />
            )
          }
          onAdd={async (list) => end(await adding.add(list.id), listName(list))}
          onCreate={async (list) => end(await adding.create(list), list.name, true)}
          onClose={close}
        />
      )}
      {told && (
        <div className="cb-order__told">
          <Notice tone={told.tone} urgent={told.tone === 'danger'} onDismiss={() => setTold(undefined)}>
            <span className="cb-order__line">{told.text}</span>
            {told.tone === 'success' && (
              <a className="cb-link" href="/account/list">
                {messages.viewLists}
              </a>
            )}
          </Notice>
        </div>
      )}
    </>
  );
}
