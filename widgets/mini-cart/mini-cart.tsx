import { useEffect } from 'react';
import type { PropsOf } from '../../shared/embed/attributes.ts';
import { $cartCount, verifyCartCount } from '../../shared/stores/cart-count.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import type { miniCartDefinition } from './mini-cart-definition.ts';
import { MiniCartDisclosure } from './mini-cart-disclosure.tsx';
import { MiniCartLink } from './mini-cart-link.tsx';

/**
 * The cart in a page's header: the count at once from what the page printed, then as it really is, and
 * after every change made anywhere [1 §7].
 */
export function MiniCart({ panel }: PropsOf<typeof miniCartDefinition.attributes>) {
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
