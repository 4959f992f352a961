/** Finds out whether removed items were put back on a list, or items were saved as a new one. */
import { addToList } from '../../api/lists/list-changes.ts';
import { type CartQuantities, hasArrived, quantityOf } from '../../domain/cart/cart-quantities.ts';
import { type ItemWithQuantity, quantitiesByItem } from '../../domain/cart/quantities-by-item.ts';
import type { ShoppingList } from '../../domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { rereadLists } from '../lists/list-revalidation.ts';
import { findList, readListQuantities } from './left-list-reading.ts';
import type { LeftWrite, ToldEnd } from './left-write.ts';

const messages = defineMessages('shared', {
  leftListCheckingUndo: 'Checking whether the items you put back are on the list…',
  leftListUndone: '{count} {count:item is|items are} back on the list.',
  leftListNotUndone: '{count} {count:item wasn’t|items weren’t} put back on the list.',
  leftListUndoUnknown:
    'We couldn’t confirm that the items you put back are on the list. Please check the list.',
  leftListPutBack: 'Put back',

  leftListCheckingNew: 'Checking whether your list “{list}” was saved…',
  leftListNewSaved: 'Your list “{list}” was saved.',
  leftListNewUnfilled: '“{list}” was created, but {count:1 item isn’t|# items aren’t} on it.',
  leftListNewNotSaved: 'Your list “{list}” wasn’t saved.',
  leftListNewUnknown: 'We couldn’t confirm that your list “{list}” was saved. Please check your lists.',
  leftListAdd: '{count:Add it|Add them}',
});

/**
 * Adds the items that are missing, unless they have come meanwhile.
 * @param look reads which are missing; null if that is unknown
 * @returns whether all are there now
 */
async function addMissing(
  listId: string,
  look: () => Promise<readonly ItemWithQuantity[] | null>,
): Promise<boolean> {
  const before = await look();
  if (before?.length) await addToList(listId, before);
  const after = before?.length ? await look() : before;
  rereadLists();
  return after?.length === 0;
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
  const missing = () => quantitiesByItem(items).filter((item) => !hasArrived(item, before, now));
  const done = () => told('success', messages.leftListUndone);

  async function look(): Promise<readonly ItemWithQuantity[] | null> {
    now = await readListQuantities(listId);
    return now && missing();
  }

  function kept(): ToldEnd {
    if (!now || !before) return told('warning', messages.leftListUndoUnknown);
    const text = told('warning', messages.leftListNotUndone, missing().length);
    return { ...text, again: { label: messages.leftListPutBack, run: putBack } };
  }

  const putBack = async () => ((await addMissing(listId, look)) ? done() : kept());

  return {
    checking: messages.leftListCheckingUndo,
    async find() {
      const left = await look();
      return left?.length === 0 ? done() : null;
    },
    refresh: rereadLists,
    giveUp: kept,
    ended: ({ ok, words }) => (ok ? done() : words ? { tone: 'danger', text: words } : null),
  };
}

/** Creating a list of that name, and filling it. */
export function leftNewList(name: string, items: readonly ItemWithQuantity[]): LeftWrite {
  let list: ShoppingList | null | undefined;
  let missing: readonly ItemWithQuantity[] | null = null;
  const told = (tone: ToldEnd['tone'], text: string): ToldEnd => ({
    tone,
    text: fill(text, { list: name, count: missing?.length ?? 0 }),
  });
  const done = () => told('success', messages.leftListNewSaved);

  async function look(): Promise<readonly ItemWithQuantity[] | null> {
    list = await findList(name);
    const now = list ? await readListQuantities(list.id) : null;
    missing =
      now &&
      items.flatMap(({ itemNumber, quantity: wanted }) => {
        const quantity = wanted - quantityOf(itemNumber, now);
        return quantity > 0 ? { itemNumber, quantity } : [];
      });
    return missing;
  }

  function kept(): ToldEnd {
    if (list === null) return told('warning', messages.leftListNewNotSaved);
    if (!list || !missing) return told('warning', messages.leftListNewUnknown);
    const { id } = list;
    const run = async () => ((await addMissing(id, look)) ? done() : kept());
    const label = fill(messages.leftListAdd, { count: missing.length });
    return { ...told('warning', messages.leftListNewUnfilled), again: { label, run } };
  }

  return {
    checking: told('info', messages.leftListCheckingNew).text,
    async find() {
      const left = await look();
      return left?.length === 0 ? done() : null;
    },
    refresh: rereadLists,
    giveUp: kept,
    ended: ({ ok, words }) => (ok ? done() : words ? { tone: 'danger', text: words } : null),
  };
}
