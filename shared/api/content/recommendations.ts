import type { Result } from '../../domain/failure.ts';
import type { Amount } from '../../domain/money.ts';
import { money } from '../transport/amounts.ts';
import { identifier, required, text } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import type { ReadOptions } from '../transport/http.ts';
import { list } from '../transport/list.ts';
import { post } from '../transport/post.ts';

/** A product that goes with the cart's contents. */
export interface Recommendation {
  itemNumber: string;
  name: string;
  url?: string;
  imageUrl?: string;
  price?: Amount;
}

/** How many are requested [1 §9 Recommendations]. */
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
 * Reads related products: POST `cart/sitespect-details` [1 §7 Content].
 * @param query.itemNumbers of the cart's lines
 * @param query.algorithm and `rules`: the widget's attributes, unchanged
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
