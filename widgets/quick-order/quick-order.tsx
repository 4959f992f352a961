import { type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { ownerFor } from '../../shared/page/storage/shopper-storage.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Spinner } from '../../shared/ui/loading.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import type { definition } from './quick-order-definition.ts';
import { messages } from './quick-order-messages.ts';
import { focusField, QuickOrderRowFields } from './quick-order-row-fields.tsx';
import { createQuickOrder, type FieldPlace } from './quick-order-state.ts';

const QuickOrderSheet = lazyPart(
  () => import('./sheet/quick-order-sheet.tsx'),
  ({ QuickOrderSheet }) => QuickOrderSheet,
);
const QuickOrderNotices = lazyPart(
  () => import('./quick-order-sending.tsx'),
  ({ QuickOrderNotices }) => QuickOrderNotices,
);

/** Quick order, for everybody who may add items by their number [1 §2 Inspect view, §6 Punch-out session]. */
export function QuickOrder({ rows }: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  return permissionsFor(visitor, cartView()).mayQuickOrder ? (
    <QuickOrderForm rows={rows} owner={ownerFor(visitor)} />
  ) : null;
}

/**
 * The form, without a `<form>`: it may stand inside one of the page's own, which Enter must not send.
 *
 * @param rows How many rows it starts with.
 * @param owner Whose draft it keeps.
 */
function QuickOrderForm({ rows: startRows, owner }: { rows: number; owner: string }) {
  const headingId = useUniqueId();
  const root = useRef<HTMLElement>(null);
  const [quickOrder] = useState(() => createQuickOrder(startRows));
  // Before the browser paints: rows that come back later would replace what is typed meanwhile.
  useLayoutEffect(() => quickOrder.start(draftKey(root.current), owner), [quickOrder, owner]);
  useEffect(() => {
    if (isAwaitedAt(root.current)) root.current?.querySelector('input')?.focus();
  }, []);
  const rows = useStore(quickOrder.$rows);
  const outcome = useStore(quickOrder.$outcome);
  const submitting = useStore(quickOrder.$submitting);
  // Before the first submission the form has no notices of the cart to show, unless the page has a cart link.
  const [noticed, setNoticed] = useState(() => location.hash.startsWith('#cb-items='));
  const several = rows.length > 1;
  const [given, setGiven] = useState<Partial<{ text: string; file: File }> | null>(null);

  /** Rows or a file, pasted or dropped. One item number is left to its field, and all text to a text area. */
  function take(event: SyntheticEvent, data: DataTransfer): void {
    const text = data.getData('text');
    const [file] = data.files;
    const isRows = /\S[\s,;]+\S/.test(text) && !(event.target as Element).matches('textarea');
    if (submitting || (text ? !isRows : !file)) return;
    event.preventDefault();
    setGiven({ text, file });
  }

  async function submit(): Promise<void> {
    const place = await quickOrder.submit();
    setNoticed(quickOrder.maySend());
    // A shopper who has moved on to another part of the page keeps the focus there.
    const focused = document.activeElement;
    const free = focused === document.body || root.current?.contains(focused);
    if (place && free) focusField(root.current, place);
  }

  /** Enter goes from item to quantity to the next row; after the last, or in an empty row, it adds. */
  function goOn({ row, field }: FieldPlace): void {
    const next = rows[rows.indexOf(row) + 1];
    const done = several && !row.$content.get().itemNumber.trim();
    if (done || (field === 'quantity' && !next)) void submit();
    else
      focusField(
        root.current,
        next && field === 'quantity' ? { row: next, field: 'itemNumber' } : { row, field: 'quantity' },
      );
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
      <h2 className="cb-quick-order__heading" id={headingId}>
        {messages.heading}
      </h2>
      <p className="cb-quick-order__hint">{several ? messages.hintRows : messages.hint}</p>
      {rows.map((row, index) => (
        <QuickOrderRowFields
          key={row.key}
          row={row}
          number={several ? index + 1 : undefined}
          submitting={submitting}
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
        <Button tone="link" className="cb-quick-order__more" onPress={() => setGiven({})}>
          {messages.more}
        </Button>
      </div>
      {outcome && (
        <div className="cb-quick-order__outcome">
          <Notice tone={outcome.tone}>{outcome.text}</Notice>
        </div>
      )}
      {(several || given) && (
        <QuickOrderSheet
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

/**
 * Whether the focus is on a link to the form's place: the form is loaded only as it comes near, after the press. A
 * shopper who has gone on to something else stays there.
 */
function isAwaitedAt(root: Element | null): boolean | undefined {
  const { hash } = document.activeElement as Partial<HTMLAnchorElement>;
  return document.getElementById(`${hash?.slice(1)}`)?.contains(root);
}

/** Where forms are or will be: mount points, and elements that the page has written itself. */
const PLACES = '[data-cb-widget="quick-order"], cb-quick-order:not([data-cb-widget] > *)';

/** Forms keep their drafts apart by their places on the page, so that each finds its own after a reload. */
function draftKey(root: HTMLElement | null): string {
  const places: unknown[] = [...document.querySelectorAll(PLACES)];
  return `cb-quick-order-${Math.max(0, places.indexOf(root?.closest(PLACES)))}`;
}
