/** The notices of the page, and code that can start after the first paint. */
import { useEffect } from 'react';
import { PageNotices } from '../../shared/connected/page-notices.tsx';
import { configuration } from '../../shared/page/configuration.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { followScrollPosition } from '../../shared/page/storage/scroll-position.ts';
import { onListsWritten } from '../../shared/stores/lists/list-revalidation.ts';
import { followQuantityLimit } from '../../shared/ui/cart/quantity-limit.ts';
import type { ListDetailState } from './list-detail-state.ts';

const messages = defineMessages('list-detail', { documentTitle: '{list} | {store}' });

interface ListDetailNoticesProps {
  page: ListDetailState;
  /** The list's name; undefined until it has been read. */
  name: string | undefined;
}

/**
 * The notices of the page. While they're shown, a message appears if a typed quantity is too long, the list
 * follows changes by other tabs, and the browser's tab has the list's name.
 */
export function ListDetailNotices({ page, name }: ListDetailNoticesProps) {
  useEffect(() => {
    const { storeName: store } = configuration();
    if (name) document.title = store ? fill(messages.documentTitle, { list: name, store }) : name;
  }, [name]);
  useEffect(() => followQuantityLimit(document.querySelector('.cb-list-detail')), []);
  useEffect(followScrollPosition, []);
  // Between two writes, because a read during a write may miss its changes.
  useEffect(() => onListsWritten(() => void page.enqueue(page.table.reread)), [page]);
  return <PageNotices />;
}
