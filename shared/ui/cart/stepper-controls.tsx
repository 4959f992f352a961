import type { KeyboardEvent, SyntheticEvent } from 'react';
import { MAX_QUANTITY, QUANTITY_LENGTH } from '../../domain/quantity.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { handledAbove } from '../handled-above.ts';

const messages = defineMessages('ui', {
  quantityOf: 'Quantity of {name}',
  increase: 'Increase quantity of {name}',
  decrease: 'Decrease quantity of {name}',
});

export interface StepperControlsProps {
  /** The thing that is counted. It is part of the name of every control. */
  name: string;
  /** The field's text: what is being typed, or the quantity. */
  text: string;
  /** The quantity that the buttons start from while the field is empty or has other text. */
  quantity: number;
  /** Whether the text last typed is not a quantity. */
  invalid?: boolean;
  /** Ids of the texts that explain the field, including its error. */
  describedBy?: string;
  /** Why minus can't go further: the button's hint, announced on a step beyond the minimum. */
  minimumReason: string;
  /** The same for plus and the maximum. */
  maximumReason: string;
}

/** The callbacks of the controls. */
export interface StepperActions {
  /** The quantity that the buttons start from. */
  quantity: number;
  minimumReason: string;
  maximumReason: string;
  onChange: (change: { text: string }) => void;
  /** Called on Enter and when the focus leaves the field. */
  onCommit: (commit: { by: 'enter' | 'leave' }) => void;
  /** Called for a button or an arrow key with the new quantity, from 1 to 999. The receiver announces it. */
  onStep: (step: { quantity: number }) => void;
  /** Called on Escape. */
  onCancel: () => void;
}

/** The controls without behavior: spread `stepperHandlers` over an element around them. */
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

/**
 * Returns event handlers for all steppers inside an element; spread them over its props. One set of handlers serves a
 * table with hundreds of rows. The owner of a field's text must render the field after each change, even if it rejects
 * the text.
 * @param find returns the actions of the stepper that a control belongs to
 */
export function stepperHandlers(find: (control: Element) => StepperActions | undefined) {
  function step(control: Element, by: 1 | -1): void {
    const stepper = find(control);
    if (!stepper) return;
    const { quantity, minimumReason, maximumReason } = stepper;
    const mayStep = by < 0 ? quantity > 1 : quantity < MAX_QUANTITY;
    // The server may send a line with more pieces than anybody can order: minus then leads to 999.
    if (mayStep) stepper.onStep({ quantity: Math.min(quantity + by, MAX_QUANTITY) });
    else announce(by < 0 ? minimumReason : maximumReason, 'step');
  }

  return {
    onClick({ target }: SyntheticEvent) {
      const button = (target as Element).closest('.cb-stepper__button');
      if (button) step(button, button.nextSibling ? -1 : 1);
    },
    // Not `onChange`: on an element that isn't a field, Preact takes it for the browser's event, which comes later.
    onInput({ target }: SyntheticEvent) {
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
      // With other keys held, arrows select text, or navigate a table in a screen reader.
      if (!isField(target) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
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
