/** Finds out whether items were moved to a list, removed from one, or put back on it. */
import { readList } from '../../api/lists/list-items.ts';
import { readLists } from '../../api/lists/lists.ts';
import {
  type CartQuantities,
  cartQuantities,
  hasArrived,
  quantityOf,
} from '../../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { withQuantity } from '../../domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { rereadLists } from '../lists/list-revalidation.ts';
import { $session } from '../session.ts';
import { readAnew } from './left-cart-writes.ts';
import type { LeftWrite, ToldEnd } from './left-write.ts';

const messages = defineMessages('shared', {
  leftListCheckingMove: 'Checking whether your items were moved to “{list}”…',
  leftListMoved: '{count} {count:item was|items were} moved to “{list}”.',
  leftListInBothCart:
    'The items are on “{list}” and still in your cart. If you don’t need them in your cart, remove them.',
  leftListInBothLists:
    'The items are on “{list}” and still on the list they came from. If you don’t need them there, remove them.',
  leftListNotMoved: 'Your items weren’t moved to “{list}”. They’re still where they were.',
  leftListMoveUnknown: 'We couldn’t confirm that your items were moved to “{list}”. Please check the list.',

  leftListCheckingRemoval: 'Checking whether your items were removed from the list…',
  leftListRemoved: '{count} {count:item was|items were} removed from the list.',
  leftListNotRemoved: '{count} {count:item|items} you removed {count:is|are} still on the list.',
  leftListRemovalUnknown:
    'We couldn’t confirm that your items were removed from the list. Please check the list.',

  leftListCheckingUndo: 'Checking whether the items you put back are on the list…',
  leftListUndone: '{count} {count:item is|items are} back on the list.',
  leftListNotUndone: '{count} {count:item wasn’t|items weren’t} put back on the list.',
  leftListUndoUnknown:
    'We couldn’t confirm that the items you put back are on the list. Please check the list.',
});

const ownProfileId = () => $session.get().visitor.profileId ?? '';

/** @returns the pieces by item number; null if the list can't be read */
async function readQuantities(listId: string): Promise<CartQuantities | null> {
  const read = await readList({ listId, profileId: ownProfileId() });
  if (!read.ok) return null;
  const lines = read.value.items.map(withQuantity);
  return cartQuantities({ lines });
}

/** The same for several lists together, or for the cart if there are none. */
async function readOrigin(lists: readonly { id: string }[]): Promise<CartQuantities | null> {
  if (!lists.length) {
    const cart = await readAnew();
    return cart && !cart.unreadableLines ? cartQuantities(cart) : null;
  }
  const read = await Promise.all(lists.map(({ id }) => readQuantities(id)));
  const lines = read.flatMap((quantities) =>
    Object.entries(quantities ?? {}).map(([itemNumber, quantity]) => ({ itemNumber, quantity })),
  );
  return read.includes(null) ? null : cartQuantities({ lines });
}

/** Finds the list by its name: a new one has no id yet. */
async function readTarget(name: string): Promise<CartQuantities | null> {
  const read = await readLists();
  if (!read.ok) return null;
  const list = read.value.lists.find((one) => one.name?.trim() === name.trim());
  return list ? readQuantities(list.id) : {};
}

/** Moving items to a list: they are added there first, then removed from their origin. */
export function leftMove(
  list: string,
  lists: readonly { id: string }[],
  items: readonly ItemWithQuantity[],
): LeftWrite {
  let there: boolean | undefined;
  let here: boolean | undefined;
  const told = (tone: ToldEnd['tone'], text: string): ToldEnd => ({
    tone,
    text: fill(text, { list, count: items.length }),
  });
  return {
    checking: fill(messages.leftListCheckingMove, { list }),
    async find() {
      const [target, origin] = await Promise.all([readTarget(list), readOrigin(lists)]);
      there = target
        ? items.every(({ itemNumber, quantity }) => quantityOf(itemNumber, target) >= quantity)
        : undefined;
      here = origin ? items.some(({ itemNumber }) => quantityOf(itemNumber, origin) > 0) : undefined;
      const isMoved = there && here === false;
      return isMoved ? told('success', messages.leftListMoved) : null;
    },
    refresh: rereadLists,
    giveUp() {
      if (there === undefined || here === undefined) return told('warning', messages.leftListMoveUnknown);
      if (there)
        return told('warning', lists.length ? messages.leftListInBothLists : messages.leftListInBothCart);
      return told('warning', here ? messages.leftListNotMoved : messages.leftListMoveUnknown);
    },
  };
}

/** Removing rows from a list. */
export function leftListRemoval(listId: string, rows: readonly { id: string }[]): LeftWrite {
  let left: number | undefined;
  const told = (tone: ToldEnd['tone'], text: string, count = rows.length): ToldEnd => ({
    tone,
    text: fill(text, { count }),
  });
  return {
    checking: messages.leftListCheckingRemoval,
    async find() {
      const read = await readList({ listId, profileId: ownProfileId() });
      const ids = new Set(rows.map(({ id }) => id));
      left = read.ok
        ? read.value.items.filter(({ giftItemId = '' }) => ids.has(giftItemId)).length
        : undefined;
      return left === 0 ? told('success', messages.leftListRemoved) : null;
    },
    refresh: rereadLists,
    giveUp: () =>
      left === undefined
        ? told('warning', messages.leftListRemovalUnknown)
        : told('warning', messages.leftListNotRemoved, left),
  };
}

/** Putting removed items back on a list. @param before the list's quantities before that; null if unknown */
export function leftListUndo(
  listId: string,
  items: readonly ItemWithQuantity[],
  before: CartQuantities | null,
): LeftWrite {
  let now: CartQuantities | null = null;
  const told = (tone: ToldEnd['tone'], text: string, count = items.length): ToldEnd => ({
    tone,
    text: fill(text, { count }),
  });
  const missing = () => items.filter((item) => !hasArrived(item, before, now));
  const done = () => told('success', messages.leftListUndone);
  return {
    checking: messages.leftListCheckingUndo,
    async find() {
      now = await readQuantities(listId);
      return missing().length ? null : done();
    },
    refresh: rereadLists,
    giveUp: () =>
      now && before
        ? told('warning', messages.leftListNotUndone, missing().length)
        : told('warning', messages.leftListUndoUnknown),
    ended: ({ ok, words }) => (ok ? done() : words ? { tone: 'danger', text: words } : null),
  };
}
