import { wording } from '../../shared/page/wording.ts';

/** The row's texts; a page overrides them as `config.messages.recommendations`. */
export const words = wording('recommendations', {
  heading: 'Related products',
  itemNumber: 'Item #{number}',
  price: 'Price',
});
