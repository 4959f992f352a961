import { itemName, type ListItem, type ListItemSortKey } from '../../shared/domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { listItemColumns } from '../../shared/ui/lists/list-item.tsx';
import type { Column } from '../../shared/ui/table/data-table.tsx';
import { selectColumn } from '../../shared/ui/table/selection.tsx';
import { ItemQuantity } from './item-quantity.tsx';
import type { ListDetailState } from './list-detail-state.ts';

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

/** The columns of the table; money only for visitors who are shown prices [2 §2 Friend list columns, §6 Prices]. */
export function listDetailColumns(
  page: ListDetailState,
  priced: boolean,
  focusHeading: (how: FocusOptions) => void,
): readonly Column<ListItem, ListItemSortKey>[] {
  const { description, number, price } = listItemColumns(messages);
  return [
    selectColumn({
      selection: page.selection,
      width: '40px',
      heading: messages.selectAll,
      allLabel: messages.selectAll,
      keyOf: ({ key }) => key,
      labelOf: (item) => fill(messages.selectItem, { name: itemName(item) }),
    }),
    { ...description, width: 'minmax(220px, 1fr)' },
    { ...number, width: 'minmax(88px, 104px)' },
    {
      key: 'needed',
      width: 'minmax(136px, 144px)',
      heading: messages.needed,
      sortKey: 'quantityDesired',
      cell: (item) => <ItemQuantity item={item} page={page} />,
    },
    ...(priced ? [{ ...price, width: 'minmax(88px, 104px)' }] : []),
    {
      key: 'actions',
      width: 'minmax(120px, 200px)',
      heading: messages.actions,
      headingHidden: true,
      cell: (item) => <ItemActions item={item} page={page} focusHeading={focusHeading} />,
    },
  ];
}

interface ItemActionsProps {
  item: ListItem;
  page: ListDetailState;
  focusHeading: (how: FocusOptions) => void;
}

/** What can be done with one item. */
function ItemActions({ item, page, focusHeading }: ItemActionsProps) {
  const busy = useStore(page.adding.$adding, (buttons) => buttons.has(item.key));
  const name = itemName(item);

  function remove(): Promise<unknown> {
    // The row goes at once, its Undo comes later: until then no key changes anything, and the rows stay in view.
    focusHeading({ preventScroll: true });
    return page.removals.remove([page.quantities.withWanted(item)]);
  }

  return (
    <span className="cb-list-detail__actions">
      <Button
        className="cb-list-detail__add"
        label={fill(messages.addItemNamed, { name })}
        busy={busy}
        onPress={() => page.addItem(item)}
      >
        {messages.addItem}
      </Button>
      {item.giftItemId && (
        <Button
          tone="link"
          className="cb-list-detail__remove"
          label={fill(messages.removeItemNamed, { name })}
          onPress={remove}
        >
          {messages.removeItem}
        </Button>
      )}
    </span>
  );
}
