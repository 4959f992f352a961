// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { memo } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import { isOnItsWay } from '../../../shared/domain/cart/line-edit.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { fill } from '../../../shared/page/messages.ts';
import { ShownAmount } from '../../../shared/ui/cart/shown-amount.tsx';
import { StepperControls } from '../../../shared/ui/cart/stepper-controls.tsx';
import { messages } from '../cart-page-messages.ts';
import { surroundings } from '../cart-page-modules.ts';
import type { CartPageState, LineComponent } from '../cart-page-state.ts';
import { LineFacts, linePrice } from './line-facts.tsx';
import { useLineQuantity } from './line-quantity.ts';

const LineNote = surroundings('LineNote');

interface CartLineRowProps {
  line: CartLine;
  page: CartPageState;
  permissions: Permissions;
  /** Id of the text that says when a quantity is sent. */
  hintId: string;
  /** Whether the line may not be ordered. */
  restricted: boolean;
  /** Shown first in the row once the shopper selects lines or steps through problems. */
  LineTool: LineComponent | null;
}

/**
 * One line of the cart [1 §2 Lines]. A changed quantity renders this row and no other: a line that hasn't changed stays
 * the same object, and each row follows only its own edit. The controls have no handlers of their own; the table has them
 * for all rows, see `lineHandlers`. A discontinued line can only be removed; if it has a replacement, its button removes
 * the line and opens the replacement [1 §4 Discontinued].
 */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, page, permissions, hintId, restricted, LineTool } = props;
  const priced = permissions.seesPrices && !line.hidesPrice;
  const price = priced ? linePrice(line, permissions.seesContractPrices) : undefined;
  const quantity = useLineQuantity(line);
  const replaceable = line.discontinued && line.replacementUrl;
  const removeText = replaceable ? messages.removeAndReplace : messages.remove;
  const phase = quantity.edit?.phase;
  const noteId = `${hintId}-${line.id}`;
  const waiting = isOnItsWay(quantity.edit);
  const noted = quantity.asksToRemove || quantity.invalid || (phase && !waiting && phase !== 'editing');
  return (
    <tr
      className="cb-line"
      role="row"
      data-line={line.id}
      data-state={phase}
      data-waiting={waiting || undefined}
      data-marked={line.discontinued || restricted}
      data-plain-price={typeof price === 'string'}
    >
      <LineFacts
        line={line}
        page={page}
        linked={permissions.mayFollowLinks}
        priced={priced}
        restricted={restricted}
        LineTool={LineTool}
      />
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
          <StepperControls
            name={line.name}
            text={quantity.text}
            quantity={quantity.quantity}
            invalid={quantity.invalid}
            describedBy={`${hintId} ${noteId}`}
            minimumReason={messages.quantityMinimum}
            maximumReason={messages.quantityMaximum}
          />
        )}
        {permissions.mayRemoveLines && (
          <button
            type="button"
            className="cb-button cb-line__remove"
            data-tone={line.discontinued ? 'danger' : 'link'}
            aria-label={
              replaceable ? `${removeText}: ${line.name}` : fill(messages.removeItem, { name: line.name })
            }
          >
            {removeText}
          </button>
        )}
      </td>
      {permissions.seesPrices && (
        <td className="cb-line__price" role="cell" data-each={price && messages.each}>
          {price ?? (priced ? <ShownAmount amount={undefined} /> : <HiddenAmount />)}
        </td>
      )}
      <td className="cb-line__total" role="cell">
        {waiting && (
          <span className="cb-line__status">
            {quantity.edit?.wanted ? messages.saving : messages.removing}
          </span>
        )}
        {permissions.seesPrices && (priced ? <ShownAmount amount={line.total} /> : <HiddenAmount />)}
      </td>
      {noted && <LineNote line={line} quantity={quantity} id={noteId} />}
    </tr>
  );
});

/** Shown instead of an amount that the server hides. */
function HiddenAmount() {
  return <ShownAmount amount={undefined} missing={messages.priceHidden} />;
}
