import { text } from '../../shared/embed/text-attribute.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `recommendations`. */
export const recommendationsDefinition = describeWidget({
  name: 'recommendations',
  description: 'Products related to what is in the cart.',
  load: 'visible',
  attributes: {
    algorithm: text({
      default: '',
      description: 'How the server chooses: the name of one of its algorithms.',
    }),
    rules: text({ default: '', description: "Which of the server's rules narrow the choice." }),
  },
});
