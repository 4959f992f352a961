import { useLayoutEffect, useRef, useState } from 'react';
import { LIST_LIMITS } from '../../shared/domain/lists/shopping-list.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { ListOutcomes } from '../../shared/ui/lists/list-outcomes-place.tsx';
import { SearchBox } from '../../shared/ui/table/search-box.tsx';
import { ListsMessage, ShoppingListsContents } from './shopping-lists-contents.tsx';
import { createShoppingLists, loadShoppingListsParts } from './shopping-lists-state.ts';

const messages = defineMessages('shopping-lists', {
  title: 'Shopping Lists',
  account: 'My Account',
  searchLabel: 'Search your lists',
  searchPlaceholder: 'List Name, Product Name, or Item #',
  search: 'Search',
  findFriend: "Find a Friend's List",
  newList: 'New List',
});

const ShoppingListsNotices = lazyPart(
  loadShoppingListsParts,
  ({ ShoppingListsNotices }) => ShoppingListsNotices,
);
const AddingOutcome = lazyPart(loadShoppingListsParts, ({ AddingOutcome }) => AddingOutcome);
const LoginRedirect = lazyPart(loadShoppingListsParts, ({ LoginRedirect }) => LoginRedirect);

const ListsDialogs = lazyPart(
  () => import('./lists-dialogs.tsx'),
  ({ ListsDialogs }) => ListsDialogs,
);

const MoveLists = lazyPart(
  () => import('./move-lists.tsx'),
  ({ MoveLists }) => MoveLists,
);

/** The shopper's own lists; guests go to the login page [2 §2 Lists page, §6 Guest]. */
export function ShoppingLists() {
  const { visitor } = useStore($session);
  const { mayViewAccount, seesPrices } = permissionsFor(visitor, 'standard');
  return (
    <div className="cb-root cb-shopping-lists">
      {mayViewAccount ? <ListsPage priced={seesPrices} /> : <LoginRedirect to="/account/login" />}
    </div>
  );
}

/** Heading, search, and the lists with what can be done to them. */
function ListsPage({ priced }: { priced: boolean }) {
  const [page] = useState(createShoppingLists);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useStore(page.$dialog);
  const moved = useStore(page.$moving);
  const added = useStore(page.adding.$outcome);
  const { query, busy } = useStore(page.table.$state);
  useLayoutEffect(() => page.table.open(), [page]);
  return (
    <>
      <Breadcrumb trail={[{ text: messages.account, href: '/account/landing' }]} here={messages.title} />
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
      <ListOutcomes>
        <ShoppingListsNotices page={page} heading={heading} />
        {added && <AddingOutcome outcome={added} onDismiss={page.adding.dismiss} />}
        {moved && <MoveLists page={page} listIds={moved} focusHeading={() => heading.current?.focus()} />}
        <ListsMessage page={page} />
      </ListOutcomes>
      <div className="cb-shopping-lists__body cb-list-facts" data-busy={busy}>
        <ShoppingListsContents page={page} priced={priced} focusHeading={() => heading.current?.focus()} />
      </div>
      {dialog && <ListsDialogs dialog={dialog} page={page} />}
    </>
  );
}
