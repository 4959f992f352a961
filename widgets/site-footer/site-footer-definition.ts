import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `site-footer`. */
export const siteFooterDefinition = describeWidget({
  name: 'site-footer',
  description:
    'The bottom of every page: links to products, resources, help and the company, and the phone number.',
  load: 'visible',
  attributes: {},
});
