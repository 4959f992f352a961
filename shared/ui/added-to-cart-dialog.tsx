import type { AddedProducts } from '../domain/added-products.ts';
import { AddedProductList } from './added-product-list.tsx';
import { Button } from './button.tsx';
import { cartDialogMessages as messages } from './cart-dialog-messages.ts';
import { Dialog } from './dialog.tsx';

interface AddedToCartDialogProps {
  products: AddedProducts;
  /** Leads on to the checkout; without it there is no such button. */
  onCheckout?: () => unknown;
  onClose: () => void;
}

/** Says line by line what went into the cart and what did not, with the reason [2 §2], [2 §4]. */
export function AddedToCartDialog({ products, onCheckout, onClose }: AddedToCartDialogProps) {
  const { added, refused } = products;
  const isNothing = added.length === 0;
  return (
    <Dialog
      title={isNothing ? messages.notAddedTitle : messages.addedTitle}
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
        {isNothing && <p className="cb-dialog__question">{messages.addedNothing}</p>}
        <AddedProductList heading={messages.addedHeading} products={added} />
        <AddedProductList heading={messages.refusedHeading} products={refused} refused />
      </div>
    </Dialog>
  );
}
