import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { fill } from '../../shared/page/messages.ts';
import { loadPart } from '../../shared/page/parts/load-part.ts';
import { report } from '../../shared/page/report.ts';
import { $cartCount, verifyCartCount } from '../../shared/stores/cart/cart-count.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { cartIcon, Icon } from '../../shared/ui/icon.tsx';
import type { definition } from './mini-cart-definition.ts';
import { messages } from './mini-cart-messages.ts';
import type { MiniCartPanelProps } from './mini-cart-panel.tsx';

/**
 * The cart in a page's header. It shows the count that the page printed, then the server's count, and follows every
 * change of the cart [1 §7 Reading].
 */
export function MiniCart({ panel }: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  const count = useStore($cartCount) ?? visitor.cartCount ?? null;
  useEffect(() => {
    void verifyCartCount();
  }, []);
  return (
    <div className="cb-root cb-mini-cart">
      <MiniCartLink count={count} />
      {panel && <MiniCartDisclosure />}
    </div>
  );
}

/** The count has room for four figures; above them it is shown as `9999+`. */
const MOST_SHOWN = 9999;

/**
 * The way to the cart, with the count. Its place has the same width for any count, so nothing beside it moves. The
 * accessible name contains the visible text, so that voice control finds the link.
 *
 * @param count Pieces in the cart; null while nobody knows.
 */
function MiniCartLink({ count }: { count: number | null }) {
  const shown = count === null ? '' : count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
  const name = fill(count === 1 ? messages.cartOne : messages.cartMany, { count: shown });
  return (
    <a className="cb-mini-cart__link" href="/checkout/cart" aria-label={shown ? name : messages.cart}>
      <Icon path={cartIcon} />
      <span className="cb-mini-cart__word">{messages.cart}</span>{' '}
      <span className="cb-mini-cart__count" data-empty={!count || undefined} translate="no">
        {shown}
      </span>
    </a>
  );
}

let Panel: ComponentType<MiniCartPanelProps> | undefined;

async function loadPanel(): Promise<void> {
  Panel ??= (await loadPart(() => import('./mini-cart-panel.tsx'))).MiniCartPanel;
}

/** Fetches the code when the pointer or the focus reaches the button. The cart is read when the panel opens. */
function preloadPanel(): void {
  loadPanel().catch(() => {});
}

/**
 * A button that shows and hides the cart's panel below it: a disclosure, so the focus stays on the button and the panel
 * comes next. The panel's code is loaded when it is needed.
 */
function MiniCartDisclosure() {
  const [open, setOpen] = useState(false);
  const [part, setPart] = useState<'loading' | 'ready' | 'missing'>('loading');
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useUniqueId();

  function close({ refocus }: { refocus: boolean }): void {
    setOpen(false);
    if (refocus) toggle.current?.focus();
  }

  async function show(): Promise<void> {
    setOpen(true);
    setPart('loading');
    try {
      await loadPanel();
      setPart('ready');
    } catch (error) {
      report('part-not-loaded', messages.failed, { widget: 'mini-cart', error });
      setPart('missing');
    }
  }

  return (
    <div className="cb-mini-cart__disclosure">
      <button
        ref={toggle}
        type="button"
        className="cb-mini-cart__toggle"
        aria-label={messages.toggle}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => (open ? close({ refocus: false }) : show())}
        onPointerEnter={preloadPanel}
        onFocus={preloadPanel}
      />
      {open && (
        <section className="cb-mini-cart__panel" id={panelId} aria-label={messages.toggle}>
          {part === 'ready' && Panel ? (
            <Panel close={close} />
          ) : (
            <p className="cb-mini-cart__text">{part === 'missing' ? messages.failed : messages.loading}</p>
          )}
          {part === 'missing' && (
            <button
              type="button"
              className="cb-button"
              onClick={() => {
                // This button disappears, so the toggle takes the focus.
                toggle.current?.focus();
                void show();
              }}
            >
              {messages.tryAgain}
            </button>
          )}
        </section>
      )}
    </div>
  );
}
