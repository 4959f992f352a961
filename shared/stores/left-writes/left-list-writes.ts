/** Finds out whether items were moved to a list, or removed from one. */
import { readList } from '../../api/lists/list-items.ts';
import { type CartQuantities, cartQuantities, quantityOf } from '../../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { findList, ownProfileId, readListQuantities } from '../lists/list-reading.ts';
import { rereadLists } from '../lists/list-revalidation.ts';
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
});

/** Reads what is on several lists together, or in the cart if there are none. */
async function readOrigin(lists: readonly { id: string }[]): Promise<CartQuantities | null> {
  if (!lists.length) {
    const cart = await readAnew();
    return cart && !cart.unreadableLines ? cartQuantities(cart) : null;
  }
  const read = await Promise.all(lists.map(({ id }) => readListQuantities(id)));
  const lines = read.flatMap((quantities) =>
    Object.entries(quantities ?? {}).map(([itemNumber, quantity]) => ({ itemNumber, quantity })),
  );
  return read.includes(null) ? null : cartQuantities({ lines });
}

async function readTarget(name: string): Promise<CartQuantities | null> {
  const list = await findList(name);
  if (list === undefined) return null;
  return list ? readListQuantities(list.id) : {};
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
