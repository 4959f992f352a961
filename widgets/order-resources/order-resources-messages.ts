import { defineMessages } from '../../shared/page/messages.ts';

/** The widget's texts; a page overrides them as `config.messages['order-resources']`. */
export const messages = defineMessages('order-resources', {
  heading: 'Order Resources',
  what: 'The resources for your order',
  empty: 'No resources are listed for this order.',
  notAsked: 'Open this page from your order to see what there is to read, watch and try for it.',
  unnamedCategory: 'More resources',
  unreadable: 'Resources that could not be shown: {count}.',
  view: 'View »',
});
