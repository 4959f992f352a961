import type { RefObject } from 'react';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { ReadFailure } from '../../shared/ui/read-failure.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { foundText } from './found-text.ts';
import { ListItems } from './list-items.tsx';
import { ListSwitch } from './list-switch.tsx';
import { ListTools } from './list-tools.tsx';
import { messages } from './public-list-messages.ts';
import type { PublicListState } from './public-list-state.ts';

const FAILED = { read: 'what', sort: 'whatSorted', search: 'whatFound' } as const;

interface ListContentsProps {
  page: PublicListState;
  seesPrices: boolean;
  /** Takes the focus where what had it goes away. */
  heading: RefObject<HTMLElement | null>;
}

/** The search, what went wrong, and the items: or why there are none [2 §2, §8]. */
export function ListContents({ page, seesPrices, heading }: ListContentsProps) {
  const { whole, rows, shown, failure } = useStore(page.$table);

  function leaveFor(act: () => unknown): void {
    heading.current?.focus();
    void act();
  }

  if (failure?.failure.kind === 'refused') return <Notice tone="warning">{messages.noList}</Notice>;
  const problem = failure && (
    <ReadFailure
      failure={failure.failure}
      what={messages[FAILED[failure.part]]}
      onRetry={() => leaveFor(page.retry)}
    />
  );
  if (!whole) {
    return (
      <>
        <ListSwitch page={page} />
        {problem ?? <Skeleton rows={8} />}
      </>
    );
  }
  const { unreadable } = whole;
  return (
    <>
      <ListTools page={page} />
      {problem}
      {unreadable > 0 && (
        <Notice tone="warning">
          {unreadable === 1 ? messages.unreadableOne : fill(messages.unreadableMany, { count: unreadable })}
        </Notice>
      )}
      {shown.search && (
        <p className="cb-public-list__found">
          <span className="cb-public-list__count">{foundText(rows.length, shown.search)}</span>
          <Button tone="link" onPress={() => leaveFor(() => page.search(''))}>
            {messages.showAll}
          </Button>
        </p>
      )}
      {whole.items.length > 0 && <ListItems page={page} seesPrices={seesPrices} />}
      {whole.items.length + unreadable === 0 && !shown.search && (
        <p className="cb-public-list__empty">{messages.noItems}</p>
      )}
    </>
  );
}
