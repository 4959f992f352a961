import { defineMessages } from '../../shared/page/messages.ts';

/** The texts of the guests' panel; overridden as those of `cart-page-messages.ts`. */
export const benefitsMessages = defineMessages('cart-page', {
  benefits: 'Sign in for more',
  benefitPrices: 'Prices and terms of your school or organization',
  benefitLists: 'Shopping lists and saved carts',
  benefitOrders: 'Order history and quick reorder',
  signIn: 'Sign in or create an account',
});
