import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `voucher-confirmation`. */
export const definition = {
  name: 'voucher-confirmation',
  attributes: {},
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'What the vouchers give that have just been redeemed, and when it comes.',
  load: 'eager',
  routes: ['/voucher/confirm'],
  attributes: {},
  firstReads: [{ path: 'redeem/confirm-page' }],
};
