import { jsonList } from '../../shared/embed/list-attributes.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** A page that is shown in a frame, and what it is called. */
interface Article {
  url: string;
  title: string;
}

function isArticle(entry: unknown): entry is Article {
  const { url, title } = Object(entry) as Record<string, unknown>;
  return typeof url === 'string' && typeof title === 'string';
}

/** What a page may say of `article-container`. */
export const articleContainerDefinition = describeWidget({
  name: 'article-container',
  description: 'Articles, each a page of its own in a frame.',
  load: 'visible',
  attributes: {
    articles: jsonList(isArticle, 'a JSON list of {"url": …, "title": …}', {
      description: 'The articles: where each is, https or on the own origin, and what it is called.',
    }),
  },
});
