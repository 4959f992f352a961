import type { ListSelection } from '../../shared/api/lists/list-to-cart.ts';
import type { AddedProduct } from '../../shared/domain/cart/added-products.ts';
import type { ListItem } from '../../shared/domain/lists/shopping-list.ts';
import { type CallToAdd, createListAdding, type ListAdding } from '../../shared/stores/lists/list-adding.ts';
import type { ListItemsTable } from '../../shared/stores/lists/list-table.ts';
import type { Selection } from '../../shared/stores/lists/selection.ts';

/** The additions of one list to the cart. */
export interface ItemAdding extends Pick<ListAdding, 'isAdding' | '$outcome' | 'dismiss'> {
  addList(): Promise<unknown>;
  /** At least one item is ticked. */
  addSelected(): Promise<unknown>;
  addItem(item: ListItem): Promise<unknown>;
}

/** The buttons outside the rows. A row's button is named by its key, which never begins with a space. */
export const ADD_LIST = ' list';
export const ADD_SELECTED = ' selected';

type Send = (calls: Parameters<CallToAdd>[0], wanted: ListSelection) => ReturnType<CallToAdd>;

const sendList: Send = ({ addListToCart }, wanted) => addListToCart(wanted);
const sendItems: Send = ({ addSelectedToCart }, wanted) => addSelectedToCart(wanted);

/** Creates the additions of one list [2 §2 Item selection, §4 List to cart]. */
export function createItemAdding(table: ListItemsTable, selection: Selection): ItemAdding {
  const { add, ...adding } = createListAdding();

  async function send(button: string, items: readonly ListItem[], call: Send): Promise<boolean> {
    const list = table.$state.get().shown?.contents.list;
    if (!list) return false;
    return add(button, async (calls) => {
      const result = await call(calls, { list: { ...list, isPublic: true }, items });
      if (!result.ok) return result;
      const { added, refused, dataLayer } = result.value;
      const value = { added: namedProducts(added, items), refused: namedProducts(refused, items), dataLayer };
      return { ok: true, value };
    });
  }

  async function addSelected(): Promise<void> {
    const { shown } = table.$state.get();
    const ticked = selection.selected.peek();
    const known = [...(shown?.contents.items ?? []), ...(shown?.rows ?? [])];
    const all = new Map(known.map((item) => [item.key, item]));
    const items = [...all.values()].filter(({ key }) => ticked.has(key));
    const isAdded = await send(ADD_SELECTED, items, sendItems);
    if (isAdded) {
      selection.setAll(
        items.map(({ key }) => key),
        false,
      );
    }
  }

  return {
    ...adding,
    addList: () => send(ADD_LIST, table.$state.get().shown?.contents.items ?? [], sendList),
    addSelected,
    addItem: (item) => send(item.key, [item], sendItems),
  };
}

/** The products of a reply, with name and picture from the list if the reply has none. */
function namedProducts(products: readonly AddedProduct[], items: readonly ListItem[]): AddedProduct[] {
  const known = new Map(items.map((item) => [item.productId, item]));
  return products.map((product) => {
    const item = known.get(product.productId);
    return { ...product, name: product.name ?? item?.name, imageUrl: product.imageUrl ?? item?.imageUrl };
  });
}
