// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { memo } from 'react';
import type { CartLine } from '../../shared/domain/cart/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QuantityStepper } from '../../shared/ui/cart/quantity-stepper.tsx';
import { ShownAmount } from '../../shared/ui/cart/shown-amount.tsx';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { messages } from './cart-page-messages.ts';
import { type CartPageState, loadLazy } from './cart-page-state.ts';
import { LineFacts, LinePrice } from './line-facts.tsx';
import type { RemoveLine } from './line-tools/line-removal.tsx';
import { type LineQuantity, useLineQuantity } from './use-line-quantity.ts';

const LineNote = lazyPart(loadLazy, ({ LineNote }) => LineNote);
const LineTotal = memo(ShownAmount);

interface CartLineRowProps {
  line: CartLine;
  page: CartPageState;
  permissions: Permissions;
  /** Id of the text that says when a quantity is sent. */
  hintId: string;
  /** It stands in the way of the checkout. */
  restricted: boolean;
  onRemove: RemoveLine;
}

/**
 * One line of the cart [1 §2 Lines]. A change of one line's quantity renders this row and no other: the line
 * keeps its identity while it is unchanged, and only its own edit is followed.
 */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, page, permissions, hintId, restricted, onRemove } = props;
  const priced = permissions.seesPrices && !line.hidesPrice;
  const hidden = priced ? undefined : <ShownAmount amount={undefined} missing={messages.priceHidden} />;
  const quantity = useLineQuantity(line, permissions.mayRemoveLines);
  const LineTool = useStore(page.$lineTool);
  const phase = quantity.edit?.phase;
  const noteId = `${hintId}-${line.id}`;
  const waiting = phase === 'queued' || phase === 'sending';
  const noted = quantity.asksToRemove || quantity.invalid || (phase && !waiting && phase !== 'editing');
  return (
    <tr
      className="cb-line"
      role="row"
      data-line={line.id}
      data-state={phase}
      data-marked={line.discontinued || restricted}
    >
      <th className="cb-line__item" role="rowheader" scope="row" aria-label={line.name}>
        {LineTool && <LineTool line={line} />}
        <LineFacts
          line={line}
          page={page}
          linked={permissions.mayFollowLinks}
          priced={priced}
          restricted={restricted}
        />
      </th>
      <LineQuantityCell
        line={line}
        quantity={quantity}
        removable={permissions.mayRemoveLines}
        describedBy={`${hintId} ${noteId}`}
        noteId={noteId}
        onRemove={onRemove}
      />
      {permissions.seesPrices && (
        <td className="cb-line__price" role="cell">
          {hidden ?? <LinePrice line={line} contract={permissions.seesContractPrices} />}
        </td>
      )}
      <td className="cb-line__total" role="cell" data-heading={messages.total}>
        {waiting && (
          <span className="cb-line__status">
            {quantity.edit?.wanted ? messages.saving : messages.removing}
          </span>
        )}
        {permissions.seesPrices && (hidden ?? <LineTotal amount={line.total} />)}
      </td>
      {noted && <LineNote line={line} quantity={quantity} id={noteId} onRemove={onRemove} />}
    </tr>
  );
});

interface LineQuantityCellProps {
  line: CartLine;
  quantity: LineQuantity;
  removable: boolean;
  describedBy: string;
  /** Id of the line's note, which Enter leads to when it asks something. */
  noteId: string;
  onRemove: RemoveLine;
}

/**
 * How many, and the way out of the cart [1 §2 Quantity]. A discontinued line can only be removed, where there is a
 * replacement by the button that leads there [1 §4 Discontinued].
 */
function LineQuantityCell(props: LineQuantityCellProps) {
  const { line, quantity, removable, describedBy, noteId, onRemove } = props;
  const replaceable = line.discontinued && line.replacementUrl;
  return (
    <td
      className="cb-line__quantity"
      role="cell"
      data-cb-place="line-actions"
      data-cb-line={line.id}
      data-cb-item-number={line.itemNumber}
    >
      {line.discontinued ? (
        <span className="cb-line__fixed">{line.quantity}</span>
      ) : (
        <QuantityStepper
          name={line.name}
          value={quantity.text}
          quantity={quantity.quantity}
          invalid={quantity.invalid}
          describedBy={describedBy}
          minimumReason={messages.quantityMinimum}
          maximumReason={messages.quantityMaximum}
          onChange={({ text }) => quantity.type(text)}
          onStep={({ quantity: next }) => quantity.step(next)}
          onCancel={quantity.cancel}
          onCommit={({ by }) => {
            quantity.commit();
            if (by === 'enter') document.getElementById(noteId)?.querySelector('button')?.focus();
          }}
        />
      )}
      {removable && (
        <Button
          tone={line.discontinued ? 'danger' : 'link'}
          className="cb-line__remove"
          label={
            replaceable
              ? `${messages.removeAndReplace}: ${line.name}`
              : fill(messages.removeItem, { name: line.name })
          }
          onPress={() => onRemove({ line, thenOpen: replaceable || undefined })}
        >
          {replaceable ? messages.removeAndReplace : messages.remove}
        </Button>
      )}
    </td>
  );
}
