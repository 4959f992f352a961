import { addProducts, type WantedItem } from '../../cart/add-products.ts';
import { readQuantity } from '../../cart/change-cart.ts';
import { changeList, type ListForm, type ListFormRow, readFormRows } from '../../lists/change-list.ts';
import { ownOwner, visibleList } from '../../lists/find-list.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, type CallContext, textOf, textsOf } from '../call.ts';
import { demand } from '../cart/cart-lines.ts';

/**
 * The calls that add lists to the cart. The second also saves changes to one of the visitor's own lists [2 §7 List to
 * cart].
 */
export const LIST_TO_CART_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'shopping-list/shopping-list-details/add-multiple-products-to-cart',
    writes: true,
    refusal: 'message-list',
    run(context) {
      const ids = textsOf(context.body.selectedLists);
      if (!ids.length) {
        throw new Refusal(
          'Please choose at least one shopping list to add the items from that list to your Cart.',
          'noLists',
          'selectedLists',
        );
      }
      return add(
        context,
        ids.flatMap((id) => visibleList(context.session, id).list.items),
      );
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/shopping-list-details/add-products-to-cart',
    writes: true,
    refusal: 'message-list',
    run(context) {
      const { session, body } = context;
      const form = (body.data ?? {}) as ListForm & { giftlistId?: unknown };
      const { list, owner } = visibleList(session, textOf(form.giftlistId));
      const selected = textsOf(body.selectedProduct);
      const rows = readFormRows(body.giftListItems);
      const isOwn = owner.profileId === ownOwner(session).profileId;
      if (!selected.length && !isOwn) {
        throw new Refusal('Please choose at least one item.', 'noItems', 'selectedProduct');
      }
      // Without selected products, this saves the form with its quantities. With some, the quantities only go into the
      // cart.
      const wanted = choose(selected, rows);
      const outcome = selected.length ? add(context, wanted) : { validproducts: [], invalidProducts: [] };
      if (isOwn) changeList(session, list, form, selected.length ? [] : rows);
      return outcome;
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/shopping-list-details/add-list-to-cart',
    writes: true,
    refusal: 'message-list',
    run(context) {
      const { session, body } = context;
      const { list } = visibleList(session, textOf(body.giftlistId));
      const pairs = textsOf(body.productDetails).map((pair) => pair.split(':'));
      const wanted = pairs.map(([itemNumber = '', quantity]) => ({
        itemNumber,
        quantity: readQuantity(quantity),
      }));
      const onList = new Set(list.items.map(({ itemNumber }) => itemNumber));
      demand(wanted.every(({ itemNumber }) => onList.has(itemNumber)));
      return add(context, wanted.length ? wanted : list.items);
    },
  },
];

function add({ session, cart, vary }: CallContext, wanted: readonly WantedItem[]): object {
  if (!wanted.length) throw new Refusal('There are no items to add to your cart.', 'noItems', 'giftlistId');
  return addProducts(cart, wanted, session, vary);
}

/** Returns the rows of the selected products. A product that is selected twice takes two rows. */
function choose(selected: readonly string[], rows: readonly ListFormRow[]): WantedItem[] {
  const waiting = [...rows];
  return selected.map((productId) => {
    const at = waiting.findIndex((row) => row.productId === productId);
    demand(at >= 0);
    const [{ quantity }] = waiting.splice(at, 1) as [ListFormRow];
    return { itemNumber: productId, quantity };
  });
}
