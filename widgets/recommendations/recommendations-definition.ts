import { textAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** The attributes of `recommendations`. */
export const definition = {
  name: 'recommendations',
  attributes: {
    algorithm: textAttribute({
      default: '',
    }),
    rules: textAttribute({ default: '' }),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Products related to the contents of the cart.',
  load: 'visible',
  routes: ['/checkout/cart'],
  attributes: {
    algorithm: 'How the server chooses: the name of one of its algorithms.',
    rules: "Which of the server's rules narrow the choice.",
  },
};
