import { textAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `register-form`. */
export const definition = {
  name: 'register-form',
  attributes: {
    email: textAttribute(),
    firstName: textAttribute(),
    lastName: textAttribute(),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Makes an account of what a guest has just ordered with.',
  load: 'visible',
  routes: ['/checkout/confirm', '/voucher/confirm'],
  attributes: {
    email: "Stands in the e-mail field at first: the order's recipient.",
    firstName: 'Stands in the first-name field at first, as the page shows it above.',
    lastName: 'Stands in the last-name field at first, as the page shows it above.',
  },
};
