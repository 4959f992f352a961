import { findProduct, pictureUrl, productUrl } from '../../catalogue/catalogue.ts';
import { resourceCategories } from '../../orders/resources.ts';
import { Refusal } from '../../wire/refusal.ts';
import { type Call, textOf, textsOf } from '../call.ts';

/**
 * The call of the order resources page. Anybody with the address may make it, because it reveals nothing about the order
 * [2 §7 Order resources].
 */
export const ORDER_RESOURCE_CALLS: readonly Call[] = [
  {
    method: 'POST',
    path: 'order/order-resources',
    beside: ['products', 'categoryList'],
    run({ body }) {
      const orderId = textOf(body.orderId);
      if (!orderId) throw new Refusal('Please open this page from your order.', 'noOrder', 'orderId');
      const products = textsOf(body.productIds).flatMap((itemNumber) => findProduct(itemNumber) ?? []);
      const orderMsg = products.length
        ? `Resources for order ${orderId}: ${products.length} of your items come with something to read, watch or try.`
        : `Resources for order ${orderId}`;
      return {
        orderMsg,
        products: products.map((product) => ({
          productId: product.itemNumber,
          displayName: product.name,
          productUrl: productUrl(product),
          imageURL: pictureUrl(product),
        })),
        categoryList: resourceCategories(products),
      };
    },
  },
];
