import { string, type } from 'superstruct';
import { jsonList } from '../../shared/embed/list-attributes.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `article-container`. */
export const articleContainerDefinition = describeWidget({
  name: 'article-container',
  description: 'Articles, each a page of its own in a frame.',
  load: 'visible',
  attributes: {
    articles: jsonList(type({ url: string(), title: string() }), 'a JSON list of {"url": …, "title": …}', {
      description: 'The articles: where each is, https or on the own origin, and what it is called.',
    }),
  },
});
