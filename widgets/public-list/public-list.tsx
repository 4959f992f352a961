import { useLayoutEffect, useRef, useState } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { CopyList } from '../../shared/ui/copy-list.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import { ListOutcomes } from '../../shared/ui/list-outcomes.tsx';
import { PrintHeader } from '../../shared/ui/print-header.tsx';
import { ListContents } from './list-contents.tsx';
import { ListHead } from './list-head.tsx';
import { messages } from './public-list-messages.ts';
import { createPublicList } from './public-list-state.ts';

/** One public list of another customer, to search, copy and add to the cart [2 §2]. */
export function PublicList() {
  const { visitor } = useStore($session);
  const [page] = useState(createPublicList);
  const list = useStore(page.$table, ({ whole }) => whole?.list);
  const adding = useStore(page.adding.$outcome);
  const copied = useStore(page.copying.$list);
  const copying = useStore(page.copying.$outcome);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => page.start(), [page]);
  useLayoutEffect(() => {
    if (list) document.title = titleOf(listName(list));
  }, [list]);

  const { seesPrices, listsNeedSignIn } = permissionsFor(visitor, 'standard');
  const owner = list?.ownerName ?? list?.userName;
  // What stands beside and below texts of unknown length is put in anew with them instead of being moved.
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
      <ListHead page={page} list={list} heading={heading} />
      <ListOutcomes
        adding={adding}
        onAddingSeen={page.adding.dismiss}
        copying={copying}
        onCopyingSeen={page.copying.dismiss}
      />
      <div className="cb-public-list__body" key={stage}>
        <ListContents page={page} seesPrices={seesPrices} heading={heading} />
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

/** What the window is called: the list and the shop [2 §2]. */
function titleOf(list: string): string {
  const { storeName: store } = configuration();
  return store ? fill(messages.documentTitle, { list, store }) : list;
}
