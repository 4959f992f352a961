/** Tells the shopper that a quantity field doesn't take a number, such as the fourth 9 of 9999 [1 §5 Line quantity]. */
import { QUANTITY_LENGTH } from '../../domain/quantity.ts';
import { announce } from '../../page/announce.ts';
import { defineMessages } from '../../page/messages.ts';

const messages = defineMessages('ui', { quantityLimit: 'The maximum is 999.' });

/**
 * Shows a message beside a quantity field if a text is too long for the field, until the next key or until the focus
 * leaves the field. Browsers cut the text silently: 9999 would become 999, and a pasted 1500 an order of 150.
 * @param container contains the fields
 * @returns unsubscribe
 */
export function followQuantityLimit(container: Element | null | undefined): () => void {
  const ending = new AbortController();
  const listen = (type: 'beforeinput' | 'focusout', follow: (stepper: HTMLElement, event: Event) => void) =>
    container?.addEventListener(
      type,
      (event) => {
        const stepper = (event.target as Element).closest<HTMLElement>('.cb-stepper');
        if (stepper) follow(stepper, event);
      },
      { signal: ending.signal },
    );
  listen('focusout', (stepper) => delete stepper.dataset.limit);
  listen('beforeinput', (stepper, event) => {
    delete stepper.dataset.limit;
    if (!isTooLong(event as InputEvent)) return;
    stepper.dataset.limit = messages.quantityLimit;
    announce(messages.quantityLimit);
  });
  return () => ending.abort();
}

function isTooLong({ target, data }: InputEvent): boolean {
  const { value, selectionStart, selectionEnd } = target as HTMLInputElement;
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
  return data !== null && value.length - replaced + data.trim().length > QUANTITY_LENGTH;
}
