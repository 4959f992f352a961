import { formatDate } from '../../shared/domain/date.ts';
import { parseOrderQuantity } from '../../shared/domain/quantity.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QuantityStepper } from '../../shared/ui/cart/quantity-stepper.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import type { Column } from '../../shared/ui/table/data-table.tsx';
import { type BoughtItemAdding, boughtItemName, untouchedRow } from './bought-item-adding.ts';
import type { BoughtItem } from './bought-items-state.ts';

const messages = defineMessages('order-history', {
  item: 'Item',
  itemNumber: 'Item # {number}',
  timesOrdered: 'Times ordered',
  lastOrdered: 'Last ordered',
  add: 'Quantity and Add',
  addItem: 'Add',
  addItemNamed: 'Add {name} to your cart',
  addingItem: 'Adding…',
  addingItemNamed: 'Adding… {name}',
  quantityMinimum: 'The least is 1.',
  quantityMaximum: 'The most is 999.',
});

/** The columns of the items found [2 §2 Bought before], made once. There are no prices, whoever looks. */
export function boughtItemColumns(adding: BoughtItemAdding): readonly Column<BoughtItem>[] {
  return [
    {
      key: 'item',
      heading: messages.item,
      rowHeader: true,
      cell: (item) => (
        <span className="cb-bought__item">
          {item.name && <span className="cb-bought__text">{item.name}</span>}
          <span className="cb-bought__number" translate="no">
            {fill(messages.itemNumber, { number: item.itemNumber })}
          </span>
        </span>
      ),
    },
    {
      key: 'times',
      heading: messages.timesOrdered,
      numeric: true,
      cell: ({ times }) => <span className="cb-orders__value">{times}</span>,
    },
    {
      key: 'last',
      heading: messages.lastOrdered,
      cell: ({ lastDate }) => <span className="cb-orders__value">{formatDate(lastDate)}</span>,
    },
    {
      key: 'add',
      heading: messages.add,
      headingHidden: true,
      cell: (item) => <AddItem item={item} adding={adding} />,
    },
  ];
}

/** How many to add, the button that does it, and what came of it. Only this cell renders. */
function AddItem({ item, adding }: { item: BoughtItem; adding: BoughtItemAdding }) {
  const row = useStore(adding.$rows, (rows) => rows[item.itemNumber]) ?? untouchedRow(item);
  const toldId = useUniqueId();
  const name = boughtItemName(item);
  const { text, phase, told, invalid } = row;
  return (
    <span className="cb-bought__add">
      <span className="cb-bought__controls">
        <QuantityStepper
          name={name}
          text={text}
          quantity={parseOrderQuantity(text) ?? 0}
          invalid={invalid}
          describedBy={told ? toldId : undefined}
          minimumReason={messages.quantityMinimum}
          maximumReason={messages.quantityMaximum}
          onChange={({ text }) => adding.type(item, text)}
          onStep={({ quantity }) => adding.type(item, `${quantity}`)}
          onCommit={({ by }) => {
            if (by === 'enter') void adding.add(item);
          }}
          onCancel={() => adding.reset(item)}
        />
        <Button
          label={fill(phase === 'adding' ? messages.addingItemNamed : messages.addItemNamed, { name })}
          busy={phase === 'adding'}
          onPress={() => adding.add(item)}
        >
          {phase === 'adding' ? messages.addingItem : messages.addItem}
        </Button>
      </span>
      {told && (
        <span className="cb-bought__told" id={toldId} data-failed={phase === 'failed'}>
          {told}
        </span>
      )}
    </span>
  );
}
