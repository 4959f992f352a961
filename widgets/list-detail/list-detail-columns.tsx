import { itemName, type ListItem, type ListItemSortKey } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listItemColumns } from '../../shared/ui/lists/list-item-columns.tsx';
import type { Column } from '../../shared/ui/table/column.ts';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
import type { ListDetailState } from './list-detail-state.ts';
import { ItemQuantity, type ItemSteppers } from './quantities/item-quantity.tsx';

const messages = defineMessages('list-detail', {
  selectAll: 'Select all items',
  selectItem: 'Select {name}',
  description: 'Description',
  itemNumber: 'Item #',
  needed: '# Needed',
  price: 'Price',
  retailPrice: 'Retail price',
  caution: 'Caution',
  geographic: 'Geographic restrictions',
  priceHidden: 'Price on request',
  actions: 'Actions',
  addItem: 'Add to Cart',
  addItemNamed: 'Add to Cart: {name}',
  removeItem: 'Remove',
  removeItemNamed: 'Remove {name}',
});

/**
 * The columns of the table [2 §2 Item columns]. `itemHandlers` handles the events in their cells.
 * @param steppers receives the steppers of the rows
 */
export function listDetailColumns(
  page: ListDetailState,
  seesPrices: boolean,
  steppers: ItemSteppers,
): readonly Column<ListItem, ListItemSortKey>[] {
  return listItemColumns({
    messages,
    widths: {
      select: '40px',
      description: 'minmax(220px, 1fr)',
      number: 'minmax(88px, 104px)',
      needed: 'minmax(136px, 144px)',
      price: 'minmax(88px, 104px)',
      actions: 'minmax(120px, 200px)',
    },
    selection: page.selection,
    seesPrices,
    needed: { cell: (item) => <ItemQuantity item={item} page={page} steppers={steppers} /> },
    actionsOf: (item) => <ItemActions item={item} page={page} />,
  });
}

/** The actions for one item. */
function ItemActions({ item, page }: { item: ListItem; page: ListDetailState }) {
  const busy = useSignalValue(page.adding.isAdding(item.key));
  const name = itemName(item);
  return (
    <span className="cb-list-detail__actions">
      <Button className="cb-list-detail__add" label={fill(messages.addItemNamed, { name })} busy={busy}>
        {messages.addItem}
      </Button>
      {item.giftItemId && (
        <Button
          tone="link"
          className="cb-list-detail__remove"
          label={fill(messages.removeItemNamed, { name })}
        >
          {messages.removeItem}
        </Button>
      )}
    </span>
  );
}
