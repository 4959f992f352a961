import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { MiniCartContents } from './mini-cart-contents.tsx';
import { messages } from './mini-cart-messages.ts';
import { panelMessages } from './mini-cart-panel-messages.ts';
import { followPanel } from './mini-cart-placement.ts';
import { $miniCart, followMiniCart, loadMiniCart } from './mini-cart-state.ts';

export interface MiniCartPanelProps {
  /** Closed by Escape, the focus goes back to the button; closed by leaving, it stays where it went. */
  close: (how: { refocus: boolean }) => void;
}

/** What the panel holds: the cart as far as it is known, why it is not, and the way to it in any case. */
export function MiniCartPanel({ close }: MiniCartPanelProps) {
  const { cart, failure } = useStore($miniCart);
  const wayToCart = useRef<HTMLAnchorElement>(null);

  useEffect(followMiniCart, []);
  useLayoutEffect(() => {
    const panel = wayToCart.current?.closest('section');
    const root = panel?.parentElement;
    if (panel && root) return followPanel({ root, panel, close });
  }, [close]);

  async function retry(): Promise<void> {
    await loadMiniCart();
    // The pressed button has gone with its message.
    if (!$miniCart.get().failure) wayToCart.current?.focus();
  }

  return (
    <>
      {failure && (
        <Notice tone="danger" urgent>
          <span>
            {failure === 'offline' || failure === 'session' ? panelMessages[failure] : messages.failed}
          </span>{' '}
          {failure === 'session' ? (
            <a className="cb-link" href="/account/login?resume=prev">
              {panelMessages.signIn}
            </a>
          ) : (
            <Button tone="link" onPress={retry}>
              {messages.tryAgain}
            </Button>
          )}
        </Notice>
      )}
      {cart && <MiniCartContents cart={cart} />}
      {!cart && !failure && <p className="cb-mini-cart__text">{messages.loading}</p>}
      <div className="cb-mini-cart__foot">
        <a ref={wayToCart} className="cb-button" data-tone="primary" href="/checkout/cart">
          {panelMessages.viewCart}
        </a>
      </div>
    </>
  );
}
