// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { removeLine } from '../../shared/stores/cart/line-actions.ts';
import { $undoHistory } from '../../shared/stores/cart/undo-history.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { useDrawnRows } from '../../shared/ui/table/drawn-rows.ts';
import { messages } from './cart-page-messages.ts';
import { loadRemoval } from './cart-page-modules.ts';
import type { CartPageState } from './cart-page-state.ts';
import { CartLineRow } from './lines/cart-line-row.tsx';
import { lineHandlers } from './lines/line-handlers.ts';

const removal = lazyModule(loadRemoval);
const RemovedLines = lazyComponent(loadRemoval, ({ RemovedLines }) => RemovedLines);

interface CartLinesProps {
  page: CartPageState;
  permissions: Permissions;
  /** Gets the focus when no line is left. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * The cart's lines as a table, with a banner where a line was removed [1 §2 Lines]. Roles are written out, because browsers
 * drop the roles of table elements that a stylesheet lays out in another way [accessibility Tables].
 *
 * `memo` keeps the memory of an open page flat. When a component renders because a store changed, Preact replaces its node,
 * but the parent's `children` keep the first one with its tree. A row that isn't rendered again links that tree to the next
 * one, so all trees would stay in memory. The node of a `memo` component isn't replaced, and nothing keeps the node inside.
 */
export const CartLines = memo(function CartLines({ page, permissions, heading }: CartLinesProps) {
  const lines = useStore($cart, ({ cart }) => cart?.lines) ?? [];
  const drawn = useDrawnRows(lines.length);
  const removed = useStore($undoHistory);
  const table = useRef<HTMLTableElement>(null);
  const hintId = useUniqueId();
  const restricted = useStore(page.$restricted);
  const LineTool = useStore(page.$lineTool);
  const priced = permissions.seesPrices;

  function remove(line: CartLine): unknown {
    const rows = table.current?.querySelectorAll('[data-line]');
    const removed = removeLine(line.id);
    return removal.use(({ followRemoval }) => followRemoval({ line, removed, rows, heading }));
  }

  const rows: ReactNode[] = lines
    .slice(0, drawn)
    .map((line) => (
      <CartLineRow
        key={line.id}
        line={line}
        page={page}
        permissions={permissions}
        hintId={hintId}
        restricted={restricted.has(line.id)}
        LineTool={LineTool}
      />
    ));
  // One banner for all removals, in the position of the last one. Its index counts the lines that are left.
  const last = removed.at(-1);
  if (last) {
    rows.splice(
      last.index,
      0,
      <RemovedLines key="removed" entries={removed} priced={priced} heading={heading} />,
    );
  }

  if (rows.length === 0) return null;
  return (
    <div className="cb-lines__place">
      <table className="cb-lines" ref={table} data-priced={priced} role="table" aria-label={messages.title}>
        <thead className="cb-lines__head">
          <tr className="cb-lines__columns" role="row">
            <th className="cb-lines__column" role="columnheader" scope="col">
              {messages.item}
            </th>
            <th className="cb-lines__column" role="columnheader" scope="col">
              {messages.quantity}
            </th>
            {priced && (
              <th className="cb-lines__column" role="columnheader" scope="col" data-numeric>
                {messages.price}
              </th>
            )}
            <th className="cb-lines__column" role="columnheader" scope="col" data-numeric>
              {priced ? messages.total : <span className="cb-hidden-text">{messages.status}</span>}
            </th>
          </tr>
        </thead>
        <tbody className="cb-lines__body" {...lineHandlers(permissions.mayRemoveLines, remove)}>
          {rows}
        </tbody>
      </table>
      {lines.length > 0 && (
        <>
          <p className="cb-lines__hint" id={hintId}>
            {messages.quantityHint}
          </p>
          <div data-cb-place="after-lines" />
        </>
      )}
    </div>
  );
});
