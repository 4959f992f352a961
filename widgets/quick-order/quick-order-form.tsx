import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { messages } from './quick-order-messages.ts';
import { QuickOrderRowFields } from './quick-order-row-fields.tsx';
import { createQuickOrder, type FieldPlace } from './quick-order-state.ts';

/**
 * The form, without a `<form>`: it may stand inside one of the page's own, which Enter must not send.
 *
 * @param rows How many rows it starts with.
 */
export function QuickOrderForm({ rows: startRows }: { rows: number }) {
  const headingId = useUniqueId();
  const root = useRef<HTMLElement>(null);
  const [quickOrder] = useState(() => createQuickOrder(startRows));
  useEffect(() => quickOrder.start(draftKey(root.current)), [quickOrder]);
  const rows = useStore(quickOrder.$rows);
  const outcome = useStore(quickOrder.$outcome);
  const { submitting, progress } = useStore(quickOrder.$phase);
  const several = rows.length > 1;

  function moveTo({ row, field }: FieldPlace): void {
    const input = root.current?.querySelector<HTMLInputElement>(
      `[data-row="${row.key}"] [data-field="${field}"]`,
    );
    input?.focus();
    input?.select();
  }

  async function submit(): Promise<void> {
    const place = await quickOrder.submit();
    // Whoever has gone on to something else on the page meanwhile stays there.
    const focused = document.activeElement;
    const free = focused === document.body || root.current?.contains(focused);
    if (place && free) moveTo(place);
    if (quickOrder.$outcome.get()?.tone === 'success' && free) scrollIntoView(root.current);
  }

  /** Enter goes from item to quantity to the next row; after the last, or in an empty row, it adds. */
  function goOn({ row, field }: FieldPlace): void {
    const next = rows[rows.indexOf(row) + 1];
    const done = row.$content.get().itemNumber.trim() === '' && several;
    if (done || (field === 'quantity' && !next)) void submit();
    else if (field === 'itemNumber') moveTo({ row, field: 'quantity' });
    else if (next) moveTo({ row: next, field: 'itemNumber' });
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
      {several && (
        <div className="cb-quick-order__actions">
          {add}
          <span className="cb-quick-order__progress">{progress}</span>
        </div>
      )}
      {outcome && (
        <div className="cb-quick-order__outcome">
          <Notice tone={outcome.tone}>{outcome.text}</Notice>
        </div>
      )}
    </section>
  );
}

/** Forms keep their drafts apart by their places on the page, so that each finds its own after a reload. */
function draftKey(root: HTMLElement | null): string {
  const own = root?.closest('[data-cb-widget]') ?? root?.closest('cb-quick-order');
  const places = [...document.querySelectorAll('[data-cb-widget="quick-order"], cb-quick-order')].filter(
    (place) => !place.parentElement?.closest('[data-cb-widget="quick-order"]'),
  );
  return `cb-quick-order-${own ? places.indexOf(own) : 0}`;
}

/** The cart above has grown, and may have pushed the form out of sight [1 §4]. */
function scrollIntoView(root: Element | null): void {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  requestAnimationFrame(() => root?.scrollIntoView({ block: 'nearest', behavior }));
}
