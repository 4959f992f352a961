import type { ChangeEvent } from 'react';
import { firstQuantity, type PickRow } from '../../domain/bulk-add/item-pick.ts';
import { parseOrderQuantity } from '../../domain/order-quantity.ts';

import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { StepperControls, stepperHandlers } from '../cart/stepper-controls.tsx';
import { useUniqueId } from '../hooks.ts';
import type { Column } from '../table/column.ts';
import { type RowHandlers, rowKeyAt } from '../table/data-table.tsx';
import { SelectAllBox, SelectBox } from '../table/select-box.tsx';

const messages = defineMessages('ui', {
  pickAll: 'Select all items',
  pickItem: 'Select {name}',
  pickBoxes: 'Select',
  pickName: 'Item',
  pickNumber: 'Item #{number}',
  pickNoNumber: 'This item has no item number, so you can’t add it here.',
  pickInCart: 'Already in your cart: {count}',
  pickOrdered: 'Ordered',
  pickNeeded: '# Needed',
  pickQuantity: 'Quantity',
  pickWrong: 'Enter a whole number from 1 to 999.',
  pickMinimum: 'The minimum is 1. To leave this item out, clear its box.',
  pickMaximum: 'The maximum is 999.',
});

/** The actions in the rows. */
export interface ItemPickerColumnsProps {
  /** The source of the items, which decides what the quantities mean. */
  kind: 'order' | 'list';
  onTick: (keys: readonly string[], on: boolean) => void;
  onType: (key: string, text: string) => void;
  /** Restores the first quantity. */
  onReset: (key: string) => void;
  /** Called when the focus leaves a field without a valid quantity. */
  onWrong: (keys: readonly string[]) => void;
  /** Called on Escape if there is nothing to restore. */
  onClose: () => void;
}

/** Returns the columns of the items. Prices are never shown. */
export function itemPickerColumns(kind: ItemPickerColumnsProps['kind']): readonly Column<PickRow>[] {
  return [
    {
      key: 'pick',
      width: '40px',
      heading: messages.pickBoxes,
      headingHidden: true,
      cell: pickBoxCell,
    },
    {
      key: 'pick-name',
      width: 'minmax(180px, 1fr)',
      heading: messages.pickName,
      rowHeader: true,
      cell: nameCell,
    },
    {
      key: 'pick-wanted',
      width: '88px',
      heading: kind === 'order' ? messages.pickOrdered : messages.pickNeeded,
      numeric: true,
      cell: ({ wanted }) => wanted,
    },
    {
      key: 'pick-quantity',
      width: 'minmax(144px, 176px)',
      heading: messages.pickQuantity,
      cell: (row) => row.itemNumber && <PickQuantity row={row} />,
    },
  ];
}

function nameCell({ name, itemNumber, inCart }: PickRow) {
  return (
    <span className="cb-picker__item">
      <span className="cb-picker__name">{name}</span>
      {itemNumber ? (
        <span className="cb-picker__facts">
          <span className="cb-picker__fact" translate="no">
            {fill(messages.pickNumber, { number: itemNumber })}
          </span>
          {!!inCart && (
            <span className="cb-picker__in-cart">{fill(messages.pickInCart, { count: inCart })}</span>
          )}
        </span>
      ) : (
        <span className="cb-picker__fact">{messages.pickNoNumber}</span>
      )}
    </span>
  );
}

/** Ticks one row. Disabled if the item has no number. */
function pickBoxCell({ name, ticked, itemNumber }: PickRow) {
  return <SelectBox label={fill(messages.pickItem, { name })} ticked={ticked} disabled={!itemNumber} />;
}

interface PickAllBoxProps extends Pick<ItemPickerColumnsProps, 'onTick'> {
  rows: readonly PickRow[];
}

/** Ticks all rows that can be ticked, or none. */
export function PickAllBox({ rows, onTick }: PickAllBoxProps) {
  const offered = rows.filter(({ itemNumber }) => itemNumber);
  const keys = offered.map(({ key }) => key);
  return (
    <SelectAllBox
      className="cb-picker__all"
      label={messages.pickAll}
      ticked={offered.filter(({ ticked }) => ticked).length}
      offered={offered.length}
      disabled={offered.length === 0}
      onSetAll={(on) => onTick(keys, on)}
    >
      <span className="cb-picker__all-text">{messages.pickAll}</span>
    </SelectAllBox>
  );
}

/** The quantity of an item, 1 to 999. */
function PickQuantity({ row }: { row: PickRow }) {
  const { name, text, wrong } = row;
  const wrongId = useUniqueId();
  return (
    <span className="cb-picker__quantity">
      <StepperControls
        name={name}
        text={text}
        invalid={wrong}
        describedBy={wrong ? wrongId : undefined}
        {...limitsOf(row)}
      />
      {wrong && (
        <span className="cb-picker__wrong" id={wrongId}>
          {messages.pickWrong}
        </span>
      )}
    </span>
  );
}

/** The quantity that the buttons start from, and why they stop. */
function limitsOf({ text }: PickRow) {
  const { pickMinimum: minimumReason, pickMaximum: maximumReason } = messages;
  return { quantity: parseOrderQuantity(text) ?? 0, minimumReason, maximumReason };
}

/**
 * Returns the handlers for box and quantity of all rows. Escape restores the first quantity; if it is there already, Escape
 * closes the picker.
 * @param latest returns the rows on the screen and the current callbacks
 */
export function itemPickerHandlers(
  latest: () => Omit<ItemPickerColumnsProps, 'kind'> & { rows: readonly PickRow[] | null },
): RowHandlers {
  function rowAt(control: Element): PickRow | undefined {
    const at = rowKeyAt(control);
    return latest().rows?.find(({ key }) => key === at);
  }

  const steppers = stepperHandlers((control) => {
    const row = rowAt(control);
    if (!row) return undefined;
    const { key, text, wrong } = row;
    const { onType, onReset, onWrong, onClose } = latest();
    return {
      ...limitsOf(row),
      onChange: (change) => onType(key, change.text),
      onStep: ({ quantity }) => onType(key, `${quantity}`),
      onCommit() {
        if (parseOrderQuantity(text) || wrong) return;
        onWrong([key]);
        announce(messages.pickWrong);
      },
      onCancel: () => (text === firstQuantity(row) ? onClose() : onReset(key)),
    };
  });

  return {
    ...steppers,
    onChange({ target }: ChangeEvent<HTMLElement>) {
      const row = target.matches('.cb-select-box__input') && rowAt(target);
      if (row) latest().onTick([row.key], !row.ticked);
    },
  };
}
