/** Writes to lists, and adding lists to the cart [wire Lists]. */
import { readQuantity } from '../../demo-pages/server/cart/change-cart.ts';
import { findProduct } from '../../demo-pages/server/catalogue/catalogue.ts';
import { changeList, type ListForm, readFormRows } from '../../demo-pages/server/lists/change-list.ts';
import { ownList, replaceList, visibleList } from '../../demo-pages/server/lists/find-list.ts';
import { readDescription, readListName } from '../../demo-pages/server/lists/name-list.ts';
import type { ListItem } from '../../demo-pages/server/lists/shopping-list.ts';
import { PROFILE_ID } from '../../demo-pages/server/user-kinds.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import { addToCartFrom, type Wanted } from './added-products.ts';
import { type Asked, expectBody, type SecondCall, textOf } from './call.ts';

function makeList({ session, body }: Asked, items: readonly ListItem[]): object {
  const list = {
    id: `gl${session.newListNumber()}`,
    name: readListName(session, body.eventName),
    description: readDescription(body.description),
    createdOn: Date.now(),
    isPublic: body.isPublic === true,
    isWishlist: false,
    items,
  };
  session.lists = [list, ...session.lists];
  return { giftlistId: list.id };
}

/** The rows of the selected products; one that is selected twice takes two rows. */
function selectedRows(selected: readonly string[], form: unknown): Wanted[] {
  const rows = readFormRows(form);
  return selected.map((itemNumber) => {
    const at = rows.findIndex(({ productId }) => productId === itemNumber);
    expectBody(at >= 0);
    const [row] = rows.splice(at, 1);
    return { itemNumber, quantity: row?.quantity ?? 1 };
  });
}

const LISTS: readonly Omit<SecondCall, 'method' | 'members'>[] = [
  { path: 'shopping-list/new-list', run: (asked) => makeList(asked, []) },
  {
    path: 'shopping-list/copy-list',
    run(asked) {
      const { list } = visibleList(asked.session, textOf(asked.body.giftlistId));
      const items = list.items.map((item) => ({ ...item, id: `gi${asked.session.newListNumber()}` }));
      return makeList(asked, items);
    },
  },
  {
    path: 'shopping-list/add-items',
    run({ session, body }) {
      const list = ownList(session, textOf(body.giftlistId));
      expectBody(Array.isArray(body.items));
      const items = (body.items as { productId: string; quantity: number }[]).map((row) => {
        const product = findProduct(row.productId);
        if (!product) throw new Refusal(`We do not know the item ${row.productId}.`);
        const id = `gi${session.newListNumber()}`;
        return { id, itemNumber: product.itemNumber, quantity: row.quantity };
      });
      replaceList(session, { ...list, items: [...list.items, ...items] });
      return undefined;
    },
  },
  {
    path: 'shopping-list/delete-list',
    run({ session, body }) {
      expectBody(Array.isArray(body.selectedLists));
      const ids = body.selectedLists as string[];
      for (const id of ids) ownList(session, id);
      session.lists = session.lists.filter(({ id }) => !ids.includes(id));
      return undefined;
    },
  },
  {
    path: 'shopping-list/email-list',
    run({ session, body }) {
      ownList(session, textOf(body.giftlistId));
      if (!textOf(body.emailList).includes('@')) throw new Refusal('Please enter a valid email address.');
      return undefined;
    },
  },
];

const INTO_CART: readonly Omit<SecondCall, 'method' | 'writes' | 'refusal'>[] = [
  {
    path: 'shopping-list/shopping-list-details/add-multiple-products-to-cart',
    run(asked) {
      expectBody(Array.isArray(asked.body.selectedLists));
      const ids = asked.body.selectedLists as string[];
      return addToCartFrom(
        asked,
        ids.flatMap((id) => visibleList(asked.session, id).list.items),
      );
    },
  },
  {
    path: 'shopping-list/shopping-list-details/add-products-to-cart',
    run(asked) {
      const { session, body } = asked;
      const form = (body.data ?? {}) as ListForm & { giftlistId?: string };
      const { list, owner } = visibleList(session, textOf(form.giftlistId));
      const selected = (body.selectedProduct ?? []) as string[];
      const wanted = selectedRows(selected, body.giftListItems);
      if (owner.profileId === PROFILE_ID) {
        changeList(session, list, form, selected.length ? [] : readFormRows(body.giftListItems));
      }
      return selected.length ? addToCartFrom(asked, wanted) : undefined;
    },
  },
  {
    path: 'shopping-list/shopping-list-details/add-list-to-cart',
    run(asked) {
      const { session, body } = asked;
      const { list } = visibleList(session, textOf(body.giftlistId));
      const pairs = textOf(body.productDetails)
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split(':'));
      const wanted = pairs.map(([itemNumber = '', quantity]) => ({
        itemNumber,
        quantity: readQuantity(quantity),
      }));
      return addToCartFrom(asked, wanted.length ? wanted : list.items);
    },
  },
];

export const LIST_WRITES: readonly SecondCall[] = [
  ...LISTS.map((call) => ({ method: 'POST' as const, members: true as const, ...call })),
  ...INTO_CART.map((call) => ({
    method: 'POST' as const,
    writes: true as const,
    refusal: 'messages' as const,
    ...call,
  })),
];
