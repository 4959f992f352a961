import { useEffect, useRef, useState } from 'react';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { lazyModule } from '../../shared/page/lazy/lazy-module.ts';
import { whenActivated } from '../../shared/page/leaving/when-activated.ts';
import { fill } from '../../shared/page/messages.ts';
import { forgetMergeDecision } from '../../shared/page/storage/merge-decision.ts';
import { $cartCount, verifyCartCount } from '../../shared/stores/cart/cart-count.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { useUniqueId } from '../../shared/ui/hooks.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { isLeft } from '../../shared/ui/is-left.ts';
import type { definition } from './mini-cart-definition.ts';
import { messages } from './mini-cart-messages.ts';

/** A shopping cart, for `Icon`. */
const CART = 'M3 4h2l2.4 11.2a1 1 0 0 0 1 .8h8.9a1 1 0 0 0 1-.8L20 8H6.2M9.5 20.5h.01M17 20.5h.01';

const leftCount = lazyModule(() => import('./left-count.ts'));

/**
 * The cart in a page's header. Shows the count that the page printed, then the server's count, and follows every change
 * of the cart [1 §7 Reading].
 */
export function MiniCart({ panel }: PropsOf<typeof definition.attributes>) {
  const { visitor } = useStore($session);
  const count = useStore($cartCount) ?? visitor.cartCount ?? null;
  useEffect(() => {
    void verifyCartCount();
    whenActivated(() => {
      if (isLeft('cb-left-count')) void leftCount.use(({ followLeftCount }) => followLeftCount());
    });
  }, []);
  useEffect(() => {
    // Between two sign-ins there is always a page for a guest, even if the site itself signs the shopper out.
    if (visitor.guest) whenActivated(forgetMergeDecision);
  }, [visitor]);
  return (
    <div className="cb-root cb-mini-cart">
      <MiniCartLink count={count} />
      {panel && <MiniCartDisclosure />}
    </div>
  );
}

/** The largest count that is shown. A larger one is shown as `9999+`. */
const MOST_SHOWN = 9999;

/**
 * The link to the cart, with the count; in the inspect view, only the count [1 §2 Inspect view]. The count takes up the same width whatever its value, so nothing beside it moves.
 * The accessible name contains the visible text, so that voice control finds the link.
 * @param count pieces in the cart; null while it is unknown
 */
function MiniCartLink({ count }: { count: number | null }) {
  const shown = shownCount(count);
  const name = fill(messages.cartCount, { shown, count: count ?? 0 });
  const content = (
    <>
      <Icon path={CART} />
      <span className="cb-mini-cart__word">{messages.cart}</span>{' '}
      <span className="cb-mini-cart__count" data-empty={!count || undefined} translate="no">
        {shown}
      </span>
    </>
  );
  // The cart page allows changes that the inspect view doesn't.
  return cartView() === 'inspect' ? (
    <span className="cb-mini-cart__link">{content}</span>
  ) : (
    <a className="cb-mini-cart__link" href="/checkout/cart" aria-label={shown ? name : messages.cart}>
      {content}
    </a>
  );
}

function shownCount(count: number | null): string {
  if (count === null) return '';
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count);
}

const panelModule = lazyModule(() => import('./mini-cart-panel.tsx'));

/** Loads the panel's code when the pointer or the focus reaches the button. The cart is read when the panel opens. */
function preparePanel(): void {
  void panelModule.prepare();
}

/**
 * The button that shows and hides the cart's panel below it. It is a disclosure: the focus stays on the button, and the
 * panel is next in tab order.
 */
function MiniCartDisclosure() {
  const [open, setOpen] = useState(false);
  const [panel, setPanel] = useState<typeof import('./mini-cart-panel.tsx')>();
  const [missing, setMissing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useUniqueId();

  function close({ refocus }: { refocus: boolean }): void {
    setOpen(false);
    if (refocus) toggle.current?.focus();
  }

  async function show(): Promise<void> {
    setOpen(true);
    setMissing(false);
    const loaded = await panelModule.use((module) => module);
    if (loaded.ok) setPanel(loaded.value);
    setMissing(!loaded.ok);
  }

  function tryAgain(): void {
    // The pressed button is removed.
    toggle.current?.focus();
    void show();
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
        onPointerEnter={preparePanel}
        onFocus={preparePanel}
      />
      {open && (
        <section className="cb-card cb-mini-cart__panel" id={panelId} aria-label={messages.toggle}>
          {panel ? (
            <panel.MiniCartPanel close={close} />
          ) : (
            <p className="cb-mini-cart__text">{missing ? messages.failed : messages.loading}</p>
          )}
          {missing && (
            <button type="button" className="cb-button" onClick={tryAgain}>
              {messages.tryAgain}
            </button>
          )}
        </section>
      )}
    </div>
  );
}
