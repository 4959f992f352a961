import { productOf } from '../catalogue/catalogue.ts';
import type { ListItem, ShoppingList } from './shopping-list.ts';

/** Checks whether a list's name matches a search, or a product in it by name or number. */
export function listMatches({ name, items }: ShoppingList, search: string): boolean {
  return contains(name, search) || items.some((item) => itemMatches(item, search));
}

/** Checks whether an item's product matches a search by name or number. */
export function itemMatches({ itemNumber }: ListItem, search: string): boolean {
  return contains(productOf(itemNumber).name, search) || contains(itemNumber, search);
}

function contains(text: string, search: string): boolean {
  return text.toLowerCase().includes(search.trim().toLowerCase());
}
