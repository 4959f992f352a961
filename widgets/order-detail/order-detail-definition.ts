import { flagAttribute, textAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `order-detail`. */
export const definition = {
  name: 'order-detail',
  attributes: {
    csr: flagAttribute({ default: false }),
    tempB2i: flagAttribute({ default: false }),
    resourcesUrl: textAttribute({ default: '/order/resources' }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'One order: addresses, payment, items, totals, reordering; for staff also submitting.',
  load: 'eager',
  routes: ['/account/order-detail?orderId=&userId='],
  attributes: {
    csr: "Customer service's variant, which reads any order; has no effect for anybody else.",
    tempB2i:
      "Whether the order is a temporary business-to-institution one; the order's own value takes precedence.",
    resourcesUrl: "The address of the page with an order's resources; orderId and productIds are added.",
  },
};
