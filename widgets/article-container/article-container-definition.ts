import { parseJson } from '../../shared/api/transport/envelope.ts';
import { ownAttribute } from '../../shared/embed/attribute-kinds.ts';
import type { WidgetDefinition, WidgetDocumentation } from '../../shared/embed/widget-definition.ts';

/** A page shown in a frame, and its title. */
interface Article {
  url: string;
  title: string;
  /** The frame's height in px. Any other value means the default height. */
  height?: unknown;
  /** `same-origin` lets the frame keep its own origin. Anything else counts as absent. */
  sandbox?: unknown;
}

function isArticle(entry: unknown): entry is Article {
  const { url, title } = Object(entry) as Record<string, unknown>;
  return typeof url === 'string' && typeof title === 'string';
}

function readArticles(text: string): Article[] | undefined {
  const rows = parseJson(text);
  return Array.isArray(rows) && rows.every(isArticle) ? rows : undefined;
}

/** The attributes of `article-container`. */
export const definition = {
  name: 'article-container',
  attributes: {
    articles: ownAttribute('a JSON list of {"url": …, "title": …, "height": …}', readArticles),
  },
} satisfies WidgetDefinition;

/** The data for the loader and the manifest. */
export const documentation: WidgetDocumentation<typeof definition> = {
  description: 'Articles, each a separate page in a frame.',
  load: 'visible',
  routes: ['/learn'],
  attributes: {
    articles:
      'The articles: the address of each (https, or on the page\'s own origin), its title, its height in px and, with `"sandbox": "same-origin"`, that it keeps its own origin, unless that is the shop\'s.',
  },
};
