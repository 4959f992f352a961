/** Items that may not be ordered: the dialog about them, and the review of their rows. */
import { type RefObject, useEffect } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { listen } from '../../shared/page/events.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import type { ReviewedItem } from '../../shared/page/storage/sent-review.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { $undoHistory } from '../../shared/stores/cart/undo-history.ts';
import { findRestrictedLines } from '../../shared/stores/checkout/checkout.ts';
import type { RestrictedStop } from '../../shared/stores/checkout/checkout-attempts.ts';
import { useStore } from '../../shared/stores/store.ts';
import { RestrictionDialog } from '../../shared/ui/cart/restriction-dialog.tsx';
import type { CartPageState } from './cart-page-state.ts';

const messages = defineMessages('cart-page', {
  toReview: '{count} {count:item is|items are} marked in your cart. Remove {count:it|them} to check out.',
});

interface RestrictionNoticeProps {
  groups: RestrictedStop['groups'];
  page: CartPageState;
}

/** Asks what to do about the items that stop the checkout [1 §4 Checkout, §8 Restricted dialogs]. */
export function RestrictionNotice({ groups, page }: RestrictionNoticeProps) {
  return (
    <RestrictionDialog
      groups={groups}
      onRemove={() => page.leave(({ leaveWithout }) => leaveWithout(groups))}
      onReview={() => reviewItems(page, Object.values(groups).flat())}
    />
  );
}

/** Highlights the rows of items. */
function reviewItems(page: CartPageState, items: readonly ReviewedItem[]): void {
  highlight(page, new Set(findRestrictedLines(items)));
}

/** Closes the dialog and highlights the rows of these lines; an empty set ends the highlights. */
function highlight({ $stop, $restricted, dismissStop }: CartPageState, lineIds: ReadonlySet<string>): void {
  if ($stop.get()?.kind === 'restricted') dismissStop();
  $restricted.set(lineIds);
}

interface SentReviewProps {
  /** Items that another page left in the tab's storage. */
  sent: Record<string, unknown>;
  page: CartPageState;
}

/** Starts the review that another page requested, once the cart is read. Renders nothing. */
export function SentReview({ sent, page }: SentReviewProps) {
  const isRead = useStore($cart, ({ phase }) => phase === 'ready');
  useEffect(() => {
    if (isRead) reviewItems(page, toReviewedItems(sent));
  }, [isRead, sent, page]);
  return null;
}

function toReviewedItems({ items }: Record<string, unknown>): ReviewedItem[] {
  const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return Array.isArray(items)
    ? items.map(Object).map(({ lineId, itemNumber }: Record<string, unknown>) => ({
        lineId: textOf(lineId),
        itemNumber: textOf(itemNumber),
      }))
    : [];
}

interface RestrictedReviewProps {
  /** Ids of the lines whose rows are highlighted. */
  lineIds: ReadonlySet<string>;
  page: CartPageState;
  /** An element of the cart page that has the rows. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Scrolls to the first highlighted row and moves the focus to its Remove [1 §4 Review]. A successful quick order ends the
 * highlights [1 §4 Quick order]. Renders nothing.
 */
export function RestrictedReview({ lineIds, page, heading }: RestrictedReviewProps) {
  useEffect(() => review(lineIds, heading.current?.closest('.cb-cart')), [lineIds, heading]);
  useEffect(
    () =>
      listen('cb:request', async ({ path, body, reply }) => {
        if (!path.endsWith('cart/quick-add-to-cart') || isUndo(body)) return;
        if ((await reply).outcome === 'ok') highlight(page, new Set());
      }),
    [page],
  );
  return null;
}

function review(lineIds: ReadonlySet<string>, cart: Element | null | undefined): void {
  const lines = $cart.get().cart?.lines ?? [];
  const marked = lines.filter(({ id }) => lineIds.has(id));
  const [first] = marked;
  const row = first && cart?.querySelector<HTMLElement>(`[data-line="${CSS.escape(first.id)}"]`);
  if (!row) return;
  const { length: count } = marked;
  announce(fill(messages.toReview, { count }));
  const control = row.querySelector<HTMLElement>('.cb-line__remove') ?? row.querySelector('input, a, button');
  (control as HTMLElement | null)?.focus({ preventScroll: true });
  scrollToRow(row, lines.length);
}

/** Undo uses the same request, but isn't a quick order. */
function isUndo(body: unknown): boolean {
  const { skuId } = body as { skuId?: string };
  return $undoHistory
    .get()
    .some(({ itemNumber, rest }) =>
      [itemNumber, ...rest.map((line) => line.itemNumber)].includes(`${skuId}`),
    );
}

/**
 * Returns how long scrolling to a row takes, in milliseconds. It takes longer in a longer cart [1 §9 Scrolling].
 * @param count how many items the cart shows: fewer than 15, 15 to 150, or more
 */
export function scrollDuration(count: number): number {
  if (count < 15) return 250;
  return count <= 150 ? 500 : 900;
}

/**
 * Scrolls a row into the middle of the window: smoothly, unless the shopper prefers reduced motion. Scrolling, a press or
 * a key interrupts it.
 */
export function scrollToRow(row: HTMLElement, count: number): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = isReduced ? 0 : scrollDuration(count);
  const begin = performance.now();
  const from = scrollY;
  const interruption = new AbortController();
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => interruption.abort(), { signal: interruption.signal, passive: true });
  }

  function glide(now: number): void {
    if (interruption.signal.aborted) return;
    const progress = duration && Math.min(1, (now - begin) / duration);
    if (!duration || progress === 1) {
      interruption.abort();
      row.scrollIntoView({ block: 'center', behavior: 'instant' });
      return;
    }
    // Rows above may still change their height, so the target is measured at each step.
    const { top, height } = row.getBoundingClientRect();
    const goal = scrollY + top - (innerHeight - height) / 2;
    scrollTo({ top: from + (goal - from) * (1 - (1 - progress) ** 3), behavior: 'instant' });
    requestAnimationFrame(glide);
  }
  glide(begin);
}
