import { atom, type ReadableAtom } from 'nanostores';
import type { AddedProductsReading } from '../../shared/api/added-products.ts';
import type { ListContents } from '../../shared/api/friend-lists.ts';
import { addListToCart, addSelectedToCart, type ListPart } from '../../shared/api/list-to-cart.ts';
import type { Result } from '../../shared/api/result.ts';
import type { ListItem, ListItemSortKey } from '../../shared/domain/shopping-list.ts';
import { createListAdding, type ListAdding } from '../../shared/stores/list-adding.ts';
import type { TableView } from '../../shared/stores/table-view.ts';
import type { Selection } from '../../shared/ui/selection.ts';
import { namedProducts } from './named-products.ts';

/** What goes from the list into the cart. */
export interface ItemAdding extends Pick<ListAdding, '$adding' | '$outcome' | 'dismiss'> {
  /** Nothing was ticked when the ticked items were to be added. */
  $unchosen: ReadableAtom<boolean>;
  addList(): Promise<unknown>;
  addSelected(): Promise<unknown>;
  addItem(item: ListItem): Promise<unknown>;
}

/** The buttons that are no row's. A row's is named by its key, which has no blank before it. */
export const ADD_LIST = ' list';
export const ADD_SELECTED = ' selected';

/** Makes the additions of one list [2 §2, §4]. */
export function createItemAdding(
  $table: TableView<ListContents, ListItem, ListItemSortKey>['$table'],
  selection: Selection,
): ItemAdding {
  const { add, ...adding } = createListAdding();
  const $unchosen = atom(false);

  async function send(
    button: string,
    items: readonly ListItem[],
    call: (part: ListPart) => Promise<Result<AddedProductsReading>>,
  ): Promise<boolean> {
    $unchosen.set(false);
    const list = $table.get().whole?.list;
    if (!list) return false;
    return add(button, async () => {
      const result = await call({ list: { ...list, isPublic: true }, items });
      if (!result.ok) return result;
      const { added, refused, dataLayer } = result.value;
      const value = { added: namedProducts(added, items), refused: namedProducts(refused, items), dataLayer };
      return { ok: true, value };
    });
  }

  async function addSelected(): Promise<void> {
    const { rows, whole } = $table.get();
    const ticked = selection.selected.peek();
    const all = new Map([...(whole?.items ?? []), ...rows].map((item) => [item.key, item]));
    const items = [...all.values()].filter(({ key }) => ticked.has(key));
    if (items.length === 0) {
      adding.dismiss();
      return $unchosen.set(true);
    }
    const isAdded = await send(ADD_SELECTED, items, addSelectedToCart);
    if (isAdded) {
      selection.setAll(
        items.map(({ key }) => key),
        false,
      );
    }
  }

  return {
    ...adding,
    $unchosen,
    addList: () => send(ADD_LIST, $table.get().whole?.items ?? [], addListToCart),
    addSelected,
    addItem: (item) => send(item.key, [item], addSelectedToCart),
  };
}
