import { type SyntheticEvent, useMemo, useRef } from 'react';
import { loadListSurroundings } from '../../shared/connected/lists/list-page.tsx';
import { itemName, type ListItem, type ListItemSortKey } from '../../shared/domain/lists/shopping-list.ts';
import { groupDigits } from '../../shared/domain/number.ts';
import { pageOfRows } from '../../shared/domain/table.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button, PrintButton } from '../../shared/ui/button.tsx';
import { lazyComponent } from '../../shared/ui/lazy-component.tsx';
import { listItemColumns } from '../../shared/ui/lists/list-item-columns.tsx';
import { SelectedRows } from '../../shared/ui/lists/selected-rows.tsx';
import type { Column } from '../../shared/ui/table/column.ts';
import { DataTable, type RowHandlers, rowKeyAt } from '../../shared/ui/table/data-table.tsx';
import { useRowSlices } from '../../shared/ui/table/row-slices.ts';
import { selectionHandlers } from '../../shared/ui/table/select-column.tsx';
import { useSignalValue } from '../../shared/ui/table/use-signal-value.ts';
import { ADD_SELECTED, type ItemAdding } from './item-adding.ts';
import type { PublicListState } from './public-list-state.ts';

const messages = defineMessages('public-list', {
  addSelected: 'Add to Cart',
  selectedNone: 'No items selected',
  selected: '{count} {count:item|items} selected',
  selectedHidden: '({count} not shown)',
  chooseItems: 'Please choose at least one item to add to your Cart.',
  caption: 'Items on this list',
  select: 'Select',
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
});

const ListPages = lazyComponent(loadListSurroundings, ({ ListPages }) => ListPages);

const NO_ROWS: readonly ListItem[] = [];
const keyOf = ({ key }: ListItem) => key;

/** The shown items, and the actions for the ticked ones [2 §2 Item selection]. */
export function PublicListItems({ page, seesPrices }: { page: PublicListState; seesPrices: boolean }) {
  const { query, busy, shown } = useStore(page.table.$state);
  const all = shown?.rows ?? NO_ROWS;
  const shownQuery = shown?.query ?? query;
  const { rows: pageRows, ...pages } = useMemo(() => pageOfRows(all, shownQuery), [all, shownQuery]);
  const rows = useRowSlices(pageRows, keyOf);
  const top = useRef<HTMLParagraphElement>(null);
  const columns = useMemo(() => columnsOf(page, seesPrices), [page, seesPrices]);
  const handlers = useMemo(() => handlersOf(page), [page]);

  async function turn(to: number): Promise<void> {
    if (await page.table.show({ page: to }, 'push')) top.current?.focus();
  }

  const turning = { ...pages, size: shownQuery.size, count: all.length, onPage: turn };
  return (
    <>
      <div className="cb-public-list__bar">
        <SelectedItems page={page} />
        <PrintButton />
      </div>
      {pages.pageCount > 1 && <ListPages {...turning} top={top} />}
      {shown && shown.rows.length > 0 && (
        <DataTable
          caption={messages.caption}
          captionHidden
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          sort={shown.sort}
          onSort={page.table.sortBy}
          busy={busy}
          handlers={handlers}
        />
      )}
      {pages.pageCount > 1 && <ListPages {...turning} />}
    </>
  );
}

function columnsOf(page: PublicListState, seesPrices: boolean): readonly Column<ListItem, ListItemSortKey>[] {
  return listItemColumns({
    messages,
    widths: {
      select: '32px',
      description: 'minmax(200px, 1fr)',
      number: 'minmax(88px, 120px)',
      needed: 'minmax(104px, 112px)',
      price: 'minmax(88px, 112px)',
      actions: '136px',
    },
    selection: page.selection,
    seesPrices,
    needed: { numeric: true, cell: ({ quantity }) => quantity && groupDigits(quantity) },
    actionsOf: (item) => <AddItemButton item={item} adding={page.adding} />,
  });
}

/** Returns the handlers for box and Add to Cart of all rows. */
function handlersOf({ table, selection, adding }: PublicListState): RowHandlers {
  return {
    ...selectionHandlers(selection),
    onClick({ target }: SyntheticEvent) {
      const button = (target as Element).closest('.cb-button:not([aria-disabled])');
      const key = button && rowKeyAt(button);
      const item = table.$state.get().shown?.rows.find((row) => row.key === key);
      if (item) void adding.addItem(item);
    },
  };
}

/** Adds one item in the list's quantity. Only the row whose item is being added shows that. */
function AddItemButton({ item, adding }: { item: ListItem; adding: ItemAdding }) {
  const busy = useSignalValue(adding.isAdding(item.key));
  return (
    <Button label={fill(messages.addItemNamed, { name: itemName(item) })} busy={busy}>
      {messages.addItem}
    </Button>
  );
}

/** How many items are ticked, and the button that adds them to the cart. */
function SelectedItems({ page }: { page: PublicListState }) {
  const busy = useSignalValue(page.adding.isAdding(ADD_SELECTED));
  return (
    <SelectedRows
      selection={page.selection}
      messages={messages}
      actions={[
        {
          label: messages.addSelected,
          tone: 'action',
          busy,
          unchosen: messages.chooseItems,
          onPress: page.adding.addSelected,
        },
      ]}
    />
  );
}
