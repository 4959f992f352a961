import type { AddedProduct } from '../domain/added-products.ts';
import { fill } from '../page/messages.ts';
import { cartDialogMessages as messages } from './cart-dialog-messages.ts';
import { ProductImage } from './product-image.tsx';

interface AddedProductListProps {
  heading: string;
  /** None of them: nothing is shown. */
  products: readonly AddedProduct[];
  /** These did not go into the cart. */
  refused?: boolean;
}

/** Products with picture, name, item number, pieces and what the server says of each. */
export function AddedProductList({ heading, products, refused }: AddedProductListProps) {
  if (products.length === 0) return null;
  return (
    <section className="cb-added__group" data-refused={refused || undefined}>
      <h3 className="cb-added__heading">{heading}</h3>
      <ul className="cb-added__products">
        {products.map(({ productId, name, quantity, imageUrl, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one item may stand on two lines, and none moves
          <li className="cb-added__product" key={index}>
            <ProductImage url={imageUrl} size={56} />
            <span className="cb-added__facts">
              {name && <span className="cb-added__name">{name}</span>}
              <span className="cb-added__number" translate="no">
                {fill(messages.addedItemNumber, { number: productId })}
              </span>
              {quantity !== undefined && (
                <span className="cb-added__quantity">{fill(messages.addedQuantity, { quantity })}</span>
              )}
              {message && <span className="cb-added__message">{message}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
