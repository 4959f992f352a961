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
  description: 'Creates an account for a guest who has just ordered.',
  load: 'visible',
  routes: ['/checkout/confirm', '/voucher/confirm'],
  attributes: {
    email: "Prefills the e-mail field, for example with the address of the order's recipient.",
    firstName: 'Prefills the first-name field.',
    lastName: 'Prefills the last-name field.',
  },
};
