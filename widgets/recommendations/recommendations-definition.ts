import { textAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** What a page can set on `recommendations`. */
export const definition = {
  name: 'recommendations',
  attributes: {
    algorithm: textAttribute({
      default: '',
    }),
    rules: textAttribute({ default: '' }),
  },
} satisfies WidgetDefinition;

/** What the loader and the manifest know about it. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Products related to what is in the cart.',
  load: 'visible',
  routes: ['/checkout/cart'],
  attributes: {
    algorithm: 'How the server chooses: the name of one of its algorithms.',
    rules: "Which of the server's rules narrow the choice.",
  },
};
