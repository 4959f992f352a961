import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `voucher-confirmation`. */
export const definition = {
  name: 'voucher-confirmation',
  attributes: {},
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'The vouchers that have just been redeemed, with their delivery dates.',
  load: 'eager',
  routes: ['/voucher/confirm'],
  attributes: {},
  firstReads: [{ path: 'redeem/confirm-page' }],
};
