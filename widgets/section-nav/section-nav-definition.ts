import { isPathSegment } from '../../shared/domain/url.ts';
import { ownAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

function readIds(text: string): string[] | undefined {
  const ids = text.split(',').map((id) => id.trim());
  return ids.every(isPathSegment) ? ids : undefined;
}

/** The attributes of `section-nav`. */
export const definition = {
  name: 'section-nav',
  attributes: {
    sections: ownAttribute('ids joined by commas', readIds),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Links to the sections of a long page, which stay in view while it is scrolled.',
  load: 'eager',
  routes: ['/learn'],
  attributes: {
    sections: 'Ids of the sections, in their order on the page.',
  },
};
