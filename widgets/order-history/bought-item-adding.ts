import { atom, type ReadableAtom } from 'nanostores';
import { MAX_QUANTITY, parseOrderQuantity } from '../../shared/domain/quantity.ts';
import { announce } from '../../shared/page/announce.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { addItem } from '../../shared/stores/cart/cart-writes.ts';
import { writeStore } from '../../shared/stores/store.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import type { BoughtItem } from './bought-items-state.ts';

const messages = defineMessages('order-history', {
  itemAdded: 'Added to your cart: {quantity}',
  itemAddedNamed: 'Added to your cart: {quantity} × {name}',
  itemFailed: 'This item could not be added. Please try again.',
  itemUnsure: 'We could not find out whether this item was added. Please look at your cart.',
  quantityWrong: 'Please enter a quantity from 1 to 999.',
});

/** What stands in the quantity field of a row, and what became of its addition. */
export interface AddingRow {
  text: string;
  phase: 'idle' | 'adding' | 'added' | 'failed';
  /** The result, as it is told at the row; a wrong quantity, too. */
  told: string;
  /** What was typed is no quantity. */
  invalid: boolean;
}

/** The additions of one table of items, each in its row. */
export interface BoughtItemAdding {
  /** By item number; rows that nobody has touched are not there. */
  $rows: ReadableAtom<Readonly<Record<string, AddingRow | undefined>>>;
  type(item: BoughtItem, text: string): void;
  /** Puts the quantity of the last order back. */
  reset(item: BoughtItem): void;
  /** Adds as many as the field says, once; a wrong quantity is marked, and nothing is sent. */
  add(item: BoughtItem): Promise<void>;
}

/** The name of an item, else its number. */
export function boughtItemName({ name, itemNumber }: BoughtItem): string {
  return name ?? itemNumber;
}

/** A row before anybody has touched it: as many as were ordered last. */
export function untouchedRow({ lastQuantity }: BoughtItem): AddingRow {
  const quantity = Math.min(Math.max(lastQuantity, 1), MAX_QUANTITY);
  return { text: `${quantity}`, phase: 'idle', told: '', invalid: false };
}

/** Makes the additions of one table [2 §2 Bought before]. What is told at a row stays until its quantity changes. */
export function createBoughtItemAdding(): BoughtItemAdding {
  const $rows = atom<Readonly<Record<string, AddingRow | undefined>>>({});

  const rowOf = (item: BoughtItem) => $rows.get()[item.itemNumber] ?? untouchedRow(item);
  function change(item: BoughtItem, part: Partial<AddingRow>): void {
    const row = { ...rowOf(item), ...part };
    writeStore(() => $rows.set({ ...$rows.get(), [item.itemNumber]: row }));
  }

  async function add(item: BoughtItem): Promise<void> {
    const { text, phase } = rowOf(item);
    if (phase === 'adding') return;
    const quantity = parseOrderQuantity(text);
    if (!quantity) {
      change(item, { phase: 'failed', told: messages.quantityWrong, invalid: true });
      return announce(messages.quantityWrong);
    }
    change(item, { phase: 'adding', told: '', invalid: false });
    const result = await addItem({ itemNumber: item.itemNumber, quantity });
    if (result.ok) {
      change(item, { phase: 'added', told: fill(messages.itemAdded, { quantity }) });
      return announce(fill(messages.itemAddedNamed, { quantity, name: boughtItemName(item) }));
    }
    const texts = { failed: messages.itemFailed, unsure: messages.itemUnsure };
    const told = writeFailureLines(result.failure, texts).join(' ');
    change(item, { phase: 'failed', told });
    announce(told);
  }

  return {
    $rows,
    type(item, text) {
      const phase = rowOf(item).phase === 'adding' ? 'adding' : 'idle';
      change(item, { text, told: '', invalid: false, phase });
    },
    reset(item) {
      if (rowOf(item).phase !== 'adding') change(item, untouchedRow(item));
    },
    add,
  };
}
