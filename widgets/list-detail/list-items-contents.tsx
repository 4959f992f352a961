import { useMemo } from 'react';
import { LIST_LIMITS } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { ItemsBulk } from './items-bulk.tsx';
import { messages } from './list-detail-messages.ts';
import type { ListDetailState } from './list-detail-state.ts';
import { listItemColumns } from './list-item-columns.tsx';
import { ListItemsNotices } from './list-items-notices.tsx';

/** As many as are seen at once. */
const PLACEHOLDERS = 6;

interface ListItemsContentsProps {
  page: ListDetailState;
  priced: boolean;
  /** What has the focus is about to go. */
  focusHeading: () => void;
}

/** The search and the items, or why there are none to see. */
export function ListItemsContents({ page, priced, focusHeading }: ListItemsContentsProps) {
  const { query, busy, whole, rows, shown, failure } = useStore(page.table.$table);
  const hidden = useStore(page.removals.$hidden);
  const text = useStore(page.table.$text);
  const columns = useMemo(() => listItemColumns(page, priced, focusHeading), [page, priced, focusHeading]);
  const seen = useMemo(
    () => (hidden.size ? rows.filter(({ key }) => !hidden.has(key)) : rows),
    [rows, hidden],
  );

  if (failure?.failure.kind === 'refused') {
    return (
      <Notice tone="warning">
        <span className="cb-list-outcomes__text">{messages.noList}</span>
        <a className="cb-link" href="/account/list">
          {messages.allLists}
        </a>
      </Notice>
    );
  }
  return (
    <>
      <ListItemsNotices page={page} onRetry={focusHeading} />
      {whole && (whole.items.length > 0 || shown.search) && (
        <SearchBox
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          maxLength={LIST_LIMITS.search}
          value={text}
          onType={page.table.type}
          onSearch={page.table.search}
        />
      )}
      {!whole && !failure && <Skeleton rows={PLACEHOLDERS} />}
      {whole && seen.length > 0 && (
        <>
          <ItemsBulk page={page} focusHeading={focusHeading} />
          <DataTable
            caption={messages.caption}
            captionHidden
            columns={columns}
            rows={seen}
            keyOf={({ key }) => key}
            sort={query.sort}
            onSort={page.table.sort}
            busy={busy}
          />
        </>
      )}
      {whole && seen.length === 0 && (
        <div className="cb-list-detail__none">
          <p className="cb-list-detail__none-text">
            {shown.search ? fill(messages.noMatch, { search: shown.search }) : messages.none}
          </p>
          {shown.search ? (
            <Button
              onPress={() => {
                focusHeading();
                return page.table.search('');
              }}
            >
              {messages.showAll}
            </Button>
          ) : (
            <p className="cb-list-detail__none-hint">{messages.noneHint}</p>
          )}
        </div>
      )}
      {whole && whole.unreadable > 0 && (
        <Notice tone="warning">{fill(messages.unreadable, { count: whole.unreadable })}</Notice>
      )}
    </>
  );
}
