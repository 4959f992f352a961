import { useMemo } from 'react';
import { Approval } from '../../../shared/connected/funds/approval.tsx';
import type { CartLine } from '../../../shared/domain/cart/cart.ts';
import type { ItemWithQuantity } from '../../../shared/domain/cart/quantities-by-item.ts';
import { taxAmount } from '../../../shared/domain/cart/tax.ts';
import {
  type FundCharge,
  type FundLine,
  sumOfFunds,
  sumsByFund,
} from '../../../shared/domain/files/fund-sums.ts';
import { formatMoney } from '../../../shared/domain/money.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import { $cart, $runningWrite, changesTotals } from '../../../shared/stores/cart/cart.ts';
import type { TotalsState } from '../../../shared/stores/cart/writes/totals.ts';
import { useStore } from '../../../shared/stores/store.ts';

const messages = defineMessages('cart-page', {
  fundsDiffer: 'These totals come to {sum}, but the cart’s estimated total is {total}.',
});

const NO_LINES: CartLine[] = [];

interface CartApprovalProps {
  start: 'funds' | 'requisition';
  permissions: Permissions;
  /** The totals of the cart on the screen. */
  totals: TotalsState;
  items: readonly ItemWithQuantity[];
  onClose: () => void;
}

/** The lines of the cart by fund, with the charges that this visitor sees in the totals [files Funds, 1 §6]. */
export function CartApproval({ start, permissions, totals, items, onClose }: CartApprovalProps) {
  const cart = useStore($cart, ({ cart }) => cart);
  const recalculating = useStore($runningWrite, changesTotals);
  const lines = useMemo(
    () => (cart?.lines ?? NO_LINES).map((line) => toFundLine(line, permissions)),
    [cart, permissions],
  );
  const charges = useMemo(
    () => (permissions.seesPrices ? chargesOf(totals, recalculating, permissions) : []),
    [totals, recalculating, permissions],
  );
  const complete = cart?.unreadableLines === 0;
  return (
    <Approval
      name="cart"
      start={start}
      lines={lines}
      charges={charges}
      complete={complete}
      priced={permissions.seesPrices}
      remark={recalculating ? undefined : differenceOf(lines, charges, totals)}
      items={items}
      onClose={onClose}
    />
  );
}

function toFundLine(
  { id, itemNumber, name, quantity, total, hidesPrice }: CartLine,
  { seesPrices }: Permissions,
) {
  const line: FundLine = { key: id, itemNumber, name, quantity };
  return seesPrices && !hidesPrice ? { ...line, total } : line;
}

/** The charges in the cart's totals. While they are recalculated, they are unknown. */
function chargesOf(
  { phase, totals }: TotalsState,
  recalculating: boolean,
  permissions: Permissions,
): FundCharge[] {
  const { discountAmount, discountMessage, promotionId, shippingTotal, shipping } = totals;
  const isKnown = !recalculating && phase !== 'loading' && phase !== 'failed';
  const known = <Value,>(amount: Value) => (isKnown ? amount : undefined);
  const hasDiscount = Boolean(discountAmount || discountMessage || promotionId);
  const hasHazmat = Boolean(totals.hazmatCharge !== undefined || totals.hazmatMessage);
  const { mayUsePromotionCode, mayEstimateShipping, seesTax, taxAtCheckout } = permissions;
  const charges: FundCharge[] = [];
  if (mayUsePromotionCode && hasDiscount) {
    charges.push({ kind: 'discount', amount: known(discountAmount && -Math.abs(discountAmount)) });
  }
  if (mayEstimateShipping) charges.push({ kind: 'freight', amount: known(shippingTotal ?? shipping) });
  if (mayEstimateShipping && hasHazmat) charges.push({ kind: 'hazmat', amount: known(totals.hazmatCharge) });
  if (seesTax)
    charges.push({ kind: 'tax', amount: taxAtCheckout ? undefined : known(taxAmount(totals.tax)) });
  return charges;
}

/** Returns a sentence if the sums don't come to the total that the server has estimated. */
function differenceOf(
  lines: readonly FundLine[],
  charges: readonly FundCharge[],
  { totals: { finalTotal } }: TotalsState,
): string | undefined {
  const { total: sum } = sumOfFunds(sumsByFund(lines, () => '', charges));
  if (sum === undefined || finalTotal === undefined || formatMoney(sum) === formatMoney(finalTotal))
    return undefined;
  return fill(messages.fundsDiffer, { sum: formatMoney(sum), total: formatMoney(finalTotal) });
}
