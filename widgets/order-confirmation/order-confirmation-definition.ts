import { textAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `order-confirmation`. */
export const definition = {
  name: 'order-confirmation',
  attributes: { resourcesUrl: textAttribute({ default: '/order/resources' }) },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'The order that has just been placed: number, totals, payment, addresses and items.',
  load: 'eager',
  routes: ['/checkout/confirm'],
  attributes: {
    resourcesUrl: "The address of the page with an order's resources; orderId and productIds are added.",
  },
  firstReads: [{ path: 'checkout/order-confirm' }, { path: 'order/order-confirm-promo-top' }],
};
