import { defineMessages } from '../page/messages.ts';

/** Words of the breadcrumb; a page overrides them as `config.messages.ui`. */
export const breadcrumbMessages = defineMessages('ui', { breadcrumb: 'Breadcrumb' });
