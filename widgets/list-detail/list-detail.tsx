import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { ListPage, loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { listName } from '../../shared/ui/lists/list-name.ts';
import { MenuButton } from '../../shared/ui/lists/menu-button.tsx';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
import { ListDetailItems } from './list-detail-items.tsx';
import { loadDetailSurroundings } from './list-detail-modules.ts';
import { createListDetail, type ListDetailState } from './list-detail-state.ts';

const messages = defineMessages('list-detail', {
  myAccount: 'My Account',
  myLists: 'Shopping Lists',
  titleUnknown: 'Shopping List',
  addList: 'Add List to Cart',
  more: 'More actions',
  chooseItems: 'Choose items…',
  edit: 'Edit name and description',
  copy: 'Copy List',
  email: 'Email List',
  files: 'Save as a file',
  delete: 'Delete List',
  print: 'Print',
  public: 'Others can see this list.',
});

const ListMessageNotice = lazyComponent(loadListSurroundings, ({ ListMessageNotice }) => ListMessageNotice);
const LoginRedirect = lazyComponent(loadListSurroundings, ({ LoginRedirect }) => LoginRedirect);
const ListDetailNotices = lazyComponent(loadDetailSurroundings, ({ ListDetailNotices }) => ListDetailNotices);

const ListDetailDialogs = lazyComponent(
  () => import('./list-detail-dialogs.tsx'),
  ({ ListDetailDialogs }) => ListDetailDialogs,
);

const RemovedItems = lazyComponent(
  () => import('./removals/removed-items.tsx'),
  ({ RemovedItems }) => RemovedItems,
);
const MoveItems = lazyComponent(
  () => import('./move-items.tsx'),
  ({ MoveItems }) => MoveItems,
);
const ChooseListItems = lazyComponent(
  () => import('./choose-list-items.tsx'),
  ({ ChooseListItems }) => ChooseListItems,
);

/** One of the shopper's own lists; guests go to the login page [2 §2 Own list, §6 Guest]. */
export function ListDetail() {
  const { visitor } = useStore($session);
  const { mayViewAccount, mayQuickOrder } = permissionsFor(visitor, 'standard');
  return (
    <div className="cb-root cb-list-detail">
      {mayViewAccount ? (
        <ListDetailPage visitor={visitor} mayChoose={mayQuickOrder} />
      ) : (
        <LoginRedirect returns={false} />
      )}
    </div>
  );
}

interface ListDetailPageProps {
  visitor: Visitor;
  /** Whether this visitor may add by item number. */
  mayChoose: boolean;
}

/** One list, for a signed-in shopper. */
function ListDetailPage({ visitor, mayChoose }: ListDetailPageProps) {
  const [page] = useState(createListDetail);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useStore(page.table.$state, ({ shown }) => shown?.contents.list);
  const dialog = useStore(page.$dialog);
  useLayoutEffect(() => page.start(), [page]);
  return (
    <>
      <ListPage
        page={page}
        printedFor={visitor}
        head={<ListDetailHead page={page} mayChoose={mayChoose} heading={heading} />}
        notices={<ListDetailNotices page={page} name={list && listName(list)} />}
        outcomes={<ListDetailOutcomes page={page} listId={list?.id} heading={heading} />}
        className="cb-list-detail__body cb-selectable-rows"
        stage={list ? 'list' : 'none'}
      >
        <ListDetailItems page={page} seesPrices={visitor.showsPrices} heading={heading} />
      </ListPage>
      {dialog && list && (
        <ListDetailDialogs dialog={dialog} page={page} list={list} seesPrices={visitor.showsPrices} />
      )}
    </>
  );
}

interface ListDetailHeadProps {
  page: ListDetailState;
  mayChoose: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The list's name, its description, and the actions for the whole list, rare ones in a menu. */
function ListDetailHead({ page, mayChoose, heading }: ListDetailHeadProps) {
  const [isChoosing, setChoosing] = useState(false);
  const contents = useStore(page.table.$state, ({ shown }) => shown?.contents);
  const busy = useSignalValue(page.adding.isAdding('list'));
  const list = contents?.list;
  const title = list ? listName(list) : messages.titleUnknown;
  const hasItems = contents && contents.items.length > 0;
  const choose = { label: messages.chooseItems, onPress: () => setChoosing(true) };
  return (
    <>
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
        {list && (
          <div className="cb-list-detail__whole">
            {hasItems && (
              <Button tone="action" busy={busy} onPress={page.addList}>
                {messages.addList}
              </Button>
            )}
            <MenuButton
              label={messages.more}
              actions={[
                ...(hasItems && mayChoose ? [choose] : []),
                { label: messages.edit, onPress: () => page.open('edit') },
                { label: messages.copy, onPress: page.copy },
                { label: messages.email, onPress: () => page.open('email') },
                { label: messages.files, onPress: () => page.open('files') },
                { label: messages.print, onPress: () => window.print() },
                { label: messages.delete, onPress: () => page.open('delete') },
              ]}
            />
          </div>
        )}
      </div>
      {list?.description && <p className="cb-list-detail__description">{list.description}</p>}
      {list?.isPublic && <p className="cb-list-detail__description">{messages.public}</p>}
      {isChoosing && list && <ChooseListItems page={page} onClose={() => setChoosing(false)} />}
    </>
  );
}

interface ListDetailOutcomesProps {
  page: ListDetailState;
  /** Undefined until the list has been read. */
  listId: string | undefined;
  /** Takes the focus when the focused element is removed. */
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The results of moves, removals and changes of the list. */
function ListDetailOutcomes({ page, listId, heading }: ListDetailOutcomesProps) {
  const moved = useStore(page.$moving);
  const removed = useStore(page.removals.$removals);
  const message = useStore(page.$message);
  return (
    <>
      {moved && listId && <MoveItems page={page} listId={listId} keys={moved} />}
      {removed.length > 0 && <RemovedItems removals={page.removals} heading={heading} />}
      {message && <ListMessageNotice message={message} onDismiss={() => page.tell(null)} />}
    </>
  );
}
