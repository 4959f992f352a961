import { type RefObject, useEffect } from 'react';
import { announce } from '../../shared/page/announce.ts';
import { listen } from '../../shared/page/events.ts';
import { fill } from '../../shared/page/messages.ts';
import { $cart } from '../../shared/stores/cart.ts';
import { $undoHistory } from '../../shared/stores/undo-history.ts';
import type { CartPageState } from './cart-page-state.ts';
import { restrictionMessages as messages } from './restriction-messages.ts';
import { scrollToRow } from './scroll-to-row.ts';

interface RestrictedReviewProps {
  /** Item numbers whose rows are highlighted. */
  items: ReadonlySet<string>;
  page: CartPageState;
  table: RefObject<HTMLElement | null>;
}

/**
 * Leads to the highlighted rows: the first comes into view, with the focus on its Remove [1 §4]. It shows
 * nothing itself. A successful quick order ends the highlights [1 §4, Quick order].
 */
export function RestrictedReview({ items, page, table }: RestrictedReviewProps) {
  useEffect(() => leadTo(items, table.current), [items, table]);
  useEffect(
    () =>
      listen('cb:request', async ({ path, body, reply }) => {
        if (!path.endsWith('cart/quick-add-to-cart') || isUndo(body)) return;
        if ((await reply).outcome === 'ok') page.highlight(new Set());
      }),
    [page],
  );
  return null;
}

function leadTo(items: ReadonlySet<string>, table: HTMLElement | null): void {
  const lines = $cart.get().cart?.lines ?? [];
  const marked = lines.filter(({ itemNumber }) => items.has(itemNumber));
  const [first] = marked;
  const row = first && table?.querySelector<HTMLElement>(`[data-line="${CSS.escape(first.id)}"]`);
  if (!row) return;
  const { length: count } = marked;
  announce(count === 1 ? messages.oneToReview : fill(messages.toReview, { count }));
  const control = row.querySelector<HTMLElement>('.cb-line__remove') ?? row.querySelector('input, a, button');
  (control as HTMLElement | null)?.focus({ preventScroll: true });
  scrollToRow(row, lines.length);
}

/** An undo adds by the same call, and is no order. */
function isUndo(body: unknown): boolean {
  const { skuId } = body as { skuId?: string };
  return $undoHistory
    .get()
    .some(({ itemNumber, rest }) =>
      [itemNumber, ...rest.map((line) => line.itemNumber)].includes(`${skuId}`),
    );
}
