import { useLayoutEffect, useRef, useState } from 'react';
import { ListPage } from '../../shared/connected/lists/list-page.tsx';
import type { ShoppingList } from '../../shared/domain/lists/shopping-list.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { PrintButton } from '../../shared/ui/button.tsx';
import { FriendListsContents } from './friend-lists-contents.tsx';
import { createFriendLists } from './friend-lists-state.ts';

const messages = defineMessages('friend-lists', {
  myAccount: 'My Account',
  myLists: 'Shopping Lists',
  title: "{owner}'s Lists",
  titleUnknown: 'Public Lists',
});

/** Another customer's public lists, to look at, copy and add to the cart [2 §2 Friend lists]. */
export function FriendLists() {
  const { visitor } = useStore($session);
  const [page] = useState(createFriendLists);
  const lists = useStore(page.table.$state, ({ shown }) => shown?.contents.lists);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => page.table.open(), [page]);

  const { seesPrices, listsNeedSignIn } = permissionsFor(visitor, 'standard');
  const title = titleOf(lists ?? []);
  return (
    <div className="cb-root cb-friend-lists">
      <ListPage
        page={page}
        printedFor={visitor}
        guest={listsNeedSignIn}
        head={
          <>
            <Breadcrumb
              trail={[
                { text: messages.myAccount, href: '/account/landing' },
                { text: messages.myLists, href: '/account/list' },
              ]}
              here={title}
            />
            <div className="cb-friend-lists__head">
              <h1 className="cb-page-heading cb-friend-lists__heading" ref={heading} tabIndex={-1}>
                {title}
              </h1>
              <PrintButton />
            </div>
          </>
        }
        className="cb-friend-lists__body cb-list-facts"
        stage={lists ? 'there' : 'awaited'}
      >
        <FriendListsContents page={page} seesPrices={seesPrices} heading={heading} />
      </ListPage>
    </div>
  );
}

/** Named after the customer if a list says whose it is. */
function titleOf(lists: readonly ShoppingList[]): string {
  const named = lists.find(({ ownerName, userName }) => ownerName ?? userName);
  const owner = named?.ownerName ?? named?.userName;
  return owner ? fill(messages.title, { owner }) : messages.titleUnknown;
}
