import { priceLine } from '../../cart/line-price.ts';
import { CATALOGUE, findProduct, pictureUrl, productUrl } from '../../catalogue/catalogue.ts';
import type { Product } from '../../catalogue/product.ts';
import { FRAGMENTS } from '../../samples/campaign.ts';
import type { UserKind } from '../../user-kinds.ts';
import { hash } from '../../wire/variation.ts';
import { type Call, textOf } from '../call.ts';
import { demand } from './cart-lines.ts';

const MOST_RELATED = 10;

/** The calls that depend on the cart's contents: related products, and the promotional area below it. */
export const PROMOTION_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'cart/sitespect-details',
    run({ session: { kind }, body, vary }) {
      const map = (body.spectMap ?? {}) as Record<string, unknown>;
      demand(Number(map.num) > 0);
      const products = related(textOf(map.itemSet).split(','), textOf(map.algorithm) + textOf(map.rules));
      return {
        relatedProducts: products.slice(0, Math.min(Number(map.num), MOST_RELATED)).map((product) => ({
          productId: product.itemNumber,
          displayName: product.name,
          productUrl: productUrl(product),
          imageURL: pictureUrl(product),
          price: vary.money(kind.pricesHidden ? undefined : priceOf(product, kind)),
        })),
      };
    },
  },
  {
    method: 'GET',
    path: 'cart/cart-bottom-area',
    run: ({ session }) => ({ targeterResult: FRAGMENTS[session.promotion] }),
  },
];

function priceOf({ itemNumber }: Product, kind: UserKind): number {
  return priceLine({ id: '', itemNumber, quantity: 1 }, kind).unit;
}

/**
 * Returns related products, those from the cart's own categories first. The algorithm and its rules decide the order
 * within them.
 */
function related(itemNumbers: readonly string[], algorithm: string): Product[] {
  const held = itemNumbers.flatMap((itemNumber) => findProduct(itemNumber) ?? []);
  const categories = new Set(held.map((product) => product.category));
  const rank = (product: Product): number =>
    (categories.has(product.category) ? 0 : 2 ** 32) + hash(algorithm + product.itemNumber);
  return CATALOGUE.filter(
    (product) => !product.discontinued && !product.priceOnRequest && !held.includes(product),
  ).sort((one, other) => rank(one) - rank(other));
}
