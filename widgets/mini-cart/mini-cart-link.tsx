import { fill } from '../../shared/page/messages.ts';
import { cartIcon } from '../../shared/ui/cart-icon.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { messages } from './mini-cart-messages.ts';

/** The count has room for four figures; a cart of more pieces is told as more than that. */
const MOST_SHOWN = 9999;

/**
 * The way to the cart, with the count. Its place is as wide for any count, so nothing beside it moves. The
 * name holds what is seen, so that a shopper who speaks commands can say it.
 *
 * @param count Pieces in the cart; null while nobody knows.
 */
export function MiniCartLink({ count }: { count: number | null }) {
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
