import { textAttribute } from '../../shared/embed/attribute-kinds.ts';
import { numberAttribute } from '../../shared/embed/number-attribute.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `catalog-request`. */
export const definition = {
  name: 'catalog-request',
  attributes: {
    formUrl: textAttribute({ required: true }),
    formHeight: numberAttribute(200, 4000, { default: 720 }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: "A marketing service's form, in a frame, to request a printed catalog.",
  load: 'eager',
  routes: ['/catalog-request'],
  attributes: {
    formUrl: 'The address of the form: https, or on the page’s own origin.',
    formHeight: 'The height of the form in px.',
  },
};
