import { wording } from '../../shared/page/wording.ts';

/** Words of the Merged Cart Notice; a page overrides them as `config.messages['cart-page']`. */
export const mergeWords = wording('cart-page', {
  mergeTitle: 'Merged Cart Notice',
  mergeQuestion: 'You have another cart from an earlier visit. Which one would you like to go on with?',
  mergeCurrent: 'Current cart',
  mergePrevious: 'Previous cart',
  useCurrent: 'Use Current Cart',
  usePrevious: 'Use Previous Cart',
  mergeBoth: 'Merge Both Carts',
  mergeLater: 'Your previous cart is kept. You are asked again when you open this page the next time.',
});
