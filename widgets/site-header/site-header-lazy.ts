/** What the header can do without until somebody opens a menu or signs out. */
export { logOut } from '../../shared/stores/log-out.ts';
export { DepartmentLinks } from './department-links.tsx';
export { SignedOutNotice } from './signed-out-notice.tsx';
