import type { MiniCart } from '../../shared/api/mini-cart.ts';
import { permissionsFor } from '../../shared/domain/permissions.ts';
import { fill } from '../../shared/page/messages.ts';
import { $session } from '../../shared/stores/session.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Money } from '../../shared/ui/money.tsx';
import { panelMessages } from './mini-cart-panel-messages.ts';
import { MiniCartRow } from './mini-cart-row.tsx';

/** A glance, not the cart page: further lines are told by their number. */
const MOST_ROWS = 5;

/** Lines and subtotal, prices only where the visitor sees prices [1 §6]. */
export function MiniCartContents({ cart }: { cart: MiniCart }) {
  const { visitor } = useStore($session);
  const { seesPrices, subtotalLabel } = permissionsFor(visitor, 'standard');
  const more = cart.lines.length - MOST_ROWS;
  if (cart.lines.length === 0 && !cart.unreadableLines) {
    return (
      <div className="cb-mini-cart__empty">
        <p className="cb-mini-cart__text">{panelMessages.empty}</p>
        <p className="cb-mini-cart__text" data-quiet>
          {panelMessages.emptyHint}
        </p>
      </div>
    );
  }
  return (
    <>
      <ul className="cb-mini-cart__rows">
        {cart.lines.slice(0, MOST_ROWS).map((line) => (
          <MiniCartRow key={line.id} line={line} seesPrices={seesPrices} />
        ))}
      </ul>
      {more > 0 && (
        <p className="cb-mini-cart__text" data-quiet>
          {more === 1 ? panelMessages.moreOne : fill(panelMessages.moreMany, { count: more })}
        </p>
      )}
      {cart.unreadableLines > 0 && <p className="cb-mini-cart__text">{panelMessages.unreadable}</p>}
      {seesPrices && cart.subtotal !== undefined && (
        <p className="cb-mini-cart__subtotal">
          <span>
            {subtotalLabel === 'merchandise-total' ? panelMessages.merchandiseTotal : panelMessages.subtotal}
          </span>
          <Money amount={cart.subtotal} />
        </p>
      )}
    </>
  );
}
