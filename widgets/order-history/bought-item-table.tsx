import { useMemo, useState } from 'react';
import { formatDate } from '../../shared/domain/date.ts';
import { parseOrderQuantity } from '../../shared/domain/order-quantity.ts';

import { matchesSearch } from '../../shared/domain/search-words.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QuantityStepper } from '../../shared/ui/cart/quantity-stepper.tsx';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import type { Column } from '../../shared/ui/table/column.ts';
import { DataTable } from '../../shared/ui/table/data-table.tsx';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
import {
  type BoughtItemAdding,
  boughtItemName,
  createBoughtItemAdding,
  untouchedRow,
} from './bought-item-adding.ts';
import type { BoughtItem } from './bought-items-state.ts';

const messages = defineMessages('order-history', {
  itemsCaption: 'Items found',
  itemsNoMatch: 'No items match “{search}”.',
  itemsMore: 'Show more items',

  item: 'Item',
  itemNumber: 'Item #{number}',
  timesOrdered: 'Times ordered',
  lastOrdered: 'Last ordered',
  add: 'Quantity and Add',
  addItem: 'Add',
  addItemNamed: 'Add {name} to your cart',
  addingItem: 'Adding…',
  addingItemNamed: 'Adding… {name}',
  quantityMinimum: 'The minimum is 1.',
  quantityMaximum: 'The maximum is 999.',
});

/** How many rows are shown at first, and how many each press on the button below them adds. */
const ROWS = 20;

interface BoughtItemTableProps {
  items: readonly BoughtItem[];
  /** The text in the search box. */
  search: string;
}

/** The items found: a few at first, because each row has its own controls. */
export function BoughtItemTable({ items, search }: BoughtItemTableProps) {
  const [adding] = useState(createBoughtItemAdding);
  const [shown, setShown] = useState({ search, rows: ROWS });
  const columns = useMemo(() => boughtItemColumns(adding), [adding]);
  const found = useMemo(
    () => items.filter(({ itemNumber, name }) => matchesSearch(search, [itemNumber, name])),
    [items, search],
  );

  // Another search begins with the first rows again.
  const rows = shown.search === search ? shown.rows : ROWS;

  return (
    <>
      {found.length === 0 && (
        <p className="cb-bought__text" role="status">
          {fill(messages.itemsNoMatch, { search: search.trim() })}
        </p>
      )}
      {found.length > 0 && (
        <DataTable
          caption={messages.itemsCaption}
          captionHidden
          columns={columns}
          rows={found.slice(0, rows)}
          keyOf={({ itemNumber }) => itemNumber}
        />
      )}
      {found.length > rows && (
        <div className="cb-bought__more">
          <Button onPress={() => setShown({ search, rows: rows + ROWS })}>{messages.itemsMore}</Button>
        </div>
      )}
    </>
  );
}

/** The columns of the items found [2 §2 Bought before]. No visitor sees prices here. */
function boughtItemColumns(adding: BoughtItemAdding): readonly Column<BoughtItem>[] {
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

/** The quantity to add, the button, and the result. Only this cell renders. */
function AddItem({ item, adding }: { item: BoughtItem; adding: BoughtItemAdding }) {
  const row = useSignalValue(adding.rowOf(item.itemNumber)) ?? untouchedRow(item);
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
