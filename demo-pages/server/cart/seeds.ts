import { CATALOGUE } from '../catalogue/catalogue.ts';
import { type Cart, emptyCart } from './cart.ts';

/** The item numbers and quantities of an initial cart. */
type Rows = readonly (readonly [itemNumber: string, quantity: number])[];

/** Every state that a line can be in: on sale, few left, back ordered, made to order, discontinued with and without a replacement, hazardous, with a warning, limited, priced on request, the same product twice. */
const SAMPLE: Rows = [
  ['142304', 2],
  ['591234', 6],
  ['144166', 1],
  ['867890', 3],
  ['228770', 12],
  ['861281', 1],
  ['181910', 2],
  ['721260', 4],
  ['726688', 10],
  ['702405', 1],
  ['BK0042', 1],
  ['MS3000', 1],
  ['451030', 30],
  ['142304', 1],
];

/** One product of each restricted group, and two that anybody can buy. */
const RESTRICTED: Rows = [
  ['721002', 12],
  ['228770', 6],
  ['861780', 2],
  ['154730', 4],
  ['143522', 24],
  ['646704', 30],
];

const PLAIN: Rows = [
  ['721002', 12],
  ['706349', 2],
  ['591905', 1],
];

const EARLIER: Rows = [
  ['721002', 6],
  ['575640', 1],
  ['705500', 2],
];

const LARGE_COUNT = 200;

/** The values of `?cart=`. */
export const CART_SEEDS = ['empty', 'sample', 'plain', 'restricted', 'large', 'broken'] as const;

export type CartSeed = (typeof CART_SEEDS)[number];

/**
 * Creates an initial cart.
 * @param newId creates the id of a new line
 */
export function seedCart(seed: CartSeed, newId: () => string): Cart {
  switch (seed) {
    case 'empty':
      return emptyCart();
    case 'sample':
      return fill(SAMPLE, newId);
    case 'plain':
      return fill(PLAIN, newId);
    case 'restricted':
      return { ...fill(RESTRICTED, newId), zipCode: '94110' };
    case 'large':
      return fill(manyRows(), newId);
    case 'broken':
      return { ...fill(PLAIN, newId), broken: true };
  }
}

/** Creates the cart that a returning customer left behind. */
export function earlierCart(newId: () => string): Cart {
  return fill(EARLIER, newId);
}

function fill(rows: Rows, newId: () => string): Cart {
  const lines = rows.map(([itemNumber, quantity]) => ({ id: newId(), itemNumber, quantity }));
  return { ...emptyCart(), lines };
}

function manyRows(): Rows {
  const sold = CATALOGUE.filter((product) => !product.discontinued && !product.priceOnRequest);
  return Array.from({ length: LARGE_COUNT }, (_, index) => {
    const product = sold[index % sold.length] as (typeof sold)[number];
    return [product.itemNumber, (index % 2) + 1] as const;
  });
}
