/**
 * What the order can be shown without: what went wrong, notices, what is only printed. The build makes one file of this
 * module and what it exports; the file is loaded once the page stands.
 */
import { usePageNotices } from '../../shared/stores/notices.ts';
import { Notices } from '../../shared/ui/notices.tsx';

export { ReadFailure } from '../../shared/ui/failure.tsx';
export { PrintHeader } from '../../shared/ui/files/print-header.tsx';

/** The notices of the page. */
export function OrderConfirmationNotices() {
  return <Notices {...usePageNotices()} />;
}
