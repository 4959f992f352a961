import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { listName } from '../../shared/ui/list-name.ts';
import { ListOutcomes } from '../../shared/ui/list-outcomes.tsx';
import { PrintButton } from '../../shared/ui/print-button.tsx';
import { PrintHeader } from '../../shared/ui/print-header.tsx';
import { messages } from './list-detail-messages.ts';
import { createListDetail, loadLazyPart } from './list-detail-state.ts';
import { ListItemsContents } from './list-items-contents.tsx';
import { RemovedItems } from './removed-items.tsx';

const TRAIL = [
  { text: messages.myAccount, href: '/account/landing' },
  { text: messages.myLists, href: '/account/list' },
];

const EditList = lazyPart(async () => (await loadLazyPart()).EditList);

/** Names the page after the list. */
function useDocumentTitle(list: string | null): void {
  useEffect(() => {
    const { storeName: store } = configuration();
    if (list) document.title = store ? fill(messages.documentTitle, { list, store }) : list;
  }, [list]);
}

/** Heading, what can be done with the whole list, and its items. */
export function ListItemsPage({ visitor }: { visitor: Visitor }) {
  const [page] = useState(createListDetail);
  const heading = useRef<HTMLHeadingElement>(null);
  const whole = useStore(page.table.$table, (table) => table.whole);
  const editing = useStore(page.$editing);
  const added = useStore(page.adding.$outcome);
  const addingList = useStore(page.adding.$adding, (buttons) => buttons.has('list'));
  useLayoutEffect(() => page.start(), [page]);
  useDocumentTitle(whole && listName(whole.list));

  const title = whole ? listName(whole.list) : messages.titleUnknown;
  const focusHeading = useCallback(() => heading.current?.focus(), []);
  return (
    <>
      <PrintHeader visitor={visitor} />
      <Breadcrumb trail={TRAIL} here={title} />
      <div className="cb-list-detail__head">
        <h1 className="cb-page-heading cb-list-detail__heading" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {whole && whole.items.length > 0 && (
          <Button tone="action" busy={addingList} onPress={page.addList}>
            {messages.addList}
          </Button>
        )}
      </div>
      {whole?.list.description && <p className="cb-list-detail__description">{whole.list.description}</p>}
      {whole && (
        <div className="cb-list-detail__links">
          <Button tone="link" onPress={() => page.edit(true)}>
            {messages.edit}
          </Button>
          <PrintButton />
        </div>
      )}
      <div className="cb-list-outcomes">
        <ListOutcomes
          adding={added}
          onAddingSeen={page.adding.dismiss}
          copying={null}
          onCopyingSeen={page.adding.dismiss}
        />
        <RemovedItems removals={page.removals} onGone={focusHeading} />
      </div>
      {/* Another element once the list is there: it stands lower, and nothing that is seen shall move. */}
      <div className="cb-list-detail__body" key={whole ? 'list' : 'none'}>
        <ListItemsContents page={page} priced={visitor.showsPrices} focusHeading={focusHeading} />
      </div>
      {editing && whole && <EditList page={page} list={whole.list} />}
    </>
  );
}
