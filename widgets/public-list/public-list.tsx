import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { ChooseItemsButton } from '../../shared/ui/bulk-add/choose-items-button.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { ListOutcomes } from '../../shared/ui/lists/list-outcomes-place.tsx';
import { ADD_LIST } from './item-adding.ts';
import { PublicListContents } from './public-list-contents.tsx';
import { createPublicList, loadPublicListParts, type PublicListState } from './public-list-state.ts';

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

const PrintHeader = lazyPart(loadPublicListParts, ({ PrintHeader }) => PrintHeader);
const PublicListNotices = lazyPart(loadPublicListParts, ({ PublicListNotices }) => PublicListNotices);
const AddingOutcome = lazyPart(loadPublicListParts, ({ AddingOutcome }) => AddingOutcome);
const CopyingOutcome = lazyPart(loadPublicListParts, ({ CopyingOutcome }) => CopyingOutcome);
const CopyList = lazyPart(loadPublicListParts, ({ CopyList }) => CopyList);

const loadChooseItems = () => import('./choose-public-items.tsx');
const ChoosePublicItems = lazyPart(loadChooseItems, ({ ChoosePublicItems }) => ChoosePublicItems);

/** One public list of another customer, to search, copy and add to the cart [2 §2 Public list]. */
export function PublicList() {
  const { visitor } = useStore($session);
  const [page] = useState(createPublicList);
  const list = useStore(page.table.$state, ({ shown }) => shown?.contents.list);
  const adding = useStore(page.adding.$outcome);
  const copied = useStore(page.copying.$list);
  const copying = useStore(page.copying.$outcome);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => page.start(), [page]);
  useLayoutEffect(() => {
    if (list) document.title = titleOf(listName(list));
  }, [list]);

  const { seesPrices, listsNeedSignIn, mayQuickOrder } = permissionsFor(visitor, 'standard');
  const owner = list?.ownerName ?? list?.userName;
  // Texts of unknown length get new elements beside and below them, so that nothing visible moves.
  const stage = list ? 'there' : 'awaited';
  return (
    <div className="cb-root cb-public-list">
      <PrintHeader visitor={visitor} />
      <Breadcrumb
        key={`trail ${stage}`}
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
      <ListHead page={page} list={list} mayChoose={mayQuickOrder} heading={heading} />
      <ListOutcomes>
        <PublicListNotices />
        {adding && <AddingOutcome outcome={adding} onDismiss={page.adding.dismiss} />}
        {copying && <CopyingOutcome outcome={copying} onDismiss={page.copying.dismiss} />}
      </ListOutcomes>
      <div className="cb-public-list__body" key={stage}>
        <PublicListContents page={page} seesPrices={seesPrices} heading={heading} />
      </div>
      {copied && (
        <CopyList
          list={copied}
          guest={listsNeedSignIn}
          onSave={page.copying.save}
          onClose={page.copying.close}
        />
      )}
    </div>
  );
}

interface ListHeadProps {
  page: PublicListState;
  /** Undefined until it is there. */
  list: ShoppingList | undefined;
  /** Whether this visitor may add by item number. */
  mayChoose: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * What the list is called, whose it is, what they say of it, and what can be done with all of it [2 §2 Public list].
 */
function ListHead({ page, list, mayChoose, heading }: ListHeadProps) {
  const [isChoosing, setChoosing] = useState(false);
  const busy = useStore(page.adding.$adding, (buttons) => buttons.has(ADD_LIST));
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

/** What the window is called: the list and the shop [2 §2 List title]. */
function titleOf(list: string): string {
  const { storeName: store } = configuration();
  return store ? fill(messages.documentTitle, { list, store }) : list;
}
