/** The notices of the page, with what can start after the first paint; loaded once the page stands. */
import { useEffect } from 'react';
import { PageNotices } from '../../shared/connected/page-notices.tsx';
import { configuration } from '../../shared/page/configuration.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { onListsWritten } from '../../shared/stores/lists/list-revalidation.ts';
import { followQuantityLimit } from '../../shared/ui/cart/quantity-limit.ts';
import type { ListDetailState } from './list-detail-state.ts';

const messages = defineMessages('list-detail', { documentTitle: '{list} | {store}' });

interface ListDetailNoticesProps {
  page: ListDetailState;
  /** What the list is called; undefined until it has been read. */
  name: string | undefined;
}

/**
 * The notices of the page. While they're shown, a message tells when a typed quantity is too long, the list follows what other
 * tabs write, and the browser's tab has the list's name.
 */
export function ListDetailNotices({ page, name }: ListDetailNoticesProps) {
  useEffect(() => {
    const { storeName: store } = configuration();
    if (name) document.title = store ? fill(messages.documentTitle, { list: name, store }) : name;
  }, [name]);
  useEffect(() => followQuantityLimit(document.querySelector('.cb-list-detail')), []);
  // Between two writes: a reading beside a write may miss what the write changes.
  useEffect(() => onListsWritten(() => void page.enqueue(page.table.reread)), [page]);
  return <PageNotices />;
}
