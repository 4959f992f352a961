import { type RefObject, useMemo } from 'react';
import { LIST_LIMITS } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { DataTable } from '../../shared/ui/data-table.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { foundText } from './found-text.ts';
import { friendListColumns } from './friend-list-columns.tsx';
import { messages } from './friend-lists-messages.ts';
import type { FriendListsState } from './friend-lists-state.ts';

const FAILED = { read: 'what', sort: 'whatSorted', search: 'whatFound' } as const;

interface FriendListsContentsProps {
  page: FriendListsState;
  seesPrices: boolean;
  /** Takes the focus where what had it goes away. */
  heading: RefObject<HTMLElement | null>;
}

/** The search, what went wrong, and the table: or why there is none [2 §2, §8]. */
export function FriendListsContents({ page, seesPrices, heading }: FriendListsContentsProps) {
  const { query, busy, whole, rows, shown, failure } = useStore(page.$table);
  const columns = useMemo(() => friendListColumns(page, seesPrices), [page, seesPrices]);

  function leaveFor(act: () => void): void {
    heading.current?.focus();
    act();
  }

  if (failure?.failure.kind === 'refused') return <Notice tone="warning">{messages.noCustomer}</Notice>;
  const problem = failure && (
    <ReadFailure
      failure={failure.failure}
      what={messages[FAILED[failure.part]]}
      onRetry={() => leaveFor(page.retry)}
    />
  );
  if (!whole) return problem ?? <Skeleton rows={8} />;
  const unreadable = whole.unreadable;
  return (
    <>
      <SearchBox
        label={messages.searchLabel}
        placeholder={messages.searchPlaceholder}
        maxLength={LIST_LIMITS.search}
        value={query.search}
        onType={(text) => {
          if (!text && query.search) page.search('');
        }}
        onSearch={page.search}
        buttonLabel={messages.search}
      />
      {problem}
      {unreadable > 0 && (
        <Notice tone="warning">
          {unreadable === 1 ? messages.unreadableOne : fill(messages.unreadableMany, { count: unreadable })}
        </Notice>
      )}
      {shown.search && (
        <p className="cb-friend-lists__found">
          <span className="cb-friend-lists__count">{foundText(rows.length, shown.search)}</span>
          <Button tone="link" onPress={() => leaveFor(() => page.search(''))}>
            {messages.showAll}
          </Button>
        </p>
      )}
      {rows.length > 0 && (
        <DataTable
          caption={messages.caption}
          captionHidden
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          sort={shown.sort}
          onSort={page.sort}
          busy={busy}
        />
      )}
      {rows.length + unreadable === 0 && !shown.search && (
        <p className="cb-friend-lists__empty">{messages.noLists}</p>
      )}
    </>
  );
}
