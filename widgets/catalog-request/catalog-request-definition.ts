import { wholeNumber } from '../../shared/embed/number-attribute.ts';
import { text } from '../../shared/embed/text-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `catalog-request`. */
export const catalogRequestDefinition = describeWidget({
  name: 'catalog-request',
  description: 'The form of a marketing service, in a frame, by which a printed catalog is asked for.',
  load: 'eager',
  attributes: {
    formUrl: text({ required: true, description: 'Where the form is: https, or on the own origin.' }),
    formHeight: wholeNumber(200, 4000, { default: 720, description: 'How high the form is, in px.' }),
  },
});
