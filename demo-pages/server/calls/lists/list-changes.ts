import { findProduct } from '../../catalogue/catalogue.ts';
import { ownList, replaceList, visibleList } from '../../lists/find-list.ts';
import { readDescription, readListName } from '../../lists/name-list.ts';
import { type ListItem, MOST_NEEDED } from '../../lists/shopping-list.ts';
import type { Session } from '../../session.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, textOf, textsOf } from '../call.ts';
import { demand } from '../cart/cart-lines.ts';

/** The maximum length of the message sent with a list by email. */
const MAX_MESSAGE = 1000;

/**
 * The calls that create, fill, copy, send and delete lists. Each account has its own [2 §7 List deletion, wire Lists].
 */
export const LIST_CHANGE_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'shopping-list/new-list',
    membersOnly: true,
    run({ session, body }) {
      return { giftlistId: makeList(session, body, body.isPublic === true, []) };
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/add-items',
    membersOnly: true,
    run({ session, body }) {
      const list = ownList(session, textOf(body.giftlistId));
      const rows: unknown[] = Array.isArray(body.items) ? body.items : [];
      const items = rows.map((row) => readItem(row, session));
      demand(items.length > 0);
      replaceList(session, { ...list, items: [...list.items, ...items] });
      return {};
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/copy-list',
    membersOnly: true,
    run({ session, body }) {
      const { list, owner } = visibleList(session, textOf(body.giftlistId));
      demand(textOf(body.profileId) === owner.profileId);
      const items = list.items.map((item) => ({ ...item, id: newItemId(session) }));
      return { giftlistId: makeList(session, body, false, items) };
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/email-list',
    membersOnly: true,
    run({ session, body }) {
      const list = ownList(session, textOf(body.giftlistId));
      const addresses = textsOf(body.emailList);
      const wrong = addresses.find((address) => !/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(address));
      if (wrong !== undefined || !addresses.length) {
        throw new Refusal('Please enter a valid email address.', 'invalidEmail', 'emailList');
      }
      demand(textOf(body.message).length <= MAX_MESSAGE);
      if (!list.items.length) throw new Refusal('This list is empty.', 'emptyList', 'giftlistId');
      return {};
    },
  },
  {
    method: 'POST',
    path: 'shopping-list/delete-list',
    membersOnly: true,
    run({ session, body }) {
      const ids = textsOf(body.selectedLists);
      demand(ids.length > 0);
      for (const id of ids) ownList(session, id);
      session.lists = session.lists.filter((list) => !ids.includes(list.id));
      return {};
    },
  },
];

/** Adds a list before the others. Returns its id. */
function makeList(
  session: Session,
  body: Readonly<Record<string, unknown>>,
  isPublic: boolean,
  items: ListItem[],
): string {
  const name = readListName(session, body.eventName);
  const description = readDescription(body.description);
  const id = `gl${session.newListNumber()}`;
  const createdOn = Date.now();
  session.lists = [
    { id, name, description, createdOn, isPublic, isWishlist: false, items },
    ...session.lists,
  ];
  return id;
}

function readItem(row: unknown, session: Session): ListItem {
  const { productId, quantity } = (row ?? {}) as Record<string, unknown>;
  const product = findProduct(textOf(productId));
  if (!product) throw new Refusal(`We do not know the item ${textOf(productId)}.`, 'noSuchItem', 'items');
  const needed = Number(quantity);
  demand(Number.isInteger(needed) && needed > 0 && needed <= MOST_NEEDED);
  return { id: newItemId(session), itemNumber: product.itemNumber, quantity: needed };
}

function newItemId(session: Session): string {
  return `gi${session.newListNumber()}`;
}
