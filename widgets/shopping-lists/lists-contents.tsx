import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ListsBulk } from './lists-bulk.tsx';
import { ListsNotices } from './lists-notices.tsx';
import { ListsTable } from './lists-table.tsx';
import { messages } from './shopping-lists-messages.ts';
import type { ShoppingListsState } from './shopping-lists-state.ts';

/** As many as are seen at once. */
const PLACEHOLDERS = 6;

interface ListsContentsProps {
  page: ShoppingListsState;
  priced: boolean;
  /** The button that was pressed is about to go. */
  onRetry: () => void;
}

/** The lists, or why there are none to see. */
export function ListsContents({ page, priced, onRetry }: ListsContentsProps) {
  const { whole, rows, failure, shown } = useStore(page.$table);
  const again = () => {
    onRetry();
    return page.retry();
  };
  return (
    <>
      <ListsNotices page={page} onRetry={again} />
      {!whole && !failure && <Skeleton rows={PLACEHOLDERS} />}
      {whole && rows.length > 0 && (
        <>
          <ListsBulk page={page} />
          <ListsTable page={page} priced={priced} />
        </>
      )}
      {whole && rows.length === 0 && <NoLists page={page} search={shown.search} onShowAll={onRetry} />}
      {whole && whole.unreadable > 0 && (
        <Notice tone="warning">{fill(messages.unreadable, { count: whole.unreadable })}</Notice>
      )}
    </>
  );
}

function NoLists({
  page,
  search,
  onShowAll,
}: {
  page: ShoppingListsState;
  search: string;
  onShowAll: () => void;
}) {
  const showAll = () => {
    onShowAll();
    return page.search('');
  };
  return (
    <div className="cb-shopping-lists__none">
      <p className="cb-shopping-lists__none-text">
        {search ? fill(messages.noMatch, { search }) : messages.none}
      </p>
      {search ? (
        <Button onPress={showAll}>{messages.showAll}</Button>
      ) : (
        <p className="cb-shopping-lists__none-hint">{messages.noneHint}</p>
      )}
    </div>
  );
}
