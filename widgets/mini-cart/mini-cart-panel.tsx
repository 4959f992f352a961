import { useEffect, useLayoutEffect, useRef } from 'react';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { MiniCartContents } from './mini-cart-contents.tsx';
import { messages } from './mini-cart-messages.ts';
import { $miniCart, followMiniCart, loadMiniCart } from './mini-cart-state.ts';

const panelMessages = defineMessages('mini-cart', {
  viewCart: 'View Cart',
  offline: 'You are offline, so your cart could not be read.',
  session: 'Your session has ended.',
  signIn: 'Sign in',
});

export interface MiniCartPanelProps {
  /** Closed by Escape, the focus goes back to the button; closed by leaving, it stays where it went. */
  close: (how: { refocus: boolean }) => void;
}

/** The content of the panel: the cart, or why it could not be read, and always the link to the cart page. */
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
    // The pressed button is gone with its message, so the focus moves on.
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

/** In px: the panel's width where there is room for it, and its least distance to the window's edges. */
const WIDTH = 360;
const MARGIN = 8;
const LEAST_HEIGHT = 160;

interface OpenPanel {
  /** The button and the panel together: what is inside does not close it. */
  root: HTMLElement;
  panel: HTMLElement;
  close: (how: { refocus: boolean }) => void;
}

/** Keeps an open panel in the window, and closes it when the shopper leaves it. @returns unsubscribe */
function followPanel({ root, panel, close }: OpenPanel): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const place = () => placePanel(root, panel);
  const leave = (event: Event) => {
    if (!root.contains(event.target as Node)) close({ refocus: false });
  };
  place();
  window.addEventListener('resize', place, { signal });
  document.addEventListener('pointerdown', leave, { signal });
  document.addEventListener('focusin', leave, { signal });
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      close({ refocus: true });
    },
    { signal },
  );
  return () => ending.abort();
}

/** Places the panel's right edge below the button's. In a small window the panel is moved and narrowed. */
function placePanel(root: HTMLElement, panel: HTMLElement): void {
  const anchor = root.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const width = Math.min(WIDTH, room - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(anchor.right, room - MARGIN) - width);
  const height = Math.max(LEAST_HEIGHT, window.innerHeight - anchor.bottom - 2 * MARGIN);
  panel.style.setProperty('--cb-panel-left', `${left - anchor.left}px`);
  panel.style.setProperty('--cb-panel-width', `${width}px`);
  panel.style.setProperty('--cb-panel-height', `${height}px`);
}
