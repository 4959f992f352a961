import { idList } from '../../shared/embed/list-attributes.ts';
import { describeWidget } from '../../shared/embed/widget-definition.ts';

/** What a page may say of `section-nav`. */
export const sectionNavDefinition = describeWidget({
  name: 'section-nav',
  description: 'Links to the sections of a long page, which stay in view while it is scrolled.',
  load: 'eager',
  attributes: {
    sections: idList({ description: 'Ids of the sections, in their order on the page.' }),
  },
});
