import { useStore } from '@nanostores/react';
import { fill } from '../../shared/page/wording.ts';
import { $cart, refreshCart } from '../../shared/stores/cart.ts';
import { $notices, dismissNotice } from '../../shared/stores/notices.ts';
import { $session } from '../../shared/stores/session.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { words } from './cart-page-words.ts';

/** What concerns the cart as a whole: an ended session, a reading that failed, lines missing, changes. */
export function CartNotices() {
  const { ended } = useStore($session);
  const { cart, stale } = useStore($cart);
  const notices = useStore($notices).filter(({ scope }) => scope === undefined || scope === 'cart');
  const missing = cart?.unreadableLines ?? 0;
  return (
    <>
      {ended && (
        <Notice tone="warning" urgent>
          <span className="cb-cart__problem-text">{words.sessionEnded}</span>
          <a className="cb-link" href="/account/login?resume=prev">
            {words.signInAgain}
          </a>
        </Notice>
      )}
      {stale && !ended && (
        <Notice tone="warning">
          <span className="cb-cart__problem-text">{words.outOfDate}</span>
          <Button tone="link" onPress={() => refreshCart()}>
            {words.tryAgain}
          </Button>
        </Notice>
      )}
      {missing > 0 && (
        <Notice tone="warning">
          {missing === 1 ? words.oneUnreadable : fill(words.unreadable, { count: missing })}
        </Notice>
      )}
      {notices.map(({ key, tone, text }) => (
        <Notice key={key} tone={tone} onDismiss={() => dismissNotice(key)}>
          {text}
        </Notice>
      ))}
    </>
  );
}
