/**
 * Takes over the quantities that an earlier page of the list left. Those that were sent are reread until they have
 * arrived; those that were not sent, or were refused, are shown at their rows with Retry. Nothing is sent
 * automatically. Loaded if there are any.
 */
import type { ListContents } from '../../../shared/api/lists/list-items.ts';
import { itemName } from '../../../shared/domain/lists/shopping-list.ts';
import { parseLineQuantity } from '../../../shared/domain/quantity.ts';
import { announce } from '../../../shared/page/announce.ts';
import { readUntilArrived } from '../../../shared/page/leaving/reading-pauses.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { claimTab } from '../../../shared/page/storage/tab-claim.ts';
import { type KeptQuantities, keepQuantities } from './kept-quantities.ts';
import type { QuantityEdit } from './quantity-edit.ts';

const messages = defineMessages('list-detail', {
  leftSaved: 'The quantity {quantity} was saved.',
  leftNotSaved: '{quantity} wasn’t saved. Your list now has {saved}.',
  leftUnknown: 'We couldn’t confirm that {quantity} was saved.',
  leftOutcome: '{name}: {outcome}',
});

/** The list on the screen. */
export interface LeftList {
  contents: () => ListContents | null;
  edits: () => ReadonlyMap<string, QuantityEdit>;
  /** Replaces an edit, unless there is a newer one. */
  replace: (key: string, before: QuantityEdit | undefined, next: QuantityEdit | undefined) => void;
  reread: () => Promise<void>;
  /** Whether the shopper has removed the row on this page. */
  isRemoved: (key: string) => boolean;
  /** Called if a row is no longer on the list although its quantity was changed. */
  onGone: () => void;
}

/**
 * Takes over the kept quantities. Those that the shopper has typed since are newer. A duplicate of the tab takes over
 * nothing.
 * @param older the edits that the page had before; newer than the kept ones if it kept those itself
 */
export async function resumeQuantities(
  { listId, at, page, edits: kept }: KeptQuantities,
  list: LeftList,
  older: ReadonlyMap<string, QuantityEdit>,
): Promise<void> {
  const { contents, edits, replace, reread, isRemoved, onGone } = list;
  if (!(await claimTab())) return keepQuantities(listId, Object.fromEntries(edits()));
  if (contents()?.list.id !== listId) return;
  let isRead = true;
  /** The quantities that were sent, by row: also those that the shopper has changed again. */
  const sent = new Map<string, number>();
  const isOwn = page === performance.timeOrigin;
  const isFromLaterPage = page !== undefined && page > performance.timeOrigin;
  let isMissing = false;
  let isGone = false;
  for (const [key, value] of Object.entries(kept)) {
    const left = readEdit(value);
    if (!left) continue;
    const edit = { ...left, isFromLaterPage };
    if (!itemOf(key)) {
      isMissing = true;
      isGone ||= isFromLaterPage || !isRemoved(key);
      continue;
    }
    const isSent = edit.phase === 'confirming';
    if (isSent) sent.set(key, edit.wanted);
    if (isSent || quantityOf(key) !== edit.wanted) replace(key, isOwn ? undefined : older.get(key), edit);
  }
  // Otherwise, the page's own edits have just replaced what was kept.
  if (isMissing && !edits().size) keepQuantities(listId, {});
  if (isGone) onGone();
  tellSaved();
  await readUntilArrived({
    sentAt: at,
    isOpen: mayArrive,
    async read() {
      const before = contents();
      await reread();
      isRead = contents() !== before;
      tellSaved();
    },
  });
  for (const [key, edit] of open()) {
    const text = isRead ? messages.leftNotSaved : messages.leftUnknown;
    const told = fill(text, { quantity: edit.wanted, saved: quantityOf(key) ?? 0 });
    end(key, edit, 'failed', told);
  }

  function itemOf(key: string) {
    const now = contents();
    return now?.list.id === listId ? now.items.find((item) => item.key === key) : undefined;
  }

  function quantityOf(key: string): number | undefined {
    return itemOf(key)?.quantity;
  }

  /** Quantities that were sent but have not arrived. */
  function open(): [string, QuantityEdit][] {
    return [...edits()].filter(([, { phase }]) => phase === 'confirming');
  }

  /** Whether the list may still get a quantity that was sent. If the shopper has saved a newer one, that is the last. */
  function mayArrive(): boolean {
    for (const [key, quantity] of sent) {
      const isOver = quantityOf(key) === quantity || edits().get(key)?.phase === 'saved';
      if (!itemOf(key) || isOver) sent.delete(key);
    }
    return sent.size > 0;
  }

  function tellSaved(): void {
    for (const [key, edit] of open()) {
      // The row is gone, and its quantity with it.
      if (!itemOf(key)) replace(key, edit, undefined);
      else if (quantityOf(key) === edit.wanted) {
        end(key, edit, 'saved', fill(messages.leftSaved, { quantity: edit.wanted }));
      }
    }
  }

  function end(key: string, edit: QuantityEdit, phase: 'saved' | 'failed', outcome: string): void {
    replace(key, edit, { ...edit, phase, text: outcome });
    const item = itemOf(key);
    if (item) announce(fill(messages.leftOutcome, { name: itemName(item), outcome }));
  }
}

/** @returns undefined if it isn't an edit, or has ended */
function readEdit(kept: unknown): QuantityEdit | undefined {
  const { wanted: typed, phase, text } = Object(kept) as Record<string, unknown>;
  const wanted = typeof typed === 'number' ? parseLineQuantity(String(typed)) : null;
  if (!wanted) return undefined;
  if (phase === 'saved') return undefined;
  // In a phase that only another release knows, it may have been sent.
  if (phase !== 'editing' && phase !== 'failed') return { wanted, phase: 'confirming' };
  return { wanted, phase: 'failed', text: typeof text === 'string' ? text : undefined };
}
