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
  description: 'The form of a marketing service, in a frame, by which a printed catalog is asked for.',
  load: 'eager',
  routes: ['/catalog-request'],
  attributes: {
    formUrl: 'Where the form is: https, or on the own origin.',
    formHeight: 'How high the form is, in px.',
  },
};
