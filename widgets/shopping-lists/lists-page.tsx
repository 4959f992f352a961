import { useLayoutEffect, useRef, useState } from 'react';
import { LIST_LIMITS } from '../../shared/domain/shopping-list.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { ListOutcomes } from '../../shared/ui/list-outcomes.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { ListsContents } from './lists-contents.tsx';
import { messages } from './shopping-lists-messages.ts';
import { createShoppingLists, loadLazyPart } from './shopping-lists-state.ts';

const TRAIL = [{ text: messages.account, href: '/account/landing' }];

const ListsDialogs = lazyPart(async () => (await loadLazyPart()).ListsDialogs);

/** Heading, search, and the lists with what can be done to them. */
export function ListsPage({ priced }: { priced: boolean }) {
  const [page] = useState(createShoppingLists);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useStore(page.$dialog);
  const added = useStore(page.adding.$outcome);
  const { query, busy } = useStore(page.$table);
  useLayoutEffect(() => {
    const stop = page.start();
    // A message from the page before is about the table: the shopper goes on from there.
    if (page.$message.get()) heading.current?.focus();
    return stop;
  }, [page]);
  return (
    <>
      <Breadcrumb trail={TRAIL} here={messages.title} />
      <h1 className="cb-page-heading cb-shopping-lists__heading" ref={heading} tabIndex={-1}>
        {messages.title}
      </h1>
      <div className="cb-shopping-lists__tools">
        <SearchBox
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          maxLength={LIST_LIMITS.search}
          value={query.search}
          onType={(text) => {
            if (!text && query.search) void page.search('');
          }}
          onSearch={page.search}
          buttonLabel={messages.search}
        />
        <div className="cb-shopping-lists__makers">
          <Button onPress={() => page.open({ kind: 'friend' })}>{messages.findFriend}</Button>
          <Button tone="primary" onPress={() => page.open({ kind: 'new' })}>
            {messages.newList}
          </Button>
        </div>
      </div>
      <ListOutcomes
        adding={added}
        onAddingSeen={page.adding.dismiss}
        copying={null}
        onCopyingSeen={page.close}
      />
      <div className="cb-shopping-lists__body" data-busy={busy}>
        <ListsContents page={page} priced={priced} onRetry={() => heading.current?.focus()} />
      </div>
      {dialog && <ListsDialogs dialog={dialog} page={page} />}
    </>
  );
}
