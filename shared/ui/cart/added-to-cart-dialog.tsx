import type { AddedProduct, AddedProducts } from '../../domain/cart/added-products.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { Notice } from '../notice.tsx';
import { ProductImage } from '../product-image.tsx';

const messages = defineMessages('ui', {
  addedTitle: 'Added to Cart',
  notAddedTitle: 'Not Added to Cart',
  addedHeading: 'Added',
  refusedHeading: 'Couldn’t be added',
  addedNothing: 'Nothing was added to your cart.',
  addedUnnamed: 'The items were added. View your cart to check them.',
  addedItemNumber: 'Item #{number}',
  addedQuantity: 'Qty: {quantity}',
  viewCart: 'View Cart',
  goToCheckout: 'Checkout',
  continueShopping: 'Continue Shopping',
});

interface AddedToCartDialogProps {
  products: AddedProducts;
  /** Another change of the cart to mention. */
  note?: string;
  /** The items were added, and the server doesn't say which. */
  unnamed?: boolean;
  /** Continues to checkout. Without it, there is no Checkout button. */
  onCheckout?: () => unknown;
  onClose: () => void;
}

/** Says which products were added to the cart and which were not, and why [2 §2 Order dialogs, §4 List to cart]. */
export function AddedToCartDialog({
  products,
  note,
  unnamed = false,
  onCheckout,
  onClose,
}: AddedToCartDialogProps) {
  const { added, refused } = products;
  const isNothing = added.length === 0 && !unnamed;
  return (
    <Dialog
      title={isNothing ? messages.notAddedTitle : messages.addedTitle}
      question={unnamed ? messages.addedUnnamed : isNothing ? messages.addedNothing : undefined}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{messages.continueShopping}</Button>
          <a className="cb-button" data-tone={onCheckout ? undefined : 'primary'} href="/checkout/cart">
            {messages.viewCart}
          </a>
          {onCheckout && (
            <Button tone="action" onPress={onCheckout}>
              {messages.goToCheckout}
            </Button>
          )}
        </>
      }
    >
      <div className="cb-added">
        {note && <Notice tone="warning">{note}</Notice>}
        <ProductGroup heading={messages.addedHeading} products={added} />
        <ProductGroup heading={messages.refusedHeading} products={refused} refused />
      </div>
    </Dialog>
  );
}

interface ProductGroupProps {
  heading: string;
  /** Without products, nothing is shown. */
  products: readonly AddedProduct[];
  /** Whether these products were not added. */
  refused?: boolean;
}

/** Products with picture, name, item number, quantity and the server's message. */
function ProductGroup({ heading, products, refused }: ProductGroupProps) {
  if (products.length === 0) return null;
  return (
    <section className="cb-added__group" data-refused={refused || undefined}>
      <h3 className="cb-subheading cb-added__heading">{heading}</h3>
      <ul className="cb-added__products">
        {products.map(({ productId, name, quantity, imageUrl, message }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item may be on two lines, and the list is never reordered
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
