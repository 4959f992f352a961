import type { ReactNode, RefObject } from 'react';
import type { Permissions } from '../../shared/domain/permissions.ts';
import type { CartState } from '../../shared/stores/cart.ts';
import { lazyPart } from '../../shared/ui/lazy-part.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CartLines } from './cart-lines.tsx';
import type { CartPageState } from './cart-page-state.ts';
import { CartSummary, Subtotal } from './cart-summary.tsx';
import { ChargeForms, ContractPanel, EmptyCart, GuestBenefits } from './lazy-charges.tsx';
import { loadLazyPart } from './load-lazy-part.ts';

const FailedCart = lazyPart(async () => (await loadLazyPart()).FailedCart);

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
  const promotion = permissions.mayUsePromotionCode;
  // What a lookup answers are amounts.
  const estimate = permissions.mayEstimateShipping && permissions.seesPrices;
  const forms = Number(promotion) + Number(estimate);
  return (
    <>
      <div className="cb-cart__columns">
        <div className="cb-cart__lines">
          {!cart && <Skeleton rows={4} />}
          {cart?.headMessage && <ServerHtml html={cart.headMessage} />}
          {empty && (
            <div className="cb-cart__empty">
              <EmptyCart permissions={permissions} />
            </div>
          )}
          {cart && <CartLines lines={cart.lines} page={page} permissions={permissions} heading={heading} />}
          {cart && forms > 0 && (
            <div className="cb-charges" data-forms={forms}>
              <ChargeForms promotion={promotion} estimate={estimate} permissions={permissions} />
            </div>
          )}
        </div>
        <div className="cb-aside">
          {!empty && <CartSummary {...subtotal} action={action} />}
          {permissions.seesContractPanel && cart?.contract && <ContractPanel terms={cart.contract} />}
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
