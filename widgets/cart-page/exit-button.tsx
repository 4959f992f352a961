import type { Visitor } from '../../shared/domain/account/visitor.ts';
import { isCartEmpty } from '../../shared/domain/cart/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { $cart } from '../../shared/stores/cart/cart.ts';
import { $checkout } from '../../shared/stores/checkout-phase.ts';
import { useStore } from '../../shared/stores/store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { messages } from './cart-page-messages.ts';
import type { CartPageState } from './cart-page-state.ts';

interface ExitButtonProps {
  permissions: Permissions;
  visitor: Visitor;
  page: CartPageState;
}

/** EXIT CART, if this is a punch-out session whose main button sends the cart [1 §2 Action, wire Punch-out]. */
export function ExitButton({ permissions, visitor, page }: ExitButtonProps) {
  const busy = useStore($checkout) !== 'idle';
  const empty = useStore($cart, ({ cart }) => cart !== null && isCartEmpty(cart));
  if (!permissions.mayExitToo) return null;
  return (
    <Button
      className="cb-cart__exit"
      busy={busy}
      disabled={empty}
      hint={empty ? messages.emptyReason : undefined}
      onPress={() => page.leave(({ leaveCart }) => leaveCart({ ...permissions, action: 'exit' }, visitor))}
    >
      {messages.exit}
    </Button>
  );
}
