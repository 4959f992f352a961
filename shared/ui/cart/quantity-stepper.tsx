import { MAX_QUANTITY, QUANTITY_LENGTH } from '../../domain/quantity.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { useRedraw } from '../hooks.ts';

const messages = defineMessages('ui', {
  quantityOf: 'Quantity of {name}',
  increase: 'Increase quantity of {name}',
  decrease: 'Decrease quantity of {name}',
});

interface QuantityStepperProps {
  /** What is being counted: part of every control's name. */
  name: string;
  /** The field's text: what is being typed, or the quantity. */
  value: string;
  /** The quantity that the buttons start from, when the field is empty or holds something else. */
  quantity: number;
  /** True when what was typed last is no quantity. */
  invalid?: boolean;
  /** Ids of the texts that explain the field, its error among them. */
  describedBy?: string;
  /** Why minus, or plus, cannot go further: read after the button's name, and on a step beyond the end. */
  minimumReason: string;
  maximumReason: string;
  onChange: (change: { text: string }) => void;
  /** Enter was pressed or the field was left. */
  onCommit: (commit: { by: 'enter' | 'leave' }) => void;
  /** A button or an arrow key: `quantity` is the new one, within 1 to 999. Whoever takes it has it read. */
  onStep: (step: { quantity: number }) => void;
  /** Escape was pressed. */
  onCancel: () => void;
}

/**
 * A quantity with minus and plus: a plain text field, since number fields change under a mouse wheel and
 * are read out wrongly. The buttons stop at 1 and 999, keep the focus there and say why; from above 999 minus leads to
 * 999 [1 §5 Line quantity].
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const redraw = useRedraw();
  const { name, quantity } = props;
  const atMinimum = quantity <= 1;
  const atMaximum = quantity >= MAX_QUANTITY;
  function step(by: 1 | -1) {
    // A line of the server's may hold more than anybody can ask for.
    if (by < 0 ? !atMinimum : !atMaximum) props.onStep({ quantity: Math.min(quantity + by, MAX_QUANTITY) });
    else announce(by < 0 ? props.minimumReason : props.maximumReason, 'step');
  }
  return (
    <span className="cb-stepper" data-invalid={props.invalid || undefined}>
      <button
        type="button"
        className="cb-stepper__button"
        aria-label={fill(messages.decrease, { name })}
        aria-disabled={atMinimum || undefined}
        title={atMinimum ? props.minimumReason : undefined}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        className="cb-stepper__field"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={QUANTITY_LENGTH}
        value={props.value}
        aria-label={fill(messages.quantityOf, { name })}
        aria-invalid={props.invalid || undefined}
        aria-describedby={props.describedBy}
        onChange={(event) => {
          props.onChange({ text: event.target.value });
          redraw();
        }}
        onBlur={() => props.onCommit({ by: 'leave' })}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') step(1);
          else if (event.key === 'ArrowDown') step(-1);
          else if (event.key === 'Enter') props.onCommit({ by: 'enter' });
          else if (event.key === 'Escape') props.onCancel();
          else return;
          event.preventDefault();
        }}
      />
      <button
        type="button"
        className="cb-stepper__button"
        aria-label={fill(messages.increase, { name })}
        aria-disabled={atMaximum || undefined}
        title={atMaximum ? props.maximumReason : undefined}
        onClick={() => step(1)}
      >
        +
      </button>
    </span>
  );
}
