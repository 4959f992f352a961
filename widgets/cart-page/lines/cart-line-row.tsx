// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop the roles of a table that is laid out as cards
import { type ComponentType, memo } from 'react';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { fill } from '../../../shared/page/messages.ts';
import { ShownAmount } from '../../../shared/ui/cart/shown-amount.tsx';
import { StepperControls } from '../../../shared/ui/cart/stepper-controls.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { messages } from '../cart-page-messages.ts';
import { type CartPageState, loadLazy } from '../cart-page-state.ts';
import { lineFacts, linePrice } from './line-facts.tsx';
import { useLineQuantity } from './line-quantity.ts';

const LineNote = lazyPart(loadLazy, ({ LineNote }) => LineNote);

interface CartLineRowProps {
  line: CartLine;
  page: CartPageState;
  permissions: Permissions;
  /** Id of the text that says when a quantity is sent. */
  hintId: string;
  /** It stands in the way of the checkout. */
  restricted: boolean;
  /** Stands before the rest, once the shopper selects lines or looks for problems. */
  LineTool: ComponentType<{ line: CartLine }> | null;
}

/**
 * One line of the cart [1 §2 Lines]. A change of one line's quantity renders this row and no other: the line
 * keeps its identity while it is unchanged, and only its own edit is followed. A discontinued line can only be removed, where
 * there is a replacement by the button that leads there [1 §4 Discontinued]. What is done at the controls is handled by the
 * table: `lineHandlers`.
 */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, page, permissions, hintId, restricted, LineTool } = props;
  const priced = permissions.seesPrices && !line.hidesPrice;
  const hidden = priced ? undefined : ShownAmount({ amount: undefined, missing: messages.priceHidden });
  const quantity = useLineQuantity(line);
  const replaceable = line.discontinued && line.replacementUrl;
  const removeText = replaceable ? messages.removeAndReplace : messages.remove;
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
      {lineFacts({ line, page, linked: permissions.mayFollowLinks, priced, restricted, LineTool })}
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
          StepperControls({
            name: line.name,
            ...quantity,
            describedBy: `${hintId} ${noteId}`,
            minimumReason: messages.quantityMinimum,
            maximumReason: messages.quantityMaximum,
          })
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
        <td className="cb-line__price" role="cell" data-each={messages.each}>
          {hidden ?? linePrice({ line, contract: permissions.seesContractPrices })}
        </td>
      )}
      <td className="cb-line__total" role="cell" data-heading={messages.total}>
        {waiting && (
          <span className="cb-line__status">
            {quantity.edit?.wanted ? messages.saving : messages.removing}
          </span>
        )}
        {permissions.seesPrices && (hidden ?? ShownAmount({ amount: line.total }))}
      </td>
      {noted && <LineNote line={line} quantity={quantity} id={noteId} />}
    </tr>
  );
});
