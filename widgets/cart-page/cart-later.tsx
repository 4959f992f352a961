/** What the cart page needs only later: loaded when the page is idle. */
import { useEffect } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { followAbandonedCart } from '../../shared/stores/checkout/abandoned-cart.ts';
import { PrintHeader } from '../../shared/ui/files/print-header.tsx';

/** The header of the printed page, and the report of a cart that is left behind [1 §2 Print, 2 §1 Abandoned cart]. */
export function CartLater({ visitor }: { visitor: Visitor }) {
  useEffect(followAbandonedCart, []);
  return <PrintHeader visitor={visitor} />;
}
