/**
 * The parts around the order: errors, notices, the head of the printed page. The build makes one file of this module
 * and its exports, which is loaded once the page is shown.
 */
export { PageNotices } from '../../shared/connected/page-notices.tsx';
export { ReadFailure } from '../../shared/ui/failure.tsx';
export { PrintHeader } from '../../shared/ui/files/print-header.tsx';
export { LoginRedirect } from '../../shared/ui/login-redirect.tsx';
