import { type ReadonlySignal, signal } from '@preact/signals-react';
import { parseOrderQuantity } from '../../shared/domain/order-quantity.ts';
import { MAX_QUANTITY } from '../../shared/domain/quantity.ts';
import { announce } from '../../shared/page/announce.ts';
import { tellCartError } from '../../shared/page/cart-error.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { addItem } from '../../shared/stores/cart/writes/additions.ts';
import { rowSignals } from '../../shared/stores/row-signals.ts';
import { writeFailureLines } from '../../shared/ui/failure.tsx';
import type { BoughtItem } from './bought-items-state.ts';

const messages = defineMessages('order-history', {
  itemAdded: 'Added to your cart: {quantity}',
  itemAddedNamed: 'Added to your cart: {quantity} × {name}',
  itemFailed: 'We couldn’t add this item. Please try again.',
  itemUnsure: 'We couldn’t confirm that this item was added. Please check your cart.',
  quantityWrong: 'Enter a whole number from 1 to 999.',
});

/** The quantity field of a row, and the result of its addition. */
export interface AddingRow {
  text: string;
  phase: 'idle' | 'adding' | 'added' | 'failed';
  /** The text at the row: the result, or the error of the quantity. */
  told: string;
  /** The typed text isn't a quantity. */
  invalid: boolean;
}

/** The additions of one table of items, each in its row. */
export interface BoughtItemAdding {
  /** One row, by its item number; undefined if the shopper hasn't touched it. */
  rowOf(itemNumber: string): ReadonlySignal<AddingRow | undefined>;
  type(item: BoughtItem, text: string): void;
  /** Restores the quantity of the last order. */
  reset(item: BoughtItem): void;
  /** Adds the quantity in the field, once; an invalid quantity is marked, and nothing is sent. */
  add(item: BoughtItem): Promise<void>;
}

/** The name of an item, otherwise its number. */
export function boughtItemName({ name, itemNumber }: BoughtItem): string {
  return name ?? itemNumber;
}

/** A row that the shopper hasn't touched, with the quantity of the last order. */
export function untouchedRow({ lastQuantity }: BoughtItem): AddingRow {
  const quantity = Math.min(Math.max(lastQuantity, 1), MAX_QUANTITY);
  return { text: `${quantity}`, phase: 'idle', told: '', invalid: false };
}

/** Creates the additions of one table [2 §2 Bought before]. A row's text stays until its quantity changes. */
export function createBoughtItemAdding(): BoughtItemAdding {
  const rows = signal<ReadonlyMap<string, AddingRow>>(new Map());

  const currentRow = (item: BoughtItem) => rows.peek().get(item.itemNumber) ?? untouchedRow(item);

  function change(item: BoughtItem, changes: Partial<AddingRow>): void {
    rows.value = new Map(rows.peek()).set(item.itemNumber, { ...currentRow(item), ...changes });
  }

  async function add(item: BoughtItem): Promise<void> {
    const { text, phase } = currentRow(item);
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
    tellCartError('add', result.failure, told);
    change(item, { phase: 'failed', told });
    announce(told);
  }

  return {
    rowOf: rowSignals((itemNumber) => rows.value.get(itemNumber)),
    type(item, text) {
      const phase = currentRow(item).phase === 'adding' ? 'adding' : 'idle';
      change(item, { text, told: '', invalid: false, phase });
    },
    reset(item) {
      if (currentRow(item).phase !== 'adding') change(item, untouchedRow(item));
    },
    add,
  };
}
