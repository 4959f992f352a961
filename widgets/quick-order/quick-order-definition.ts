import { wholeNumber } from '../../shared/embed/number-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `quick-order`. */
export const quickOrderDefinition = describeWidget({
  name: 'quick-order',
  description: 'Adds items to the cart by item number and quantity.',
  load: 'visible',
  attributes: {
    rows: wholeNumber(1, 20, { default: 1, description: 'How many item/quantity rows to start with.' }),
  },
});
