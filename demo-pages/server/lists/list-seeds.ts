import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Category, Product } from '../catalogue/product.ts';
import { hash } from '../wire/variation.ts';
import { describeList } from './list-names.ts';
import type { ListItem, ShoppingList } from './shopping-list.ts';

/** The values of `?lists=`: the number of lists in the account. */
export const LIST_SEEDS = ['0', '1', '30', '400'] as const;

export type ListSeed = (typeof LIST_SEEDS)[number];

/** The indexes of the lists that differ from the others. */
const WISH_LIST = 1;
const HUGE = 2;
const EMPTY = 3;
const CANNOT_BE_BOUGHT = 4;

/** The values of `?items=`: the number of rows of the largest list. */
export const ITEM_COUNTS = ['500', '2000', '5000', '10000', '20000'] as const;

/** The number of rows of the largest list: more than the catalogue has products. */
export const HUGE_COUNT = 500;

const MOST_ITEMS = 20;
const QUANTITIES = [1, 2, 1, 6, 12, 3, 30, 1];

/** Above this price in dollars, a list needs only one piece of a product. */
const DEAR = 60;
const NEWEST = Date.UTC(2026, 9, 26);
const DAY = 86_400_000;

const UNBUYABLE = CATALOGUE.filter((product) => product.discontinued || product.priceOnRequest);

const made = new Map<string, readonly ShoppingList[]>();

/** Returns the lists that an account starts with: the same ones every time. */
export function seedLists(seed: ListSeed): readonly ShoppingList[] {
  return makeLists('gl2', Number(seed));
}

/**
 * Creates the lists of an account. Most have a few items; if there are enough lists, one is a wish list, one has 500
 * items, one is empty, and one has nothing that can be bought.
 * @param prefix the beginning of the ids; the same prefix gives the same lists
 */
export function makeLists(prefix: string, count: number): readonly ShoppingList[] {
  const key = `${prefix} ${count}`;
  const lists = made.get(key) ?? Array.from({ length: count }, (_, index) => makeList(prefix, index));
  made.set(key, lists);
  return lists;
}

/** Returns the lists with another number of rows in the largest one. */
export function lengthenList(lists: readonly ShoppingList[], count: number): readonly ShoppingList[] {
  return lists.map((list, index) =>
    index === HUGE ? { ...list, items: makeItems(list.id, takeInTurn(CATALOGUE, count)) } : list,
  );
}

function makeList(prefix: string, index: number): ShoppingList {
  const id = `${prefix}${String(index).padStart(4, '0')}`;
  const seed = hash(id);
  const { categories, ...facts } = describeList(index);
  const products = productsOf(index, seed, categories);
  return {
    id,
    ...facts,
    ...SPECIAL[index],
    createdOn: NEWEST - (index * 3 + (seed % 3)) * DAY,
    isPublic: index % 2 === 0,
    isWishlist: index === WISH_LIST,
    items: makeItems(id, products),
  };
}

function makeItems(listId: string, products: readonly Product[]): ListItem[] {
  const seed = hash(listId);
  return products.map(({ itemNumber, listPrice }, row) => ({
    id: `gi${listId.slice(2)}${String(row).padStart(3, '0')}`,
    itemNumber,
    quantity: listPrice > DEAR ? 1 : (QUANTITIES[(seed + row) % QUANTITIES.length] as number),
  }));
}

const SPECIAL: Record<number, { name: string; description: string }> = {
  [WISH_LIST]: { name: 'Wish List', description: 'If the grant comes through.' },
  [HUGE]: { name: 'Whole-School Stockroom', description: 'Everything that we keep, shelf by shelf.' },
  [EMPTY]: { name: 'Summer Institute', description: '' },
  [CANNOT_BE_BOUGHT]: { name: 'Old Favorites', description: 'Are there replacements for these?' },
};

function productsOf(index: number, seed: number, categories: readonly Category[]): readonly Product[] {
  if (index === HUGE) return takeInTurn(CATALOGUE, HUGE_COUNT);
  if (index === EMPTY) return [];
  if (index === CANNOT_BE_BOUGHT) return UNBUYABLE;
  const fitting = CATALOGUE.filter(({ category }) => categories.includes(category));
  return fitting
    .sort((one, other) => hash(`${seed}${one.itemNumber}`) - hash(`${seed}${other.itemNumber}`))
    .slice(0, 3 + (seed % MOST_ITEMS));
}

function takeInTurn(products: readonly Product[], count: number): Product[] {
  return Array.from({ length: count }, (_, index) => products[index % products.length] as Product);
}
