import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isCartLink } from '../../shared/domain/files/cart-link-mark.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { missingModule } from '../../shared/page/lazy/missing-module.ts';
import { reloadPage } from '../../shared/page/lazy/reload-page.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import { ownerFor } from '../../shared/page/storage/shopper-storage.ts';
import type { StoredKey } from '../../shared/page/storage/stored-data.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { isLeft } from '../../shared/ui/is-left.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { Spinner } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import type { GivenRows } from './order-sheet/row-source.ts';
import type { definition } from './quick-order-definition.ts';
import { messages } from './quick-order-messages.ts';
import type { FieldPosition } from './quick-order-row.ts';
import { announceProblem, focusField, QuickOrderRowFields } from './quick-order-row-fields.tsx';
import { createQuickOrder } from './quick-order-state.ts';

const OrderSheet = lazyComponent(
  () => import('./order-sheet/order-sheet.tsx'),
  ({ OrderSheet }) => OrderSheet,
);
const QuickOrderNotices = lazyComponent(
  () => import('./quick-order-sending.tsx'),
  ({ QuickOrderNotices }) => QuickOrderNotices,
);

/** Quick order, for everybody who may add items by number [1 §2 Inspect view, §6 Punch-out session]. */
export function QuickOrder({ rows }: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  if (!permissionsFor(visitor, cartView()).mayQuickOrder) return null;
  return <QuickOrderForm startRows={rows} owner={ownerFor(visitor)} />;
}

interface QuickOrderFormProps {
  /** How many rows the form starts with. */
  startRows: number;
  /** The owner of its draft. */
  owner: string;
}

/** The form. It has no `<form>` element, because it may be inside a form of the page, which Enter must not send. */
function QuickOrderForm({ startRows, owner }: QuickOrderFormProps) {
  const headingId = useUniqueId();
  const root = useRef<HTMLElement>(null);
  const [quickOrder] = useState(() => createQuickOrder(startRows));
  // Before the browser paints, because rows restored later would replace text typed meanwhile.
  useLayoutEffect(() => quickOrder.start(draftKey(root.current), owner), [quickOrder, owner]);
  const [suggests, setSuggests] = useState(false);
  useEffect(() => {
    whenActivated(() => setSuggests(isLeft('cb-seen-items')));
    if (isFocusOnLinkTo(root.current)) root.current?.querySelector('input')?.focus();
  }, []);
  const rows = useStore(quickOrder.$rows);
  const outcome = useStore(quickOrder.$outcome);
  const submitting = useStore(quickOrder.$submitting);
  // Before the first submission there are no notices of the cart to show, unless the page was opened with a cart link.
  const [noticed, setNoticed] = useState(() => isCartLink(location.hash));
  const several = rows.length > 1;
  const [given, setGiven] = useState<GivenRows | null>(null);

  /** Takes rows or a file that were pasted or dropped. */
  function take(event: SyntheticEvent, data: DataTransfer): void {
    const rowsOrFile = submitting ? null : givenIn(data, event.target as Element);
    if (!rowsOrFile) return;
    event.preventDefault();
    setGiven(rowsOrFile);
  }

  async function submit(): Promise<void> {
    const position = await quickOrder.submit();
    setNoticed(quickOrder.maySend());
    // A shopper who has moved the focus to something else on the page keeps it there.
    const focused = document.activeElement;
    const isFree = focused === document.body || root.current?.contains(focused);
    const isRead = position && isFree && focusField(root.current, position);
    // A field that takes the focus is read with its problem.
    if (position && !isRead && !quickOrder.$outcome.get()) announceProblem(position.row);
  }

  /** Enter moves from item number to quantity to the next row. In the last quantity or in an empty row, it adds. */
  function goOn({ row, field }: FieldPosition): void {
    const next = rows[rows.indexOf(row) + 1];
    const isEmptyRow = several && !row.$content.get().itemNumber.trim();
    if (isEmptyRow || (field === 'quantity' && !next)) void submit();
    else if (field === 'quantity' && next) focusField(root.current, { row: next, field: 'itemNumber' });
    else focusField(root.current, { row, field: 'quantity' });
  }

  const add = (
    <Button tone="action" className="cb-quick-order__add" busy={submitting} onPress={submit}>
      {submitting && <Spinner />}
      <span>{submitting ? messages.adding : messages.add}</span>
    </Button>
  );
  return (
    <section
      ref={root}
      className="cb-root cb-quick-order"
      aria-labelledby={headingId}
      data-state={submitting ? 'submitting' : 'idle'}
      data-several={several || undefined}
      onPaste={(event) => take(event, event.clipboardData)}
      onDrop={(event) => take(event, event.dataTransfer)}
      onDragOver={(event) => event.preventDefault()}
    >
      <h2 className="cb-heading" id={headingId}>
        {messages.heading}
      </h2>
      <p className="cb-quick-order__hint">{several ? messages.hintRows : messages.hint}</p>
      {rows.map((row, index) => (
        <QuickOrderRowFields
          key={row.key}
          row={row}
          number={several ? index + 1 : undefined}
          submitting={submitting}
          suggests={suggests}
          onType={quickOrder.type}
          onLeave={quickOrder.leave}
          onEnter={goOn}
          onRetry={submit}
        >
          {!several && add}
        </QuickOrderRowFields>
      ))}
      <div className="cb-quick-order__actions">
        {several && add}
        <Button tone="link" className="cb-quick-order__more" onPress={() => setGiven({ asks: true })}>
          {messages.more}
        </Button>
      </div>
      {outcome && (
        <div className="cb-quick-order__outcome">
          <Notice tone={outcome.tone}>
            {outcome.text}
            {outcome.needsReload && (
              <>
                {' '}
                <Button onPress={reloadPage}>{missingModule.reloadPage}</Button>
              </>
            )}
          </Notice>
        </div>
      )}
      {(several || given) && (
        <OrderSheet
          quickOrder={quickOrder}
          root={root}
          source={draftKey(root.current)}
          owner={owner}
          given={given}
          onSubmit={submit}
        />
      )}
      {noticed && <QuickOrderNotices root={root} outcome={outcome} />}
    </section>
  );
}

/** Rows or a file. Text is left to a text area, and a single item number to its field. */
function givenIn(data: DataTransfer, target: Element): GivenRows | null {
  const text = data.getData('text');
  if (text) {
    const hasSeveralParts = /\S[\s,;]+\S/.test(text);
    return hasSeveralParts && !target.matches('textarea') ? { text } : null;
  }
  const [file] = data.files;
  return file ? { file } : null;
}

/**
 * Whether the focus is still on a link to the form. The form is loaded only when it comes near the view, which is after
 * the link was pressed. A shopper who has moved the focus to something else keeps it there.
 */
function isFocusOnLinkTo(root: Element | null): boolean | undefined {
  const { hash } = document.activeElement as Partial<HTMLAnchorElement>;
  return document.getElementById(`${hash?.slice(1)}`)?.contains(root);
}

/** The places of forms: mount points, and elements that the page wrote itself. */
const MOUNT_POINTS = '[data-cb-widget="quick-order"], cb-quick-order:not([data-cb-widget] > *)';

/** Returns the key of a form's draft. It counts the forms on the page, so that each finds its own draft after a reload. */
function draftKey(root: HTMLElement | null): StoredKey {
  const mountPoints: unknown[] = [...document.querySelectorAll(MOUNT_POINTS)];
  return `cb-quick-order-${Math.max(0, mountPoints.indexOf(root?.closest(MOUNT_POINTS)))}`;
}
