/** Sending rows to the cart, and the texts about it. This file is loaded while the page is idle, or at the first key. */
import { type RefObject, useEffect, useState } from 'react';
import { type Failure, isInDoubt, refusalLines } from '../../shared/domain/failure.ts';
import { isCartLink } from '../../shared/domain/files/cart-link-mark.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { loadPart } from '../../shared/page/parts/load-part.ts';
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
import type { QuickOrderState } from './quick-order-state.ts';

const QuickOrderLink = lazyPart(
  () => import('./quick-order-link.tsx'),
  ({ QuickOrderLink }) => QuickOrderLink,
);

const sendingMessages = defineMessages('quick-order', {
  added: 'Added to your cart: {quantity} × {itemNumber}',
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
  /** A screen reader has been told already. */
  told?: boolean;
}

/** The form's rows, as a run changes them. */
export type Sheet = Pick<QuickOrderState, '$rows' | 'arrange'>;

/** A submission on its way. */
export interface Sending {
  entries: RowEntry[];
  /** Whether they are several, which go as one run with a journal. */
  several: boolean;
  /** By which a run is known: the form's key. */
  source: string;
  sheet: Sheet;
}

/**
 * Adds what was typed. A row that was added is emptied; one that was not keeps what was typed and shows the reason. An
 * addition is never repeated automatically, since the server would add twice [1 §4 Quick order, §8 Quick order].
 *
 * @returns What to say of all rows together; null when a row, or the run's own progress, says it by itself.
 */
export async function sendRows(sending: Sending): Promise<QuickOrderOutcome | null> {
  if (sending.several) {
    const { sendSheet } = await loadPart(() => import('./sheet/send-sheet.ts'));
    return sendSheet(sending);
  }
  const [entry] = sending.entries;
  if (!entry) return null;
  const { row, order } = entry;
  if (isUntold(row)) {
    await compareWithCart([row]);
    return null;
  }
  // It is kept in the draft, so that a shopper who loads the page again meanwhile is told.
  const sent = { before: piecesInCart(order.itemNumber) };
  changeRow(row, { sent });
  const result = await addItem(order);
  if (result.ok) {
    emptyRow(row);
    return { tone: 'success', text: fill(sendingMessages.added, { ...order }) };
  }
  const problem = explainFailure(result.failure);
  changeRow(row, { problem, sent: isInDoubt(result.failure) ? sent : undefined });
  announce(problem.text);
  return null;
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

interface QuickOrderNoticesProps {
  root: RefObject<HTMLElement | null>;
  outcome: QuickOrderOutcome | null;
}

/**
 * The place of the page's notices, such as that another item of the cart has changed; and the question about a cart link
 * that the page was opened with. With a success, the form is in view.
 */
export function QuickOrderNotices({ root, outcome }: QuickOrderNoticesProps) {
  const [linked] = useState(() => isCartLink(location.hash));
  useEffect(() => {
    // A shopper who has moved on to another part of the page stays there.
    const focused = document.activeElement;
    const isFree = focused === document.body || root.current?.contains(focused);
    if (outcome?.tone === 'success' && isFree) scrollIntoView(root.current);
  }, [root, outcome]);
  return (
    <>
      <Notices {...usePageNotices()} />
      {linked && <QuickOrderLink />}
    </>
  );
}

/** The cart above has grown, and may have pushed the form out of sight [1 §4 Quick order]. */
function scrollIntoView(root: Element | null): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  requestAnimationFrame(() => root?.scrollIntoView({ block: 'nearest', behavior }));
}
