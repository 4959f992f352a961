import type { AddedProducts } from '../domain/added-products.ts';
import { AddedProductList } from './added-product-list.tsx';
import { Button } from './button.tsx';
import { cartDialogWords as words } from './cart-dialog-words.ts';
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
      title={isNothing ? words.notAddedTitle : words.addedTitle}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words.continueShopping}</Button>
          <a className="cb-button" data-tone={onCheckout ? undefined : 'primary'} href="/checkout/cart">
            {words.viewCart}
          </a>
          {onCheckout && (
            <Button tone="action" onPress={onCheckout}>
              {words.goToCheckout}
            </Button>
          )}
        </>
      }
    >
      <div className="cb-added">
        {isNothing && <p className="cb-dialog__question">{words.addedNothing}</p>}
        <AddedProductList heading={words.addedHeading} products={added} />
        <AddedProductList heading={words.refusedHeading} products={refused} refused />
      </div>
    </Dialog>
  );
}
