import type { CartLine } from '../../shared/domain/cart.ts';
import { fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QuantityStepper } from '../../shared/ui/quantity-stepper.tsx';
import { messages } from './cart-page-messages.ts';
import type { RemoveLine } from './cart-removal.ts';
import type { LineQuantity } from './use-line-quantity.ts';

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
 * How many, and the way out of the cart [1 §2]. A discontinued line can only be removed, where there is a
 * replacement by the button that leads there [1 §4].
 */
export function LineQuantityCell(props: LineQuantityCellProps) {
  const { line, quantity, removable, describedBy, noteId, onRemove } = props;
  const replaceable = line.discontinued && line.replacementUrl;
  return (
    <td className="cb-line__quantity">
      {line.discontinued ? (
        <span className="cb-line__fixed">{line.quantity}</span>
      ) : (
        <QuantityStepper
          name={line.name}
          value={quantity.text}
          quantity={quantity.quantity}
          invalid={quantity.invalid}
          describedBy={describedBy}
          minimumReason={removable ? messages.quantityMinimum : messages.quantityFixed}
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
