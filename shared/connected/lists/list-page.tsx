import { type ReactNode, useEffect, useRef } from 'react';
import type { Visitor } from '../../domain/account/visitor.ts';
import type { ListAdding } from '../../stores/lists/list-adding.ts';
import type { ListCopying } from '../../stores/lists/list-copying.ts';
import { useStore } from '../../stores/store.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';

/** Loads the parts around the rows of a list page. */
export const loadListSurroundings = () => import('./list-surroundings.ts');

const PrintHeader = lazyComponent(loadListSurroundings, ({ PrintHeader }) => PrintHeader);
const AddingOutcome = lazyComponent(loadListSurroundings, ({ AddingOutcome }) => AddingOutcome);
const CopyingOutcome = lazyComponent(loadListSurroundings, ({ CopyingOutcome }) => CopyingOutcome);
const CopyList = lazyComponent(loadListSurroundings, ({ CopyList }) => CopyList);
const PageNotices = lazyComponent(loadListSurroundings, ({ PageNotices }) => PageNotices);

interface ListPageProps {
  /** The page's additions to the cart, and its copies. */
  page: { adding: Pick<ListAdding, '$outcome' | 'dismiss'>; copying?: ListCopying };
  /** Who prints the page; without a visitor the printed page has no head. */
  printedFor?: Visitor;
  /** Guests are asked to sign in before they copy a list. */
  guest?: boolean;
  /** Breadcrumb, heading and the actions for the whole page. */
  head: ReactNode;
  /** The page's own component that shows `PageNotices`. */
  notices?: ReactNode;
  /** Further outcomes. */
  outcomes?: ReactNode;
  /** Lays out the body. */
  className: string;
  /**
   * How much of the page has been read. When this changes, the body becomes a new element, because the heading above
   * may then need more lines and no visible element may move.
   */
  stage?: string;
  /** Other rows are being read. */
  busy?: boolean;
  /** The body: search and rows, or the reason why there are none. */
  children: ReactNode;
}

/**
 * The frame of the four pages of lists [2 §2]: the head; the outcomes of actions, which stay in view; the body; the dialog for
 * a list's copy.
 */
export function ListPage(props: ListPageProps) {
  const {
    page,
    printedFor,
    guest = false,
    head,
    notices,
    outcomes,
    className,
    stage,
    busy,
    children,
  } = props;
  return (
    <>
      {printedFor && <PrintHeader visitor={printedFor} />}
      {head}
      <ListOutcomes>
        {notices ?? <PageNotices />}
        <Adding adding={page.adding} />
        {page.copying && <Copied copying={page.copying} />}
        {outcomes}
      </ListOutcomes>
      <div className={className} key={stage} data-busy={busy}>
        {children}
      </div>
      {page.copying && <Copying copying={page.copying} guest={guest} />}
    </>
  );
}

/**
 * All outcomes, in view while the rows are scrolled. Their height is the scroll margin of everything below that can have the
 * focus [WCAG 2.4.11].
 */
function ListOutcomes({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: outcomes } = area;
    const page = outcomes?.parentElement;
    if (!outcomes || !page) return;
    const measure = () => page.style.setProperty('--cb-list-outcomes-height', `${outcomes.offsetHeight}px`);
    // Waits for the next frame: if an observer changes sizes, the browser may report an error to the page.
    const measuring = new ResizeObserver(() => requestAnimationFrame(measure));
    measuring.observe(outcomes);
    return () => measuring.disconnect();
  }, []);
  return (
    <div className="cb-list-outcomes" ref={area}>
      {children}
    </div>
  );
}

/** The result of adding to the cart, if any. */
function Adding({ adding }: { adding: ListPageProps['page']['adding'] }) {
  const outcome = useStore(adding.$outcome);
  return outcome && <AddingOutcome outcome={outcome} onDismiss={adding.dismiss} />;
}

/** The result of copying a list, if any. */
function Copied({ copying }: { copying: ListCopying }) {
  const outcome = useStore(copying.$outcome);
  return outcome && <CopyingOutcome outcome={outcome} onDismiss={copying.dismiss} />;
}

/** The dialog for a list's copy, if it is open. */
function Copying({ copying, guest }: { copying: ListCopying; guest: boolean }) {
  const list = useStore(copying.$list);
  return list && <CopyList list={list} guest={guest} onSave={copying.save} onClose={copying.close} />;
}
