import { useRef, useState } from 'react';
import { itemName, type ListItem } from '../../../shared/domain/lists/shopping-list.ts';
import { parseLineQuantity } from '../../../shared/domain/quantity.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { type StepperActions, StepperControls } from '../../../shared/ui/cart/stepper-controls.tsx';
import { useUniqueId } from '../../../shared/ui/hooks.ts';
import { useSignalValue } from '../../../shared/ui/table/use-signal-value.ts';
import type { ListDetailState } from '../list-detail-state.ts';

const messages = defineMessages('list-detail', {
  quantityNow: 'Quantity of {name}: {quantity}',
  quantityWrong: 'Enter a whole number from 1 to 999.',
  quantityMinimum: 'The minimum is 1. To take the item off the list, remove it.',
  quantityMaximum: 'The maximum is 999.',
  saving: 'Saving…',
  notSaved: 'Not saved.',
  retry: 'Retry',
});

/** The actions of the rows' steppers, by the rows' keys. */
export type ItemSteppers = Map<string, StepperActions>;

interface ItemQuantityProps {
  item: ListItem;
  page: ListDetailState;
  /** Receives this row's stepper. */
  steppers: ItemSteppers;
}

/**
 * The needed quantity. 1 to 999 is saved a second after the last change, or when the field is left; anything
 * else is then flagged and reset [1 §5 Line quantity]. Only this cell renders.
 */
export function ItemQuantity({ item, page, steppers }: ItemQuantityProps) {
  const { quantities } = page;
  const edit = useSignalValue(quantities.editOf(item.key));
  const [draftText, setDraftText] = useState<string | null>(null);
  const [invalid, setInvalid] = useState(false);
  const statusId = useUniqueId();
  const cell = useRef<HTMLSpanElement>(null);
  const name = itemName(item);
  const quantity = edit?.wanted ?? item.quantity;

  function showDraft(text: string | null, isInvalid: boolean): void {
    setDraftText(text);
    setInvalid(isInvalid);
  }

  function type(text: string): void {
    const wanted = parseLineQuantity(text);
    showDraft(wanted ? null : text, false);
    if (wanted) quantities.change(item.key, wanted);
    else quantities.cancel(item.key);
  }

  function step(wanted: number): void {
    showDraft(null, false);
    quantities.change(item.key, wanted);
    announce(fill(messages.quantityNow, { name, quantity: wanted }), 'step');
  }

  function commit(): void {
    const isWrong = draftText !== null && draftText !== '';
    if (draftText !== null) showDraft(null, isWrong);
    if (isWrong) announce(messages.quantityWrong);
    else void quantities.flush();
  }

  function retry(): unknown {
    // The button disappears while the quantity is being saved.
    cell.current?.querySelector('input')?.focus();
    return quantities.retry(item.key);
  }

  const { saving, notSaved } = messages;
  const told = { editing: '', saved: '', sending: saving, confirming: saving, failed: notSaved };
  const status = invalid ? messages.quantityWrong : edit && (edit.text ?? told[edit.phase]);
  const stepper = {
    quantity: quantity ?? 0,
    minimumReason: messages.quantityMinimum,
    maximumReason: messages.quantityMaximum,
  };
  // `itemHandlers` handles the events of all rows.
  steppers.set(item.key, {
    ...stepper,
    onChange: ({ text }) => type(text),
    onStep: ({ quantity: wanted }) => step(wanted),
    onCommit: commit,
    onCancel() {
      showDraft(null, false);
      quantities.cancel(item.key);
    },
  });
  return (
    <span className="cb-list-detail__quantity" ref={cell}>
      <StepperControls
        {...stepper}
        name={name}
        text={draftText ?? `${quantity ?? ''}`}
        invalid={invalid}
        describedBy={status ? statusId : undefined}
      />
      {status && (
        <span
          className="cb-list-detail__status"
          id={statusId}
          data-failed={invalid || edit?.phase === 'failed'}
        >
          {status}
        </span>
      )}
      {edit?.phase === 'failed' && (
        <Button tone="link" onPress={retry}>
          {messages.retry}
        </Button>
      )}
    </span>
  );
}
