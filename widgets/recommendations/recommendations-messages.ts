import { defineMessages } from '../../shared/page/messages.ts';

/** The row's texts; a page overrides them as `config.messages.recommendations`. */
export const messages = defineMessages('recommendations', {
  heading: 'Related products',
  itemNumber: 'Item #{number}',
  price: 'Price',
});
