/** The notices of the page, and code that can start after the first paint; loaded once the page is shown. */
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { PageNotices } from '../../shared/connected/page-notices.tsx';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import { takeFlashMessage } from '../../shared/page/storage/flash-message.ts';
import { followScrollPosition, onFirstAction } from '../../shared/page/storage/scroll-position.ts';
import { onListsWritten } from '../../shared/stores/lists/list-revalidation.ts';
import type { ShoppingListsState } from './shopping-lists-state.ts';

interface ShoppingListsNoticesProps {
  page: ShoppingListsState;
  heading: RefObject<HTMLElement | null>;
}

/**
 * The notices of the page, except a message from the previous page, which becomes the table's own. While they're shown,
 * the lists follow changes by other tabs.
 */
export function ShoppingListsNotices({ page, heading }: ShoppingListsNoticesProps) {
  // Before the notices take the message.
  useLayoutEffect(() => {
    whenActivated(() => {
      const flash = takeFlashMessage();
      if (!flash) return;
      page.tell(flash);
      // It is about the table, so the focus moves there, unless the shopper is already doing something else.
      if (document.activeElement === document.body) holdInView(heading.current);
    });
  }, [page, heading]);
  useLayoutEffect(() => onListsWritten(() => void page.table.reread()), [page]);
  useEffect(followScrollPosition, []);
  return <PageNotices />;
}

/**
 * Moves the focus to the heading, and keeps the heading in view while the content above it is still growing, until the
 * shopper does something.
 */
function holdInView(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
  const settling = new ResizeObserver(() =>
    heading?.scrollIntoView?.({ block: 'nearest', behavior: 'instant' }),
  );
  settling.observe(document.body);
  onFirstAction(() => settling.disconnect());
}
