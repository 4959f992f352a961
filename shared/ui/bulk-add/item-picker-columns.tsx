import { firstQuantity, type PickRow } from '../../domain/bulk-add/item-pick.ts';
import { parseOrderQuantity } from '../../domain/order-quantity.ts';

import { announce } from '../../page/announce.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { QuantityStepper } from '../cart/quantity-stepper.tsx';
import { useUniqueId } from '../hooks.ts';
import type { Column } from '../table/column.ts';
import { SelectAllBox, SelectBox } from '../table/select-box.tsx';

const messages = defineMessages('ui', {
  pickAll: 'Select all items',
  pickItem: 'Select {name}',
  pickBoxes: 'Select',
  pickName: 'Item',
  pickNumber: 'Item # {number}',
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
export function itemPickerColumns(props: ItemPickerColumnsProps): readonly Column<PickRow>[] {
  return [
    {
      key: 'pick',
      width: '40px',
      heading: messages.pickBoxes,
      headingHidden: true,
      cell: (row) => <PickBox row={row} onTick={props.onTick} />,
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
      heading: props.kind === 'order' ? messages.pickOrdered : messages.pickNeeded,
      numeric: true,
      cell: ({ wanted }) => wanted,
    },
    {
      key: 'pick-quantity',
      width: 'minmax(144px, 176px)',
      heading: messages.pickQuantity,
      cell: (row) => row.itemNumber && <PickQuantity row={row} {...props} />,
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
function PickBox({ row, onTick }: { row: PickRow } & Pick<ItemPickerColumnsProps, 'onTick'>) {
  const { key, name, ticked, itemNumber } = row;
  return (
    <SelectBox
      label={fill(messages.pickItem, { name })}
      ticked={ticked}
      disabled={!itemNumber}
      onToggle={() => onTick([key], !ticked)}
    />
  );
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

/** The quantity of an item, 1 to 999. Escape restores the first quantity; if it is there already, Escape closes the picker. */
function PickQuantity({ row, ...props }: { row: PickRow } & ItemPickerColumnsProps) {
  const { key, name, text, wrong } = row;
  const wrongId = useUniqueId();
  function leave(): void {
    if (parseOrderQuantity(text) || wrong) return;
    props.onWrong([key]);
    announce(messages.pickWrong);
  }
  return (
    <span className="cb-picker__quantity">
      <QuantityStepper
        name={name}
        text={text}
        quantity={parseOrderQuantity(text) ?? 0}
        invalid={wrong}
        describedBy={wrong ? wrongId : undefined}
        minimumReason={messages.pickMinimum}
        maximumReason={messages.pickMaximum}
        onChange={(change) => props.onType(key, change.text)}
        onStep={({ quantity }) => props.onType(key, `${quantity}`)}
        onCommit={leave}
        onCancel={() => (text === firstQuantity(row) ? props.onClose() : props.onReset(key))}
      />
      {wrong && (
        <span className="cb-picker__wrong" id={wrongId}>
          {messages.pickWrong}
        </span>
      )}
    </span>
  );
}
