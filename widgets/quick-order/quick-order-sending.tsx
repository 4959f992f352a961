/** Sending rows to the cart, and the texts about it. Loaded while the page is idle, or with the first key. */
import { type RefObject, useEffect, useState } from 'react';
import { PageNotices } from '../../shared/connected/page-notices.tsx';
import { cartQuantities, hasArrived } from '../../shared/domain/cart/cart-quantities.ts';
import { type Failure, isInDoubt, refusalLines } from '../../shared/domain/failure.ts';
import { isCartLink } from '../../shared/domain/files/cart-link-mark.ts';
import { announce } from '../../shared/page/announce.ts';
import { tellCartError } from '../../shared/page/cart-error.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { claimTab } from '../../shared/page/storage/tab-claim.ts';
import { $signedOut } from '../../shared/stores/account/signed-out.ts';
import { refreshCart } from '../../shared/stores/cart/cart.ts';
import { openCart } from '../../shared/stores/cart/following/follow-cart.ts';
import { addItem, quantityInCart } from '../../shared/stores/cart/writes/additions.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import type { RowProblem } from './quick-order-draft.ts';
import { messages } from './quick-order-messages.ts';
import { changeRow, emptyRow, type QuickOrderRow } from './quick-order-row.ts';
import { missingCode, type QuickOrderOutcome, type RowSubmission } from './quick-order-submission.ts';

const CartLinkQuestion = lazyComponent(
  () => import('../../shared/connected/cart-link-question.tsx'),
  ({ CartLinkQuestion }) => CartLinkQuestion,
);

const runs = lazyModule(() => import('./order-sheet/send-run.ts'));

const sendingMessages = defineMessages('quick-order', {
  added: 'Added to your cart: {quantity} × {itemNumber}',
  network: 'We couldn’t reach the shop. Check your cart before you try again. We’ve kept what you typed.',
  timeout:
    'We didn’t get a response in time. Check your cart before you try again. We’ve kept what you typed.',
  session: 'Your session has ended. Please sign in again. We’ve kept what you typed.',
  conflict: 'Your cart changed somewhere else at the same time. Please try again. We’ve kept what you typed.',
  perhapsAdded:
    'The page closed while {item} was being added, so it may be in your cart. Check your cart before you add it again.',
  seenInCart:
    'Your cart has {count} of {item}. It may have been added before the page closed. Add it again only if you want more.',
  notInCart:
    'The page closed while {item} was being added. Your cart doesn’t show that it was. Check your cart again before you add it.',
  failed: 'We couldn’t add this item. We’ve kept what you typed.',
});

/**
 * Adds the rows. An added row is emptied; any other keeps its text and shows the reason. An addition is never repeated
 * automatically, because the server would add the item twice [1 §4 Quick order, §8 Quick order].
 * @returns what to say about all rows together; null if a row, or the run's own progress, says it
 */
export async function sendRows(submission: RowSubmission): Promise<QuickOrderOutcome | null> {
  if (submission.several) {
    const sent = await runs.use(({ sendRun }) => sendRun(submission));
    return sent.ok ? sent.value : missingCode();
  }
  const [entry] = submission.entries;
  if (!entry) return null;
  const { row, order } = entry;
  if (mayHaveBeenAdded(row)) {
    await compareWithCart([row]);
    return null;
  }
  // Kept in the draft, so that a shopper who reloads the page meanwhile is told.
  void claimTab();
  const sent = { before: quantityInCart(order.itemNumber) };
  changeRow(row, { sent });
  const result = await addItem(order);
  if (result.ok) {
    emptyRow(row);
    return { tone: 'success', text: fill(sendingMessages.added, { ...order }) };
  }
  const problem = explainFailure(result.failure);
  tellCartError('add', result.failure, problem.text);
  changeRow(row, { problem, sent: isInDoubt(result.failure) ? sent : undefined });
  // A problem with a field moves the focus there, so it is read anyway.
  if (!problem.fields.length) announce(problem.text);
  return null;
}

/** Calls `react` when the shopper has signed out, here or in another tab. @returns unsubscribe */
export function whenSignedOut(react: () => void): () => void {
  return $signedOut.subscribe((signedOut) => {
    if (signedOut) react();
  });
}

/** Whether a row was being sent when an earlier page was left, and the shopper hasn't been told yet. */
function mayHaveBeenAdded({ $content }: QuickOrderRow): boolean {
  const { sent, problem } = $content.get();
  return Boolean(sent && !problem);
}

/**
 * Tells the shopper which rows were being sent when the previous page was left: first that they may have been added,
 * then, once the cart has been read, how many pieces it has. Such a row is neither added again nor treated as added,
 * because the server may still be working on it, and somebody else may have added the same item. A duplicate of the tab
 * empties it.
 */
export async function compareWithCart(all: readonly QuickOrderRow[]): Promise<void> {
  if (!all.some(mayHaveBeenAdded)) return;
  const isOwn = await claimTab();
  const rows = all.filter(mayHaveBeenAdded);
  // In a duplicate of the tab: the tab itself waits for the reply, and keeps the row.
  if (!isOwn) return rows.forEach(emptyRow);
  for (const row of rows) {
    const text = fill(sendingMessages.perhapsAdded, { item: row.$content.get().itemNumber });
    changeRow(row, { problem: { text, fields: [], tone: 'warning' } });
  }
  await openCart();
  // A cart from the state block may be older than the addition.
  await refreshCart();
  for (const row of rows) {
    const { itemNumber, quantity, sent, problem } = row.$content.get();
    const count = quantityInCart(itemNumber);
    const quantitiesOf = (count: number) => cartQuantities({ lines: [{ itemNumber, quantity: count }] });
    if (!sent || problem?.tone !== 'warning' || count === null) continue;
    const addition = { itemNumber, quantity: Number(quantity) };
    const isThere = hasArrived(addition, quantitiesOf(sent.before ?? 0), quantitiesOf(count));
    const text = fill(isThere ? sendingMessages.seenInCart : sendingMessages.notInCart, {
      item: itemNumber,
      count,
    });
    changeRow(row, { problem: { ...problem, text } });
    announce(text);
  }
}

/** Turns a failed addition into the row's problem: the server's own messages if it sent any [1 §8 Quick order]. */
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
 * The page's notices, such as about another change of the cart, and the question about a cart link that the page was
 * opened with. After a success, scrolls the form into view.
 */
export function QuickOrderNotices({ root, outcome }: QuickOrderNoticesProps) {
  const [linked] = useState(() => isCartLink(location.hash));
  useEffect(() => {
    // A shopper who has moved the focus to something else on the page stays there.
    const focused = document.activeElement;
    const isFree = focused === document.body || root.current?.contains(focused);
    if (outcome?.tone === 'success' && isFree) scrollIntoView(root.current);
  }, [root, outcome]);
  return (
    <>
      <PageNotices />
      {linked && <CartLinkQuestion />}
    </>
  );
}

/** The cart above has grown and may have pushed the form out of view [1 §4 Quick order]. */
function scrollIntoView(root: Element | null): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  requestAnimationFrame(() => root?.scrollIntoView({ block: 'nearest', behavior }));
}
