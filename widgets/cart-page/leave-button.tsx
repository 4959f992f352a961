import type { Permissions } from '../../shared/domain/permissions.ts';
import type { Visitor } from '../../shared/domain/visitor.ts';
import { fill } from '../../shared/page/messages.ts';
import { $checkout } from '../../shared/stores/checkout-phase.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { messages } from './cart-page-messages.ts';
import type { CartPageState } from './cart-page-state.ts';

interface LeaveButtonProps {
  permissions: Permissions;
  visitor: Visitor;
  page: CartPageState;
  /** Why it cannot be pressed now, such as an empty cart. */
  obstacle: string | undefined;
}

/** The button that leads on from the cart, in the variant that this visitor has [1 §2, §6]. */
export function LeaveButton({ permissions, visitor, page, obstacle }: LeaveButtonProps) {
  const busy = useStore($checkout) !== 'idle';
  const names: Record<Permissions['action'], string> = {
    checkout: messages.checkout,
    quote: messages.quote,
    'send-cart': fill(messages.sendCart, { client: visitor.punchOutClient ?? '' }),
    exit: messages.exit,
  };
  return (
    <Button
      tone="action"
      className="cb-cart__leave"
      busy={busy}
      disabled={Boolean(obstacle)}
      hint={obstacle}
      onPress={() => page.leave(permissions, visitor)}
    >
      {busy && <Spinner />}
      <span className="cb-cart__leave-name">{names[permissions.action]}</span>
    </Button>
  );
}
