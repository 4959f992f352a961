import { EQUIPMENT } from './equipment.ts';
import { LABORATORY } from './laboratory.ts';
import { LIFE_SCIENCE } from './life-science.ts';
import type { Category, Product } from './product.ts';
import { SINGLE_SLIDES } from './single-slides.ts';

/** Everything the shop sells, or used to sell. */
export const CATALOGUE: readonly Product[] = [...LIFE_SCIENCE, ...LABORATORY, ...EQUIPMENT];

const byItemNumber = new Map(
  [...CATALOGUE, ...SINGLE_SLIDES].map((product) => [product.itemNumber, product]),
);

/** Returns the product with this item number, ignoring case, or undefined if there is none. */
export function findProduct(itemNumber: string): Product | undefined {
  return byItemNumber.get(itemNumber.trim().toUpperCase());
}

/** Returns a product that is known to exist, such as one on a cart line. Throws if it does not. */
export function productOf(itemNumber: string): Product {
  const product = byItemNumber.get(itemNumber);
  if (!product) throw new Error(`The catalogue has no item ${itemNumber}`);
  return product;
}

/**
 * Returns the products that can still be ordered, in one category or in all. `search` looks at names and item numbers.
 */
export function listProducts(category?: Category, search = ''): Product[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return CATALOGUE.filter(
    (product) =>
      !product.discontinued &&
      (!category || product.category === category) &&
      words.every((word) => `${product.name} ${product.itemNumber}`.toLowerCase().includes(word)),
  );
}

/** Returns the address of a product's page. */
export function productUrl({ itemNumber }: Product): string {
  return `/product/${itemNumber}`;
}

/** Returns the address of a product's picture, of 200 by 200 units. */
export function pictureUrl({ itemNumber }: Product): string {
  return `/images/products/${itemNumber}.svg`;
}
