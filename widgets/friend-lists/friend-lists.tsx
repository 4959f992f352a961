import { useLayoutEffect, useRef, useState } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { ShoppingList } from '../../shared/domain/shopping-list.ts';
import { fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { CopyList } from '../../shared/ui/copy-list.tsx';
import { ListOutcomes } from '../../shared/ui/list-outcomes.tsx';
import { PrintButton } from '../../shared/ui/print-button.tsx';
import { PrintHeader } from '../../shared/ui/print-header.tsx';
import { FriendListsContents } from './friend-lists-contents.tsx';
import { messages } from './friend-lists-messages.ts';
import { createFriendLists } from './friend-lists-state.ts';

/** Another customer's public lists, to look at, copy and add to the cart [2 §2]. */
export function FriendLists() {
  const { visitor } = useStore($session);
  const [page] = useState(createFriendLists);
  const whole = useStore(page.$table, (table) => table.whole);
  const adding = useStore(page.adding.$outcome);
  const copied = useStore(page.copying.$list);
  const copying = useStore(page.copying.$outcome);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => page.start(), [page]);

  const { seesPrices, listsNeedSignIn } = permissionsFor(visitor, 'standard');
  const title = titleOf(whole?.lists ?? []);
  return (
    <div className="cb-root cb-friend-lists">
      <PrintHeader visitor={visitor} />
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
      <ListOutcomes
        adding={adding}
        onAddingSeen={page.adding.dismiss}
        copying={copying}
        onCopyingSeen={page.copying.dismiss}
      />
      <div className="cb-friend-lists__body">
        <FriendListsContents page={page} seesPrices={seesPrices} heading={heading} />
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

/** Named after the customer, as far as a list says whose it is. */
function titleOf(lists: readonly ShoppingList[]): string {
  const named = lists.find(({ ownerName, userName }) => ownerName ?? userName);
  const owner = named?.ownerName ?? named?.userName;
  return owner ? fill(messages.title, { owner }) : messages.titleUnknown;
}
