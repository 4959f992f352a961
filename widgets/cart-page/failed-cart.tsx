import type { RefObject } from 'react';
import { configuration } from '../../shared/page/configuration.ts';
import { fill } from '../../shared/page/messages.ts';
import { loadCart } from '../../shared/stores/cart.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { lazyMessages } from './cart-page-lazy-messages.ts';

/** A cart that could not be read, with the shop's text for it [1 §8]. */
export function FailedCart({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const { phone } = configuration();
  function retry() {
    // The button goes away while the cart is read again; the focus must not go with it.
    heading.current?.focus();
    return loadCart();
  }
  return (
    <div className="cb-cart__failed">
      <Notice tone="danger" urgent>
        <p className="cb-cart__failed-text">{lazyMessages.loadFailed}</p>
        {phone && <p className="cb-cart__failed-text">{fill(lazyMessages.customerService, { phone })}</p>}
      </Notice>
      <Button tone="primary" onPress={retry}>
        {lazyMessages.tryAgain}
      </Button>
    </div>
  );
}
