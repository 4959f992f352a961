import type { Permissions } from '../../shared/domain/permissions.ts';
import { cartIcon } from '../../shared/ui/cart-icon.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { totalsMessages } from './cart-totals-messages.ts';

/** An empty cart, and what to do next [1 §2]. */
export function EmptyCart({ permissions }: { permissions: Permissions }) {
  const hint = permissions.seesGuestBenefits ? totalsMessages.emptyHint : totalsMessages.emptyHintMember;
  return (
    <>
      <Icon path={cartIcon} />
      <p className="cb-cart__empty-text">{totalsMessages.empty}</p>
      {permissions.mayQuickOrder && <p className="cb-cart__empty-hint">{hint}</p>}
    </>
  );
}
