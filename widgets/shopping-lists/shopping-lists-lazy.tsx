/**
 * What the lists can be shown without: what sorts and searches, what went wrong, what came of a press, notices, what is only
 * printed. The build makes one file of this module and what it exports; the file is loaded once the page stands.
 */
import { type RefObject, useLayoutEffect } from 'react';
import { takeFlashMessage } from '../../shared/page/flash-message.ts';
import { onListsWritten } from '../../shared/stores/lists/list-revalidation.ts';
import { usePageNotices } from '../../shared/stores/notices.ts';
import { Notices } from '../../shared/ui/notices.tsx';
import type { ShoppingListsState } from './shopping-lists-state.ts';

export { answerOwnQuery as answerQuery } from '../../shared/stores/lists/list-queries.ts';
export { EmptyState } from '../../shared/ui/content/empty-state.tsx';
export { AddingOutcome, ListMessageNotice } from '../../shared/ui/lists/list-outcomes.tsx';
export { TableProblem } from '../../shared/ui/lists/table-problem.tsx';
export { LoginRedirect } from '../../shared/ui/login-redirect.tsx';

interface ShoppingListsNoticesProps {
  page: ShoppingListsState;
  heading: RefObject<HTMLElement | null>;
}

/**
 * The notices of the page; a message from the page before is shown as one of the table. From here on the lists follow what
 * other tabs write.
 */
export function ShoppingListsNotices({ page, heading }: ShoppingListsNoticesProps) {
  useLayoutEffect(() => {
    const flash = takeFlashMessage();
    if (!flash) return;
    page.tell(flash);
    // It is about the table, so the focus goes there, unless the shopper has already begun with something else.
    if (document.activeElement === document.body) holdInView(heading.current);
  }, [page, heading]);
  useLayoutEffect(() => onListsWritten(() => void page.table.reread()), [page]);
  return <Notices {...usePageNotices()} />;
}

/**
 * Moves the focus to the heading, and keeps it in view while what stands above it is still taking its place, until the
 * shopper does something.
 */
function holdInView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const settling = new ResizeObserver(() =>
    heading?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }),
  );
  settling.observe(document.body);
  for (const type of ['blur', 'wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(type, () => settling.disconnect(), { capture: true, once: true, passive: true });
  }
}
