import { usePageNotices } from '../stores/notices.ts';
import { Notices } from '../ui/notices.tsx';

/** The page's notices. If several islands render this component, the first one in the document shows them. */
export function PageNotices() {
  return <Notices {...usePageNotices()} />;
}
