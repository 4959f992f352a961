import { CATALOGUE } from '../catalogue/catalogue.ts';
import type { Category, Product } from '../catalogue/product.ts';
import { hash } from '../wire/variation.ts';
import { describeList } from './list-names.ts';
import type { ShoppingList } from './shopping-list.ts';

/** What `?lists=` may ask for: how many lists the account has. */
export const LIST_SEEDS = ['0', '1', '30', '400'] as const;

export type ListSeed = (typeof LIST_SEEDS)[number];

/** The places of the lists that are unlike the others, where there are so many. */
const WISH_LIST = 1;
const HUGE = 2;
const EMPTY = 3;
const CANNOT_BE_BOUGHT = 4;

/** Rows of the largest list: more than the catalogue has products. */
export const HUGE_COUNT = 500;

const MOST_ITEMS = 20;
const QUANTITIES = [1, 2, 1, 6, 12, 3, 30, 1];

/** In dollars: one of what costs more is enough for a list. */
const DEAR = 60;
const NEWEST = Date.UTC(2026, 9, 26);
const DAY = 86_400_000;

const UNBUYABLE = CATALOGUE.filter((product) => product.discontinued || product.priceOnRequest);

const made = new Map<string, readonly ShoppingList[]>();

/** Gives the lists that an account of the shop starts with; the same ones each time. */
export function seedLists(seed: ListSeed): readonly ShoppingList[] {
  return makeLists('gl2', Number(seed));
}

/**
 * Makes lists as accounts have them: most of a few items, and where there are enough of them a wish list,
 * one of 500 items, an empty one and one with nothing that can be bought.
 * @param prefix what the ids begin with; the same one gives the same lists
 */
export function makeLists(prefix: string, count: number): readonly ShoppingList[] {
  const key = `${prefix} ${count}`;
  const lists = made.get(key) ?? Array.from({ length: count }, (_, place) => makeList(prefix, place));
  made.set(key, lists);
  return lists;
}

function makeList(prefix: string, place: number): ShoppingList {
  const id = `${prefix}${String(place).padStart(4, '0')}`;
  const seed = hash(id);
  const { categories, ...facts } = describeList(place);
  const products = productsOf(place, seed, categories);
  return {
    id,
    ...facts,
    ...SPECIAL[place],
    createdOn: NEWEST - (place * 3 + (seed % 3)) * DAY,
    isPublic: place % 2 === 0,
    isWishlist: place === WISH_LIST,
    items: products.map(({ itemNumber, listPrice }, row) => ({
      id: `gi${id.slice(2)}${String(row).padStart(3, '0')}`,
      itemNumber,
      quantity: listPrice > DEAR ? 1 : (QUANTITIES[(seed + row) % QUANTITIES.length] as number),
    })),
  };
}

const SPECIAL: Record<number, { name: string; description: string }> = {
  [WISH_LIST]: { name: 'Wish List', description: 'If the grant comes through.' },
  [HUGE]: { name: 'Whole-School Stockroom', description: 'Everything that we keep, shelf by shelf.' },
  [EMPTY]: { name: 'Summer Institute', description: '' },
  [CANNOT_BE_BOUGHT]: { name: 'Old Favorites', description: 'Are there replacements for these?' },
};

function productsOf(place: number, seed: number, categories: readonly Category[]): readonly Product[] {
  if (place === HUGE) return takeInTurn(CATALOGUE, HUGE_COUNT);
  if (place === EMPTY) return [];
  if (place === CANNOT_BE_BOUGHT) return UNBUYABLE;
  const fitting = CATALOGUE.filter(({ category }) => categories.includes(category));
  return fitting
    .sort((one, other) => hash(`${seed}${one.itemNumber}`) - hash(`${seed}${other.itemNumber}`))
    .slice(0, 3 + (seed % MOST_ITEMS));
}

function takeInTurn(products: readonly Product[], count: number): Product[] {
  return Array.from({ length: count }, (_, index) => products[index % products.length] as Product);
}
