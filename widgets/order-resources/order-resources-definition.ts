import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `order-resources`. */
export const orderResourcesDefinition = describeWidget({
  name: 'order-resources',
  description: 'What there is to read, watch and try for the products of an order.',
  load: 'eager',
  attributes: {},
});
