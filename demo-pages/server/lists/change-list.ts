import { textOf, textsOf } from '../calls/call.ts';
import { readQuantity } from '../cart/change-cart.ts';
import type { Session } from '../session.ts';
import { replaceList } from './find-list.ts';
import { readDescription, readListName } from './name-list.ts';
import type { ListItem, ShoppingList } from './shopping-list.ts';

/** The fields about the list itself in the form of a list, named as in the wire contract. */
export interface ListForm {
  eventName?: unknown;
  description?: unknown;
  isPublic?: unknown;
  removeGiftitemIds?: unknown;
}

/** A row of that form. */
export interface ListFormRow {
  productId: string;
  quantity: number;
}

/**
 * Applies the form of a list: its name, description, visibility and removed rows. Keeps everything that the form omits.
 * @param rows the new quantities needed; the nth row of a product is the nth one in the list
 */
export function changeList(
  session: Session,
  list: ShoppingList,
  form: ListForm,
  rows: readonly ListFormRow[],
): ShoppingList {
  const removed = textsOf(form.removeGiftitemIds);
  const changed = {
    ...list,
    ...(form.eventName !== undefined && { name: readListName(session, form.eventName, list.id) }),
    ...(form.description !== undefined && { description: readDescription(form.description) }),
    ...(form.isPublic !== undefined && { isPublic: /^(true|1)$/.test(textOf(`${form.isPublic}`)) }),
    items: withQuantities(list.items, rows).filter(({ id }) => !removed.includes(id)),
  };
  replaceList(session, changed);
  return changed;
}

/** Reads `giftListItems` of the wire contract. */
export function readFormRows(value: unknown): ListFormRow[] {
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return rows.map((row) => {
    const { productId, quantity } = (row ?? {}) as Record<string, unknown>;
    return { productId: textOf(productId), quantity: readQuantity(quantity) };
  });
}

function withQuantities(items: readonly ListItem[], rows: readonly ListFormRow[]): ListItem[] {
  const waiting = [...rows];
  return items.map((item) => {
    const at = waiting.findIndex(({ productId }) => productId === item.itemNumber);
    const [row] = at < 0 ? [] : waiting.splice(at, 1);
    return row ? { ...item, quantity: row.quantity } : item;
  });
}
