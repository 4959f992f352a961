import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { cartView } from '../../shared/page/cart-view.ts';
import { defineMessages } from '../../shared/page/messages.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useCartError } from '../../shared/ui/cart/use-cart-error.ts';
import { Notice } from '../../shared/ui/notice.tsx';
import { SignInLink } from '../../shared/ui/sign-in-link.tsx';
import { MiniCartContents } from './mini-cart-contents.tsx';
import { messages } from './mini-cart-messages.ts';
import { $miniCart, followMiniCart, loadMiniCart } from './mini-cart-state.ts';

const panelMessages = defineMessages('mini-cart', {
  viewCart: 'View Cart',
  offline: 'You’re offline, so we couldn’t load your cart.',
  session: 'Your session has ended.',
  signIn: 'Sign in',
});

interface MiniCartPanelProps {
  /** Closes the panel. With `refocus`, the focus returns to the button; without, it stays where the shopper moved it. */
  close: (how: { refocus: boolean }) => void;
}

/** The panel's content: the cart, or why it could not be read, and a link to the cart page, except in the inspect view. */
export function MiniCartPanel({ close }: MiniCartPanelProps) {
  const { cart, failure } = useStore($miniCart);
  const foot = useRef<HTMLDivElement>(null);
  const linked = cartView() === 'standard';

  const text = failure === 'offline' || failure === 'session' ? panelMessages[failure] : messages.failed;

  const problem = useMemo(() => failure && { kind: failure }, [failure]);
  useCartError('read', problem, text);
  useEffect(followMiniCart, []);
  useLayoutEffect(() => {
    const panel = foot.current?.closest('section');
    const root = panel?.parentElement;
    if (panel && root) return followPanel({ root, panel, close });
  }, [close]);

  async function retry(): Promise<void> {
    await loadMiniCart();
    // The pressed button was removed with its message.
    if (!$miniCart.get().failure) (foot.current?.querySelector('a') ?? foot.current)?.focus();
  }

  return (
    <>
      {failure && (
        <Notice tone="danger" urgent>
          <span>{text}</span>{' '}
          {failure === 'session' ? (
            linked && <SignInLink text={panelMessages.signIn} />
          ) : (
            <Button tone="link" onPress={retry}>
              {messages.tryAgain}
            </Button>
          )}
        </Notice>
      )}
      {cart && <MiniCartContents cart={cart} />}
      {!cart && !failure && <p className="cb-mini-cart__text">{messages.loading}</p>}
      <div className="cb-mini-cart__foot" ref={foot} tabIndex={-1}>
        {linked && (
          <a className="cb-button" data-tone="primary" href="/checkout/cart">
            {panelMessages.viewCart}
          </a>
        )}
      </div>
    </>
  );
}

/** In px: the panel's width if there is room for it, and its distance to the window's edges. */
const WIDTH = 360;
const MARGIN = 8;
const MIN_HEIGHT = 160;

interface OpenPanel {
  /** Contains the button and the panel. A press inside it doesn't close the panel. */
  root: HTMLElement;
  panel: HTMLElement;
  close: (how: { refocus: boolean }) => void;
}

/** Keeps an open panel inside the window, and closes it when the shopper leaves it. @returns unsubscribe */
function followPanel({ root, panel, close }: OpenPanel): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const reposition = () => positionPanel(root, panel);
  const leave = (event: Event) => {
    if (!root.contains(event.target as Node)) close({ refocus: false });
  };
  reposition();
  window.addEventListener('resize', reposition, { signal });
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

/** Aligns the panel's right edge with the button's. In a small window, moves and narrows the panel. */
function positionPanel(root: HTMLElement, panel: HTMLElement): void {
  const anchor = root.getBoundingClientRect();
  const room = document.documentElement.clientWidth;
  const width = Math.min(WIDTH, room - 2 * MARGIN);
  const left = Math.max(MARGIN, Math.min(anchor.right, room - MARGIN) - width);
  const height = Math.max(MIN_HEIGHT, window.innerHeight - anchor.bottom - 2 * MARGIN);
  panel.style.setProperty('--cb-panel-left', `${left - anchor.left}px`);
  panel.style.setProperty('--cb-panel-width', `${width}px`);
  panel.style.setProperty('--cb-panel-height', `${height}px`);
}
