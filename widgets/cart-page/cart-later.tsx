/** Code that the cart page needs only later, loaded when the page is idle or the cart is used. */
import { useEffect } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { followAbandonedCart } from '../../shared/stores/checkout/abandoned-cart.ts';
import { followQuantityLimit } from '../../shared/ui/cart/quantity-limit.ts';
import { PrintHeader } from '../../shared/ui/files/print-header.tsx';

/**
 * The header of the printed page, the report of a cart that is left behind, and the message about a number that is too
 * long [1 §2 Print, 1 §5 Line quantity, 2 §1 Abandoned cart].
 */
export function CartLater({ visitor }: { visitor: Visitor }) {
  useEffect(followAbandonedCart, []);
  useEffect(() => followQuantityLimit(document.querySelector('.cb-cart')), []);
  return <PrintHeader visitor={visitor} />;
}
