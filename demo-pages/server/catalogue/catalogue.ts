import { EQUIPMENT } from './equipment.ts';
import { LABORATORY } from './laboratory.ts';
import { LIFE_SCIENCE } from './life-science.ts';
import type { Category, Product } from './product.ts';
import { SINGLE_SLIDES } from './single-slides.ts';

/** Everything the shop shows, or has sold. */
export const CATALOGUE: readonly Product[] = [...LIFE_SCIENCE, ...LABORATORY, ...EQUIPMENT];

const byItemNumber = new Map(
  [...CATALOGUE, ...SINGLE_SLIDES].map((product) => [product.itemNumber, product]),
);

/** Gives the product with that item number, however it is cased; undefined when there is none. */
export function findProduct(itemNumber: string): Product | undefined {
  return byItemNumber.get(itemNumber.trim().toUpperCase());
}

/** Gives a product that is known to exist, such as one on a cart line. */
export function productOf(itemNumber: string): Product {
  const product = byItemNumber.get(itemNumber);
  if (!product) throw new Error(`The catalogue has no item ${itemNumber}`);
  return product;
}

/** What can still be ordered in a category, or everywhere; `search` looks into names and item numbers. */
export function listProducts(category?: Category, search = ''): Product[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return CATALOGUE.filter(
    (product) =>
      !product.discontinued &&
      (!category || product.category === category) &&
      words.every((word) => `${product.name} ${product.itemNumber}`.toLowerCase().includes(word)),
  );
}

/** Where a product's page is. */
export function productUrl({ itemNumber }: Product): string {
  return `/product/${itemNumber}`;
}

/** Where a product's picture is; 200 by 200 units. */
export function pictureUrl({ itemNumber }: Product): string {
  return `/images/products/${itemNumber}.svg`;
}
