import type { ReactNode, RefObject } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { CartState } from '../../shared/stores/cart.ts';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CartLines } from './cart-lines.tsx';
import type { CartPageState } from './cart-page-state.ts';
import { CartSummary, Subtotal } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { FailedCart } from './failed-cart.tsx';
import { GuestBenefits } from './guest-benefits.tsx';

interface CartContentsProps {
  state: CartState;
  page: CartPageState;
  permissions: Permissions;
  heading: RefObject<HTMLElement | null>;
  /** The button that leads on. */
  action: ReactNode;
}

/** The cart in the state it is in: on its way, failed, empty, or its lines beside the totals [1 §4]. */
export function CartContents({ state, page, permissions, heading, action }: CartContentsProps) {
  const { cart, phase, recalculating } = state;
  if (!cart && phase === 'failed') return <FailedCart heading={heading} />;
  const empty = cart?.lines.length === 0;
  const subtotal = { permissions, amount: cart?.subtotal, recalculating: recalculating || !cart };
  return (
    <>
      <div className="cb-cart__columns">
        <div className="cb-cart__lines">
          {!cart && <Skeleton rows={4} />}
          {empty && <EmptyCart permissions={permissions} />}
          {cart && <CartLines lines={cart.lines} page={page} permissions={permissions} heading={heading} />}
        </div>
        <div className="cb-aside">
          {!empty && <CartSummary {...subtotal} action={action} />}
          {permissions.seesGuestBenefits && <GuestBenefits />}
        </div>
      </div>
      {!empty && (
        <div className="cb-cart__bar">
          <Subtotal {...subtotal} />
          {action}
        </div>
      )}
    </>
  );
}
