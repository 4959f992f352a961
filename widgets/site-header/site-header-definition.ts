import { text } from '../../shared/embed/text-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `site-header`. */
export const siteHeaderDefinition = describeWidget({
  name: 'site-header',
  description: 'The top of every page: help, account, search, the place of the cart, and the main menu.',
  load: 'eager',
  attributes: {
    searchAction: text({
      default: '/search',
      description: 'Where the search form leads, with the words as q.',
    }),
  },
});
