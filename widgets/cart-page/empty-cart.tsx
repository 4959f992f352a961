import type { Permissions } from '../../shared/domain/permissions.ts';
import { cartDrawing } from '../../shared/ui/cart-drawing.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { totalsWords } from './cart-totals-words.ts';

/** An empty cart, and what to do next [1 §2]. */
export function EmptyCart({ permissions }: { permissions: Permissions }) {
  const hint = permissions.seesGuestBenefits ? totalsWords.emptyHint : totalsWords.emptyHintMember;
  return (
    <>
      <Icon drawing={cartDrawing} />
      <p className="cb-cart__empty-text">{totalsWords.empty}</p>
      {permissions.mayQuickOrder && <p className="cb-cart__empty-hint">{hint}</p>}
    </>
  );
}
