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
}

/**
 * Takes over the kept quantities. Those that the shopper has typed since are newer. A duplicate of the tab takes over
 * nothing.
 */
export async function resumeQuantities({ listId, at, edits: kept }: KeptQuantities, list: LeftList) {
  const { contents, edits, replace, reread } = list;
  if (!(await claimTab())) return keepQuantities(listId, Object.fromEntries(edits()));
  let isRead = true;
  for (const [key, value] of Object.entries(kept)) {
    const edit = readEdit(value);
    const isOpen = edit?.phase === 'confirming' || quantityOf(key) !== edit?.wanted;
    if (edit && itemOf(key) && isOpen) replace(key, undefined, edit);
  }
  tellSaved();
  await readUntilArrived({
    sentAt: at,
    isOpen: () => open().length > 0,
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
