import { defineMessages } from '../../shared/page/messages.ts';

/** What the cart says once the Merged Cart Notice is put off, besides the notice's own words. */
export const mergeMessages = defineMessages('cart-page', {
  mergeLater: 'Your previous cart is kept. You are asked again when you open this page the next time.',
});
