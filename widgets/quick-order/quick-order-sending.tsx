/** Sending rows to the cart, and the texts about it. This file is loaded while the page is idle, or at the first key. */
import { useState } from 'react';
import { type Failure, isInDoubt, refusalLines } from '../../shared/domain/failure.ts';
import { isCartLink } from '../../shared/domain/files/cart-link.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { addItem, piecesInCart } from '../../shared/stores/cart/cart-writes.ts';
import { loadCart, refreshCart } from '../../shared/stores/cart/read-cart.ts';
import { usePageNotices } from '../../shared/stores/notices.ts';
import { $signedOut } from '../../shared/stores/signed-out.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Notices } from '../../shared/ui/notices.tsx';
import { messages } from './quick-order-messages.ts';
import {
  changeRow,
  emptyRow,
  type QuickOrderRow,
  type RowOrder,
  type RowProblem,
} from './quick-order-row.ts';

const QuickOrderLink = lazyPart(
  () => import('./quick-order-link.tsx'),
  ({ QuickOrderLink }) => QuickOrderLink,
);

const sendingMessages = defineMessages('quick-order', {
  addingRow: 'Adding {row} of {rows}…',
  added: 'Added to your cart: {quantity} × {itemNumber}',
  addedRows: 'Added to your cart: {rows} items',
  addedPartly: 'Added to your cart: {added}. Not added: {left}; they are still here.',
  addedNone: 'Nothing was added. What you typed is kept.',
  network: 'The shop could not be reached. Look at your cart before you try again. What you typed is kept.',
  timeout: 'The shop did not answer in time. Look at your cart before you try again. What you typed is kept.',
  session: 'Your session has ended. Please sign in again. What you typed is kept.',
  conflict: 'Your cart was being changed elsewhere at that moment. What you typed is kept.',
  perhapsAdded:
    '{item} was being added when the page was left, and may be in your cart. Look at your cart before you add it again.',
  seenInCart:
    'Your cart has {count} of {item}: it may have been added before the page was left. Add it again only if you want more.',
  notInCart:
    '{item} was being added when the page was left. Your cart does not show that it was; look at it again before you add it.',
  failed: 'This item could not be added. What you typed is kept.',
});

/** A row that passed its check, with what it asks for. */
export interface RowEntry {
  row: QuickOrderRow;
  order: RowOrder;
}

/** What the form says of a submission as a whole. */
export interface QuickOrderOutcome {
  tone: 'success' | 'warning' | 'danger';
  text: string;
}

/** A submission on its way. */
export interface Sending {
  entries: RowEntry[];
  /** How many rows the shopper filled, those that failed their check included. */
  asked: number;
  /** False once the form has left the page: what was not sent yet then stays in the draft. */
  present: () => boolean;
  tell: (progress: string) => void;
}

/**
 * Adds rows one at a time. A row that was added is emptied at once; one that was not keeps what was typed and shows the
 * reason. After an item that the shop refuses the next row is sent; any other failure ends the submission. An addition
 * is never repeated automatically, since the server would add twice [1 §4 Quick order, §8 Quick order].
 *
 * @returns What to say of all rows together; null when a single row says it by itself.
 */
export async function sendRows({
  entries,
  asked,
  present,
  tell,
}: Sending): Promise<QuickOrderOutcome | null> {
  const single = asked === 1;
  let added = 0;
  const untold = entries.map(({ row }) => row).filter(isUntold);
  await compareWithCart(untold);
  let place = 0;
  for (const { row, order } of entries) {
    if (!present()) break;
    place += 1;
    if (untold.includes(row)) continue;
    tell(single ? messages.adding : fill(sendingMessages.addingRow, { row: place, rows: entries.length }));
    // It is kept in the draft, so that a shopper who loads the page again meanwhile is told.
    const sent = { before: piecesInCart(order.itemNumber) };
    changeRow(row, { sent });
    const result = await addItem(order);
    if (result.ok) {
      added += 1;
      emptyRow(row);
      continue;
    }
    const problem = explainFailure(result.failure);
    changeRow(row, { problem, sent: isInDoubt(result.failure) ? sent : undefined });
    if (single) announce(problem.text);
    if (!concernsItemOnly(result.failure)) break;
  }
  if (added < asked) {
    if (single) return null;
    return added > 0
      ? { tone: 'warning', text: fill(sendingMessages.addedPartly, { added, left: asked - added }) }
      : { tone: 'danger', text: sendingMessages.addedNone };
  }
  const [first] = entries;
  const text =
    single && first
      ? fill(sendingMessages.added, { ...first.order })
      : fill(sendingMessages.addedRows, { rows: added });
  return { tone: 'success', text };
}

/** Calls `react` once the shopper has signed out, here or in another tab. @returns unsubscribe */
export function whenSignedOut(react: () => void): () => void {
  return $signedOut.subscribe((signedOut) => {
    if (signedOut) react();
  });
}

/** Whether a row of an earlier page may have been added, and its shopper has not been told yet. */
function isUntold({ $content }: QuickOrderRow): boolean {
  const { sent, problem } = $content.get();
  return Boolean(sent && !problem);
}

/**
 * Says of the rows that were on their way when the page before was left that they may have been added: at once, and
 * more closely when the cart has been read. They are not added again, nor taken for added, since the server may still
 * be at work, and others may add the same item.
 */
export async function compareWithCart(all: readonly QuickOrderRow[]): Promise<void> {
  const rows = all.filter(isUntold);
  if (rows.length === 0) return;
  for (const row of rows) {
    const text = fill(sendingMessages.perhapsAdded, { item: row.$content.get().itemNumber });
    changeRow(row, { problem: { text, fields: [], tone: 'warning' } });
  }
  await loadCart();
  // A cart that the page has printed may be older than the addition.
  await refreshCart();
  for (const row of rows) {
    const { itemNumber, quantity, sent, problem } = row.$content.get();
    const count = piecesInCart(itemNumber);
    if (!sent || problem?.tone !== 'warning' || count === null) continue;
    const isThere = count >= (sent.before ?? 0) + Number(quantity);
    const text = fill(isThere ? sendingMessages.seenInCart : sendingMessages.notInCart, {
      item: itemNumber,
      count,
    });
    changeRow(row, { problem: { ...problem, text } });
    announce(text);
  }
}

/** Turns a failed addition into what its row says: the server's own words where it gave any [1 §8 Quick order]. */
function explainFailure(failure: Failure): RowProblem {
  const { kind } = failure;
  const fields = ['itemNumber'] as const;
  switch (kind) {
    case 'business':
      return { text: refusalLines(failure).join(' ') || sendingMessages.failed, fields };
    case 'session':
      return { text: sendingMessages.session, fields: [], remedy: 'sign-in' };
    case 'offline':
      return { text: messages.offline, fields: [], remedy: 'try-again' };
    case 'network':
    case 'timeout':
    case 'conflict':
      return { text: sendingMessages[kind], fields: [], remedy: 'try-again' };
    default:
      return { text: sendingMessages.failed, fields: [], remedy: 'try-again' };
  }
}

/** Whether the rows after a failed one are still worth sending: only when the failure was about that item. */
function concernsItemOnly({ kind }: Failure): boolean {
  return kind === 'business';
}

/**
 * The place of the page's notices, such as that another item of the cart has changed; and the question about a cart link
 * that the page was opened with.
 */
export function QuickOrderNotices() {
  const [linked] = useState(() => isCartLink(location.hash));
  return (
    <>
      <Notices {...usePageNotices()} />
      {linked && <QuickOrderLink />}
    </>
  );
}
