import { productOf } from '../catalogue/catalogue.ts';
import type { ListItem, ShoppingList } from './shopping-list.ts';

/** Whether a list is called so, or holds a product of that name or number. */
export function listMatches({ name, items }: ShoppingList, search: string): boolean {
  return contains(name, search) || items.some((item) => itemMatches(item, search));
}

/** Whether an item's product has that name or number. */
export function itemMatches({ itemNumber }: ListItem, search: string): boolean {
  return contains(productOf(itemNumber).name, search) || contains(itemNumber, search);
}

function contains(text: string, search: string): boolean {
  return text.toLowerCase().includes(search.trim().toLowerCase());
}
