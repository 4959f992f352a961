import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `voucher-confirmation`. */
export const definition = {
  name: 'voucher-confirmation',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'What the vouchers give that have just been redeemed, and when it comes.',
  load: 'eager',
  routes: ['/voucher/confirm'],
  attributes: {},
  firstReads: [{ path: 'redeem/confirm-page' }],
};
