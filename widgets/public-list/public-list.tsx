import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ListPage } from '../../shared/connected/lists/list-page.tsx';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { ChooseItemsButton } from '../../shared/ui/bulk-add/choose-items-button.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
import { ADD_LIST } from './item-adding.ts';
import { PublicListContents } from './public-list-contents.tsx';
import { createPublicList, type PublicListState } from './public-list-state.ts';

const messages = defineMessages('public-list', {
  myAccount: 'My Account',
  myLists: 'Shopping Lists',
  ownerLists: "{owner}'s Lists",
  ownerUnknown: 'Public Lists',
  titleUnknown: 'Public List',
  documentTitle: '{list} | {store}',
  owner: 'A list of {owner}',
  addList: 'Add List to Cart',
  copyList: 'Copy List',
});

const loadChooseItems = () => import('./choose-public-items.tsx');
const ChoosePublicItems = lazyComponent(loadChooseItems, ({ ChoosePublicItems }) => ChoosePublicItems);

/** One public list of another customer, to search, copy and add to the cart [2 §2 Public list]. */
export function PublicList() {
  const { visitor } = useStore($session);
  const [page] = useState(createPublicList);
  const list = useStore(page.table.$state, ({ shown }) => shown?.contents.list);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => page.start(), [page]);
  useLayoutEffect(() => {
    if (list) document.title = titleOf(listName(list));
  }, [list]);

  const { seesPrices, listsNeedSignIn, mayQuickOrder } = permissionsFor(visitor, 'standard');
  const stage = list ? 'there' : 'awaited';
  return (
    <div className="cb-root cb-public-list">
      <ListPage
        page={page}
        printedFor={visitor}
        guest={listsNeedSignIn}
        head={
          <>
            <PublicListBreadcrumb key={`trail ${stage}`} page={page} list={list} />
            <PublicListHead page={page} list={list} mayChoose={mayQuickOrder} heading={heading} />
          </>
        }
        className="cb-public-list__body cb-selectable-rows"
        stage={stage}
      >
        <PublicListContents page={page} seesPrices={seesPrices} heading={heading} />
      </ListPage>
    </div>
  );
}

interface PublicListBreadcrumbProps {
  page: PublicListState;
  /** Undefined until it has been read. */
  list: ShoppingList | undefined;
}

/**
 * Links to the owner's other lists. Needs a new key once the list has been read, because its texts may then need more
 * lines.
 */
function PublicListBreadcrumb({ page, list }: PublicListBreadcrumbProps) {
  const owner = list?.ownerName ?? list?.userName;
  return (
    <Breadcrumb
      trail={[
        { text: messages.myAccount, href: '/account/landing' },
        { text: messages.myLists, href: '/account/list' },
        {
          text: owner ? fill(messages.ownerLists, { owner }) : messages.ownerUnknown,
          href: `/account/list-public?${new URLSearchParams({ id: page.profileId() })}`,
        },
      ]}
      here={list ? listName(list) : messages.titleUnknown}
    />
  );
}

interface PublicListHeadProps extends PublicListBreadcrumbProps {
  /** Whether this visitor may add by item number. */
  mayChoose: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The list's name, its owner, its description, and the actions for the whole list [2 §2 Public list]. */
function PublicListHead({ page, list, mayChoose, heading }: PublicListHeadProps) {
  const [isChoosing, setChoosing] = useState(false);
  const busy = useSignalValue(page.adding.isAdding(ADD_LIST));
  const owner = list?.ownerName ?? list?.userName;
  return (
    <div className="cb-public-list__head">
      <div className="cb-public-list__names">
        <h1 className="cb-page-heading cb-public-list__heading" ref={heading} tabIndex={-1}>
          {list ? listName(list) : messages.titleUnknown}
        </h1>
        {owner && <p className="cb-public-list__owner">{fill(messages.owner, { owner })}</p>}
        {list?.description && <p className="cb-public-list__description">{list.description}</p>}
      </div>
      {list && (
        <div className="cb-public-list__actions">
          <Button onPress={page.copy}>{messages.copyList}</Button>
          {mayChoose && <ChooseItemsButton load={loadChooseItems} onPress={() => setChoosing(true)} />}
          <Button tone="action" busy={busy} onPress={page.adding.addList}>
            {messages.addList}
          </Button>
        </div>
      )}
      {isChoosing && <ChoosePublicItems page={page} onClose={() => setChoosing(false)} />}
    </div>
  );
}

/** The title of the document: the list and the shop [2 §2 List title]. */
function titleOf(list: string): string {
  const { storeName: store } = configuration();
  return store ? fill(messages.documentTitle, { list, store }) : list;
}
