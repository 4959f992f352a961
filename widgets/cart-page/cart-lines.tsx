import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import type { CartLine } from '../../shared/domain/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { removeLine } from '../../shared/stores/line-actions.ts';
import { $undoHistory } from '../../shared/stores/undo-history.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { useUniqueId } from '../../shared/ui/unique-id.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { messages } from './cart-page-messages.ts';
import type { CartPageState } from './cart-page-state.ts';
import type { RemoveLine } from './cart-removal.ts';
import { loadLazyPart } from './load-lazy-part.ts';

const RestrictedReview = lazyPart(async () => (await loadLazyPart()).RestrictedReview);
const RemovedLine = lazyPart(async () => (await loadLazyPart()).RemovedLine);

/** From here on, leaving rows off the screen out of the layout is worth it. */
const LONG = 50;

interface CartLinesProps {
  lines: CartLine[];
  page: CartPageState;
  permissions: Permissions;
  /** Has the focus when no line is left to have it. */
  heading: RefObject<HTMLElement | null>;
}

/** The cart's lines as a table, with a banner where a line was removed [1 §2]. */
export function CartLines({ lines, page, permissions, heading }: CartLinesProps) {
  const removals = useStore($undoHistory);
  const table = useRef<HTMLTableElement>(null);
  const hintId = useUniqueId();
  const restricted = useStore(page.$restricted);
  const remove = useCallback<RemoveLine>(
    async (removal) => {
      const rows = [...(table.current?.querySelectorAll('[data-line]') ?? [])];
      const removed = removeLine(removal.line.id);
      const { followRemoval } = await loadLazyPart();
      await followRemoval({ ...removal, removed, rows, heading });
    },
    [heading],
  );
  const columns = permissions.seesPrices ? 4 : 3;

  const rows: ReactNode[] = lines.map((line) => (
    <CartLineRow
      key={line.id}
      line={line}
      page={page}
      permissions={permissions}
      hintId={hintId}
      restricted={restricted.has(line.itemNumber)}
      onRemove={remove}
    />
  ));
  // The last removal first: each stood among what was left by those before it.
  for (const removal of [...removals].reverse()) {
    rows.splice(
      removal.index,
      0,
      <RemovedLine key={`removed-${removal.key}`} removal={removal} columns={columns} heading={heading} />,
    );
  }

  if (rows.length === 0) return null;
  return (
    <div className="cb-lines__place">
      <table
        className="cb-lines"
        ref={table}
        data-priced={permissions.seesPrices}
        data-long={lines.length >= LONG}
        aria-label={messages.title}
      >
        <thead className="cb-lines__head">
          <tr className="cb-lines__columns">
            <th className="cb-lines__column" scope="col">
              {messages.item}
            </th>
            <th className="cb-lines__column" scope="col">
              {messages.quantity}
            </th>
            {permissions.seesPrices && (
              <th className="cb-lines__column" scope="col" data-numeric>
                {messages.price}
              </th>
            )}
            <th className="cb-lines__column" scope="col" data-numeric>
              {permissions.seesPrices ? (
                messages.total
              ) : (
                <span className="cb-hidden-text">{messages.status}</span>
              )}
            </th>
          </tr>
        </thead>
        <tbody className="cb-lines__body">{rows}</tbody>
      </table>
      {restricted.size > 0 && <RestrictedReview items={restricted} page={page} table={table} />}
      {lines.length > 0 && (
        <p className="cb-lines__hint" id={hintId}>
          {messages.quantityHint}
        </p>
      )}
    </div>
  );
}
