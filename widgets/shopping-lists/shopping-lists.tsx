import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ListPage, loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import { LIST_LIMITS } from '../../shared/domain/lists/shopping-list.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { SearchBox } from '../../shared/ui/table/search-box.tsx';
import { ListsMessage, ShoppingListsContents } from './shopping-lists-contents.tsx';
import { createShoppingLists, type ShoppingListsState } from './shopping-lists-state.ts';

const messages = defineMessages('shopping-lists', {
  title: 'Shopping Lists',
  account: 'My Account',
  searchLabel: 'Search your lists',
  searchPlaceholder: 'List Name, Product Name, or Item #',
  search: 'Search',
  findFriend: "Find a Friend's List",
  newList: 'New List',
});

const LoginRedirect = lazyComponent(loadListSurroundings, ({ LoginRedirect }) => LoginRedirect);
const ShoppingListsNotices = lazyComponent(
  () => import('./shopping-lists-notices.tsx'),
  ({ ShoppingListsNotices }) => ShoppingListsNotices,
);

const ListsDialogs = lazyComponent(
  () => import('./lists-dialogs.tsx'),
  ({ ListsDialogs }) => ListsDialogs,
);

const MoveLists = lazyComponent(
  () => import('./move-lists.tsx'),
  ({ MoveLists }) => MoveLists,
);

/** The shopper's own lists; guests go to the login page [2 §2 Lists page, §6 Guest]. */
export function ShoppingLists() {
  const { visitor } = useStore($session);
  const { mayViewAccount, seesPrices } = permissionsFor(visitor, 'standard');
  return (
    <div className="cb-root cb-shopping-lists">
      {mayViewAccount ? <ShoppingListsPage seesPrices={seesPrices} /> : <LoginRedirect returns={false} />}
    </div>
  );
}

/** Heading, search, and the lists with their actions. */
function ShoppingListsPage({ seesPrices }: { seesPrices: boolean }) {
  const [page] = useState(createShoppingLists);
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = useStore(page.$dialog);
  const moved = useStore(page.$moving);
  const busy = useStore(page.table.$state, (state) => state.busy);
  useLayoutEffect(() => page.table.open(), [page]);
  return (
    <>
      <ListPage
        page={page}
        head={<ShoppingListsHead page={page} heading={heading} />}
        notices={<ShoppingListsNotices page={page} heading={heading} />}
        outcomes={
          <>
            {moved && <MoveLists page={page} listIds={moved} heading={heading} />}
            <ListsMessage page={page} />
          </>
        }
        className="cb-shopping-lists__body cb-list-facts cb-selectable-rows"
        busy={busy}
      >
        <ShoppingListsContents page={page} seesPrices={seesPrices} heading={heading} />
      </ListPage>
      {dialog && <ListsDialogs dialog={dialog} page={page} />}
    </>
  );
}

interface ShoppingListsHeadProps {
  page: ShoppingListsState;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The controls above the lists: a search with the shop's button, and the buttons that create or find further lists. */
function ShoppingListsHead({ page, heading }: ShoppingListsHeadProps) {
  const search = useStore(page.table.$state, ({ query }) => query.search);
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
          value={search}
          onType={(text) => {
            if (!text && search) void page.search('');
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
    </>
  );
}
