import { wording } from '../page/wording.ts';

/** Words of the breadcrumb; a page overrides them as `config.messages.ui`. */
export const breadcrumbWords = wording('ui', { breadcrumb: 'Breadcrumb' });
