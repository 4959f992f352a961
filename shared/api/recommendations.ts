import type { Money } from '../domain/cart.ts';
import { identifier, required, text } from './coercers.ts';
import { fields, list } from './fields.ts';
import type { ReadOptions } from './http.ts';
import { money } from './money.ts';
import { post } from './post.ts';
import type { Result } from './result.ts';

/** A product that goes with what is in the cart. */
export interface Recommendation {
  itemNumber: string;
  name: string;
  url?: string;
  imageUrl?: string;
  price?: Money;
}

/** How many are asked for [1 §9]. */
const RECOMMENDATIONS = 10;

const RelatedProductsReply = fields({
  relatedProducts: list(
    fields({
      productId: required(identifier),
      displayName: required(text),
      productUrl: text,
      imageURL: text,
      price: money,
    }),
  ),
});

/**
 * Reads related products: POST `cart/sitespect-details` [1 §7].
 * @param query.itemNumbers of the cart's lines
 * @param query.algorithm and `rules`: the widget's attributes, passed on as they are
 */
export function readRecommendations(
  { itemNumbers, algorithm, rules }: { itemNumbers: readonly string[]; algorithm: string; rules: string },
  options?: ReadOptions,
): Promise<Result<Recommendation[]>> {
  const spectMap = { algorithm, itemSet: itemNumbers.join(), num: RECOMMENDATIONS, rules };
  return post(
    'cart/sitespect-details',
    { spectMap },
    RelatedProductsReply,
    ({ relatedProducts }) =>
      relatedProducts?.rows.map(({ productId, displayName, productUrl, imageURL, price }) => ({
        itemNumber: productId,
        name: displayName,
        url: productUrl,
        imageUrl: imageURL,
        price,
      })) ?? [],
    options,
  );
}
