import { defineMessages } from '../../shared/page/messages.ts';

/** The panel's own texts, which come with its code; overridden as those of `mini-cart-messages.ts`. */
export const panelMessages = defineMessages('mini-cart', {
  empty: 'Your cart is currently empty',
  emptyHint: 'What you add appears here.',
  item: 'Item {item}',
  quantity: 'Quantity {quantity}',
  moreOne: 'and 1 more in your cart',
  moreMany: 'and {count} more in your cart',
  unreadable: 'Some items could not be shown here. Your cart has them all.',
  subtotal: 'Subtotal',
  merchandiseTotal: 'Merchandise Total',
  viewCart: 'View cart',
  offline: 'You are offline, so your cart could not be read.',
  session: 'Your session has ended.',
  signIn: 'Sign in',
});
