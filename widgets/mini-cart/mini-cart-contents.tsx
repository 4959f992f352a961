import type { MiniCartLine, MiniCartReading } from '../../shared/api/cart/mini-cart.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { cartView } from '../../shared/page/cart-view.ts';
import { pageUrl } from '../../shared/page/links/page-url.ts';
import { defineMessages, fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Money } from '../../shared/ui/money.tsx';
import { ProductImage } from '../../shared/ui/product-image.tsx';

const messages = defineMessages('mini-cart', {
  empty: 'Your cart is currently empty',
  emptyHint: 'Items you add appear here.',
  item: 'Item #{item}',
  quantity: 'Quantity {quantity}',
  more: 'and {count} more in your cart',
  unreadable: 'We couldn’t show some items here. Your cart has them all.',
  subtotal: 'Subtotal',
  merchandiseTotal: 'Merchandise Total',
});

/** How many lines the panel shows. A text gives the number of further ones. */
const MOST_ROWS = 5;

/** The cart's lines and subtotal. Amounts are shown only to visitors who see prices [1 §6 Prices]. */
export function MiniCartContents({ cart }: { cart: MiniCartReading }) {
  const { visitor } = useStore($session);
  const { seesPrices, subtotalLabel, mayFollowLinks } = permissionsFor(visitor, cartView());
  const more = cart.lines.length - MOST_ROWS;
  if (cart.lines.length === 0 && !cart.unreadableLines) {
    return (
      <div className="cb-mini-cart__empty">
        <p className="cb-mini-cart__text">{messages.empty}</p>
        <p className="cb-mini-cart__text" data-quiet>
          {messages.emptyHint}
        </p>
      </div>
    );
  }
  return (
    <>
      <ul className="cb-mini-cart__rows">
        {cart.lines.slice(0, MOST_ROWS).map((line) => (
          <MiniCartRow key={line.id} line={line} seesPrices={seesPrices} linked={mayFollowLinks} />
        ))}
      </ul>
      {more > 0 && (
        <p className="cb-mini-cart__text" data-quiet>
          {fill(messages.more, { count: more })}
        </p>
      )}
      {cart.unreadableLines > 0 && <p className="cb-mini-cart__text">{messages.unreadable}</p>}
      <div data-cb-place="after-lines" />
      {seesPrices && cart.subtotal !== undefined && (
        <p className="cb-mini-cart__subtotal">
          <span>{subtotalLabel === 'merchandise-total' ? messages.merchandiseTotal : messages.subtotal}</span>
          <Money amount={cart.subtotal} />
        </p>
      )}
    </>
  );
}

interface MiniCartRowProps {
  line: MiniCartLine;
  seesPrices: boolean;
  /** Whether the name is a link to the product. */
  linked: boolean;
}

/** One line of the panel. */
function MiniCartRow({ line, seesPrices, linked }: MiniCartRowProps) {
  const url = linked && pageUrl(line.url, 'page');
  return (
    <li className="cb-mini-cart__row">
      <ProductImage url={line.imageUrl} size={56} />
      <span className="cb-mini-cart__what">
        {url ? (
          <a className="cb-mini-cart__name" href={url}>
            {line.name}
          </a>
        ) : (
          <span className="cb-mini-cart__name">{line.name}</span>
        )}
        <span className="cb-mini-cart__details">
          <span className="cb-mini-cart__detail" translate="no">
            {fill(messages.item, { item: line.itemNumber })}
          </span>
          <span className="cb-mini-cart__detail">{fill(messages.quantity, { quantity: line.quantity })}</span>
        </span>
      </span>
      {seesPrices && (
        <span className="cb-mini-cart__total">
          <Money amount={line.total} />
        </span>
      )}
    </li>
  );
}
