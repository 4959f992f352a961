import type { KeyboardEvent, SyntheticEvent } from 'react';
import { MAX_QUANTITY, QUANTITY_LENGTH } from '../../domain/quantity.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';

const messages = defineMessages('ui', {
  quantityOf: 'Quantity of {name}',
  increase: 'Increase quantity of {name}',
  decrease: 'Decrease quantity of {name}',
});

export interface StepperControlsProps {
  /** What is being counted: part of every control's name. */
  name: string;
  /** The field's text: what is being typed, or the quantity. */
  text: string;
  /** The quantity that the buttons start from, when the field is empty or holds something else. */
  quantity: number;
  /** True when what was typed last is no quantity. */
  invalid?: boolean;
  /** Ids of the texts that explain the field, its error among them. */
  describedBy?: string;
  /** Why minus, or plus, cannot go further: read after the button's name, and on a step beyond the end. */
  minimumReason: string;
  maximumReason: string;
}

/** What is to happen when a shopper does something at the controls. */
export interface StepperActions {
  /** The quantity that the buttons start from. */
  quantity: number;
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

/** The controls alone. They do nothing by themselves: an element around them has the `stepperHandlers`. */
export function StepperControls(props: StepperControlsProps) {
  const { name, quantity, invalid } = props;
  const atMinimum = quantity <= 1;
  const atMaximum = quantity >= MAX_QUANTITY;
  return (
    <span className="cb-stepper" data-invalid={invalid || undefined}>
      <button
        type="button"
        className="cb-stepper__button"
        aria-label={fill(messages.decrease, { name })}
        aria-disabled={atMinimum || undefined}
        title={atMinimum ? props.minimumReason : undefined}
      >
        −
      </button>
      <input
        className="cb-stepper__field"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={QUANTITY_LENGTH}
        value={props.text}
        aria-label={fill(messages.quantityOf, { name })}
        aria-invalid={invalid || undefined}
        aria-describedby={props.describedBy}
        onInput={handledAbove}
      />
      <button
        type="button"
        className="cb-stepper__button"
        aria-label={fill(messages.increase, { name })}
        aria-disabled={atMaximum || undefined}
        title={atMaximum ? props.maximumReason : undefined}
      >
        +
      </button>
    </span>
  );
}

/** React warns of a field that nobody seems to listen to. */
function handledAbove(): void {}

/**
 * Gives the handlers of all steppers inside an element, to be spread over its props: one set serves a table of hundreds
 * of rows. Whoever holds the text of a field renders it after each change, also where it rejects what was typed.
 * @param find what is to happen at the stepper that a control belongs to
 */
export function stepperHandlers(find: (control: Element) => StepperActions | undefined) {
  function step(control: Element, by: 1 | -1): void {
    const stepper = find(control);
    if (!stepper) return;
    const { quantity, minimumReason, maximumReason } = stepper;
    // A line of the server's may hold more than anybody can ask for.
    if (by < 0 ? quantity > 1 : quantity < MAX_QUANTITY) {
      stepper.onStep({ quantity: Math.min(quantity + by, MAX_QUANTITY) });
    } else announce(by < 0 ? minimumReason : maximumReason, 'step');
  }

  return {
    onClick({ target }: SyntheticEvent) {
      const button = (target as Element).closest('.cb-stepper__button');
      if (button) step(button, button.nextSibling ? -1 : 1);
    },
    onChange({ target }: SyntheticEvent) {
      if (isField(target)) find(target)?.onChange({ text: target.value });
    },
    onBlur({ target }: SyntheticEvent) {
      if (isField(target)) find(target)?.onCommit({ by: 'leave' });
    },
    onFocus({ target }: SyntheticEvent) {
      if (isField(target)) target.select();
    },
    onKeyDown(event: KeyboardEvent) {
      const { key, target } = event;
      if (!isField(target)) return;
      if (key === 'ArrowUp') step(target, 1);
      else if (key === 'ArrowDown') step(target, -1);
      else if (key === 'Enter') find(target)?.onCommit({ by: 'enter' });
      else if (key === 'Escape') find(target)?.onCancel();
      else return;
      event.preventDefault();
    },
  };
}

function isField(target: EventTarget): target is HTMLInputElement {
  return (target as Element).matches('.cb-stepper__field');
}
