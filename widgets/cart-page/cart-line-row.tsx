import { memo } from 'react';
import type { CartLine } from '../../shared/domain/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { Money } from '../../shared/ui/money.tsx';
import { messages } from './cart-page-messages.ts';
import type { CartPageState } from './cart-page-state.ts';
import type { RemoveLine } from './cart-removal.ts';
import { LineFacts } from './line-facts.tsx';
import { LinePrice } from './line-price.tsx';
import { LineQuantityCell } from './line-quantity-cell.tsx';
import { loadLazyPart } from './load-lazy-part.ts';
import { useLineQuantity } from './use-line-quantity.ts';

const LineNote = lazyPart(async () => (await loadLazyPart()).LineNote);

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
 * One line of the cart [1 §2]. A change of one line's quantity renders this row and no other: the line
 * keeps its identity while it is unchanged, and only its own edit is followed.
 */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, page, permissions, hintId, restricted, onRemove } = props;
  const priced = permissions.seesPrices && !line.hidesPrice;
  const quantity = useLineQuantity(line, permissions.mayRemoveLines);
  const phase = quantity.edit?.phase;
  const noteId = `${hintId}-${line.id}`;
  const waiting = phase === 'queued' || phase === 'sending';
  const noted = quantity.asksToRemove || quantity.invalid || (phase && !waiting && phase !== 'editing');
  return (
    <tr
      className="cb-line"
      data-line={line.id}
      data-state={phase}
      data-marked={line.discontinued || restricted}
    >
      <td className="cb-line__item">
        <LineFacts
          line={line}
          page={page}
          linked={permissions.mayFollowLinks}
          priced={priced}
          restricted={restricted}
        />
      </td>
      <LineQuantityCell
        line={line}
        quantity={quantity}
        removable={permissions.mayRemoveLines}
        describedBy={`${hintId} ${noteId}`}
        noteId={noteId}
        onRemove={onRemove}
      />
      {permissions.seesPrices && (
        <td className="cb-line__price" data-each={messages.each}>
          {priced && <LinePrice line={line} contract={permissions.seesContractPrices} />}
        </td>
      )}
      <td className="cb-line__total">
        {waiting && (
          <span className="cb-line__status">
            {quantity.edit?.wanted ? messages.saving : messages.removing}
          </span>
        )}
        {priced && <Money amount={line.total} />}
      </td>
      {noted && <LineNote line={line} quantity={quantity} id={noteId} onRemove={onRemove} />}
    </tr>
  );
});
