/** Finds out whether removed items were put back on a list, or items were saved as a new one. */
import { addToList } from '../../api/lists/list-changes.ts';
import { type CartQuantities, missingItems, quantityOf } from '../../domain/cart/cart-quantities.ts';
import type { ItemWithQuantity } from '../../domain/cart/quantities-by-item.ts';
import type { ShoppingList } from '../../domain/lists/shopping-list.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { findList, readListQuantities } from '../lists/list-reading.ts';
import { rereadLists } from '../lists/list-revalidation.ts';
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

type Missing = readonly ItemWithQuantity[] | null;

interface ListAddition {
  checking: string;
  /** Reads which items are missing; null if that is unknown. */
  look(): Promise<Missing>;
  /** The notice if none is missing. */
  done(): ToldEnd;
  /** The notice if some are, or if that is unknown. */
  kept(): ToldEnd;
}

function asLeftWrite({ checking, look, done, kept }: ListAddition): LeftWrite {
  return {
    checking,
    async find() {
      const missing = await look();
      return missing?.length === 0 ? done() : null;
    },
    refresh: rereadLists,
    giveUp: kept,
    ended: ({ ok, words }) => (ok ? done() : words ? { tone: 'danger', text: words } : null),
  };
}

/**
 * Adds the items that are missing, unless they have come meanwhile.
 * @returns whether all are there now
 */
async function addMissing(listId: string, look: ListAddition['look']): Promise<boolean> {
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
  const missing = () => missingItems(items, before, now);
  const done = () => told('success', messages.leftListUndone);

  async function look(): Promise<Missing> {
    now = await readListQuantities(listId);
    return now && missing();
  }

  function kept(): ToldEnd {
    if (!now || !before) return told('warning', messages.leftListUndoUnknown);
    const text = told('warning', messages.leftListNotUndone, missing().length);
    return { ...text, again: { label: messages.leftListPutBack, run: putBack } };
  }

  const putBack = async () => ((await addMissing(listId, look)) ? done() : kept());

  return asLeftWrite({ checking: messages.leftListCheckingUndo, look, done, kept });
}

/** Creating a list of that name, and filling it. */
export function leftNewList(name: string, items: readonly ItemWithQuantity[]): LeftWrite {
  let list: ShoppingList | null | undefined;
  let missing: Missing = null;
  const told = (tone: ToldEnd['tone'], text: string): ToldEnd => ({
    tone,
    text: fill(text, { list: name, count: missing?.length ?? 0 }),
  });
  const done = () => told('success', messages.leftListNewSaved);

  async function look(): Promise<Missing> {
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

  return asLeftWrite({ checking: told('info', messages.leftListCheckingNew).text, look, done, kept });
}
