import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { ChooseItemsButton } from '../../shared/ui/bulk-add/choose-items-button.tsx';
import { Button, PrintButton } from '../../shared/ui/button.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { ListOutcomes } from '../../shared/ui/lists/list-outcomes-place.tsx';
import { ListDetailItems } from './list-detail-items.tsx';
import { createListDetail, loadListDetailParts } from './list-detail-state.ts';

const messages = defineMessages('list-detail', {
  myAccount: 'My Account',
  myLists: 'Shopping Lists',
  titleUnknown: 'Shopping List',
  addList: 'Add List to Cart',
  edit: 'Edit name and description',
  copy: 'Copy List',
  email: 'Email List',
  files: 'Save as a file',
  delete: 'Delete List',
  public: 'Others may see this list.',
});

const PrintHeader = lazyPart(loadListDetailParts, ({ PrintHeader }) => PrintHeader);
const ListDetailNotices = lazyPart(loadListDetailParts, ({ ListDetailNotices }) => ListDetailNotices);
const AddingOutcome = lazyPart(loadListDetailParts, ({ AddingOutcome }) => AddingOutcome);
const CopyingOutcome = lazyPart(loadListDetailParts, ({ CopyingOutcome }) => CopyingOutcome);
const CopyList = lazyPart(loadListDetailParts, ({ CopyList }) => CopyList);
const ListMessageNotice = lazyPart(loadListDetailParts, ({ ListMessageNotice }) => ListMessageNotice);
const LoginRedirect = lazyPart(loadListDetailParts, ({ LoginRedirect }) => LoginRedirect);

const ListDetailDialogs = lazyPart(
  () => import('./list-detail-dialogs.tsx'),
  ({ ListDetailDialogs }) => ListDetailDialogs,
);

const RemovedItems = lazyPart(
  () => import('./removed-items.tsx'),
  ({ RemovedItems }) => RemovedItems,
);
const MoveItems = lazyPart(
  () => import('./move-items.tsx'),
  ({ MoveItems }) => MoveItems,
);
const loadChooseItems = () => import('./choose-list-items.tsx');
const ChooseListItems = lazyPart(loadChooseItems, ({ ChooseListItems }) => ChooseListItems);

/** One of the shopper's own lists; guests go to the login page [2 §2 Own list, §6 Guest]. */
export function ListDetail() {
  const { visitor } = useStore($session);
  const { mayViewAccount, mayQuickOrder } = permissionsFor(visitor, 'standard');
  return (
    <div className="cb-root cb-list-detail">
      {mayViewAccount ? (
        <ListPage visitor={visitor} mayChoose={mayQuickOrder} />
      ) : (
        <LoginRedirect to="/account/login" />
      )}
    </div>
  );
}

/** Heading, what can be done with the whole list, and its items. */
function ListPage({ visitor, mayChoose }: { visitor: Visitor; mayChoose: boolean }) {
  const [page] = useState(createListDetail);
  const [isChoosing, setChoosing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const contents = useStore(page.table.$state, ({ shown }) => shown?.contents);
  const dialog = useStore(page.$dialog);
  const moved = useStore(page.$moving);
  const copied = useStore(page.copying.$list);
  const copying = useStore(page.copying.$outcome);
  const added = useStore(page.adding.$outcome);
  const removed = useStore(page.removals.$removals);
  const message = useStore(page.$message);
  const addingList = useStore(page.adding.$adding, (buttons) => buttons.has('list'));
  const focusHeading = useCallback((how?: FocusOptions) => heading.current?.focus(how), []);
  useLayoutEffect(() => page.start(), [page]);
  const list = contents?.list;

  const title = list ? listName(list) : messages.titleUnknown;
  return (
    <>
      <PrintHeader visitor={visitor} />
      <Breadcrumb
        trail={[
          { text: messages.myAccount, href: '/account/landing' },
          { text: messages.myLists, href: '/account/list' },
        ]}
        here={title}
      />
      <div className="cb-list-detail__head">
        <h1 className="cb-page-heading cb-list-detail__heading" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {contents && contents.items.length > 0 && (
          <div className="cb-list-detail__whole">
            {mayChoose && <ChooseItemsButton load={loadChooseItems} onPress={() => setChoosing(true)} />}
            <Button tone="action" busy={addingList} onPress={page.addList}>
              {messages.addList}
            </Button>
          </div>
        )}
      </div>
      {list?.description && <p className="cb-list-detail__description">{list.description}</p>}
      {list?.isPublic && <p className="cb-list-detail__description">{messages.public}</p>}
      {list && (
        <div className="cb-list-detail__links">
          <Button tone="link" onPress={() => page.open('edit')}>
            {messages.edit}
          </Button>
          <Button tone="link" onPress={page.copy}>
            {messages.copy}
          </Button>
          <Button tone="link" onPress={() => page.open('email')}>
            {messages.email}
          </Button>
          <Button tone="link" onPress={() => page.open('files')}>
            {messages.files}
          </Button>
          <Button tone="link" onPress={() => page.open('delete')}>
            {messages.delete}
          </Button>
          <PrintButton />
        </div>
      )}
      <ListOutcomes>
        <ListDetailNotices page={page} name={list && listName(list)} />
        {added && <AddingOutcome outcome={added} onDismiss={page.adding.dismiss} />}
        {copying && <CopyingOutcome outcome={copying} onDismiss={page.copying.dismiss} />}
        {moved && list && <MoveItems page={page} listId={list.id} keys={moved} />}
        {removed.length > 0 && <RemovedItems removals={page.removals} onGone={focusHeading} />}
        {message && <ListMessageNotice message={message} onDismiss={() => page.tell(null)} />}
      </ListOutcomes>
      {/* A new element once the list is there: it stands lower, and nothing visible may move. */}
      <div className="cb-list-detail__body" key={list ? 'list' : 'none'}>
        <ListDetailItems page={page} priced={visitor.showsPrices} focusHeading={focusHeading} />
      </div>
      {isChoosing && list && <ChooseListItems page={page} onClose={() => setChoosing(false)} />}
      {dialog && list && (
        <ListDetailDialogs dialog={dialog} page={page} list={list} priced={visitor.showsPrices} />
      )}
      {copied && (
        <CopyList list={copied} guest={false} onSave={page.copying.save} onClose={page.copying.close} />
      )}
    </>
  );
}
