import type { SlotTexts } from '../../shared/embed/slots/slot-names.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `order-history`. */
export const definition = {
  name: 'order-history',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "The orders of the shopper's account, to view and to reorder.",
  load: 'eager',
  routes: ['/account/order'],
  attributes: {},
  slots: {
    empty: 'In a history without orders, below the link to the shop.',
    'after-orders': 'Below the orders and the links to further pages.',
    'row-actions': 'In each row, after View Details: a copy for each, in an element with `data-cb-order`.',
  } satisfies SlotTexts<'order-history'>,
  firstReads: [{ path: 'order/order-history-list', unlessQuery: 'sort=', unlessGuest: true }],
  budget: { firstLoad: 26.5 },
};
