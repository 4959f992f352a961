import { defineMessages } from '../../shared/page/messages.ts';

/** Texts of the link and the button; a page overrides them as `config.messages['mini-cart']`. */
export const messages = defineMessages('mini-cart', {
  cart: 'Cart',
  cartCount: 'Cart, {shown} {count:item|items}',
  toggle: 'What’s in your cart',
  loading: 'Loading your cart…',
  failed: 'We couldn’t show your cart here.',
  tryAgain: 'Try again',
});
