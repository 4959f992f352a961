import { useEffect } from 'react';
import { lazyModule } from '../page/lazy/lazy-module.ts';
import { onPageRestored } from '../page/leaving/page-restored.ts';
import { whenActivated } from '../page/leaving/when-activated.ts';
import { addNotice, usePageNotices } from '../stores/notices.ts';
import { isLeft } from '../ui/is-left.ts';
import { Notices } from '../ui/notices.tsx';

const leftWrites = lazyModule(() => import('../stores/left-writes/tell-left-writes.ts'));

/**
 * The page's notices, and the outcomes of writes that earlier pages left open. If several islands render this
 * component, the first one in the document shows them.
 */
export function PageNotices() {
  useEffect(followLeftWrites, []);
  return <Notices {...usePageNotices()} />;
}

/** @returns unsubscribe */
function followLeftWrites(): () => void {
  const tell = () => {
    if (isLeft('cb-open-writes')) void leftWrites.use(({ tellLeftWrites }) => tellLeftWrites(addNotice));
  };
  whenActivated(tell);
  return onPageRestored(tell);
}
