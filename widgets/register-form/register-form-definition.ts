import { text } from '../../shared/embed/text-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `register-form`. */
export const registerFormDefinition = describeWidget({
  name: 'register-form',
  description: 'Makes an account of what a guest has just ordered with.',
  load: 'visible',
  attributes: {
    email: text({ description: "Stands in the e-mail field at first: the order's recipient." }),
  },
});
