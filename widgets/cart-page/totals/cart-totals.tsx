import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { Totals } from '../../../shared/domain/cart/cart.ts';
import { type Amount, isHigher } from '../../../shared/domain/money.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { defineMessages } from '../../../shared/page/messages.ts';
import { $cart, $runningWrite, changesTotals } from '../../../shared/stores/cart/cart.ts';
import { estimateShipping, followTotals, useTotals } from '../../../shared/stores/cart/writes/totals.ts';
import { useStore } from '../../../shared/stores/store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ShownAmount } from '../../../shared/ui/cart/shown-amount.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { ServerHtml } from '../../../shared/ui/server-html.tsx';
import { TooltipTrigger } from '../../../shared/ui/tooltip/tooltip-trigger.tsx';

const messages = defineMessages('cart-page', {
  discount: 'Promotional discount',
  freight: 'Freight and handling',
  regularFreight: 'Regular freight',
  freightFromZip: 'Enter your zip code to estimate freight.',
  contractFreightHint: 'Contract customers get freight discounts.',
  airFreightHint: 'Alaska and Hawaii orders ship by 2nd Day Air.',
  hazmat: 'Hazardous materials',
  tax: 'Tax',
  taxAtCheckout: 'Calculated at checkout',
  taxFromZip: 'Tax is calculated from your shipping zip code.',
  finalTotal: 'Estimated total',
  totalFromZip: 'Enter your zip code.',
  beforeCharges: 'Before freight and tax.',
  beforeFreight: 'Before freight.',
  totalsFailed: 'We couldn’t calculate freight and tax.',
  tryAgain: 'Try again',
});

/**
 * The amounts after the subtotal, and the total [1 §2 Totals]. While they are recalculated, the previous lines stay rendered
 * but invisible, so that nothing moves [1 §4 Recalculation].
 */
export function CartTotals({ permissions }: { permissions: Permissions }) {
  const loaded = useStore($cart, ({ cart }) => cart !== null);
  const subtotal = useStore($cart, ({ cart }) => cart?.subtotal);
  const recalculating = useStore($runningWrite, changesTotals);
  const state = useTotals();
  useEffect(() => followTotals(permissions), [permissions]);

  const waits = recalculating || !loaded || state.phase === 'loading';
  const list = useRef<HTMLDListElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (!waits) shown.current = state;
  });
  const { totals, zipCode = state.zipCode, phase } = waits ? shown.current : state;
  const failed = phase === 'failed' && zipCode;
  useEffect(() => {
    if (failed) announce(messages.totalsFailed);
  }, [failed]);

  function retry(zip: string) {
    // The pressed button is removed.
    list.current?.focus();
    return estimateShipping(zip);
  }
  return (
    <dl
      className="cb-totals__lines"
      ref={list}
      tabIndex={-1}
      data-waiting={waits || undefined}
      aria-busy={waits || undefined}
    >
      <TotalLines {...totals} permissions={permissions} zipCode={zipCode} />
      {failed && (
        <div className="cb-totals__failed">
          <dt className="cb-totals__failed-text">{messages.totalsFailed}</dt>
          <dd className="cb-totals__failed-action">
            <Button tone="link" onPress={() => retry(zipCode)}>
              {messages.tryAgain}
            </Button>
          </dd>
        </div>
      )}
      {permissions.mayEstimateShipping && (
        <FinalTotal
          {...totals}
          permissions={permissions}
          zipCode={failed ? undefined : zipCode}
          subtotal={subtotal}
        />
      )}
    </dl>
  );
}

interface TotalLinesProps extends Totals {
  permissions: Permissions;
  /** The zip code that freight and tax are estimated for, if one is known. */
  zipCode: string | undefined;
}

/**
 * Discount, freight, hazardous materials and tax, if this visitor sees them [1 §2 Totals, §6]. All amounts
 * are the server's; missing amounts are not calculated.
 */
const TotalLines = memo(function TotalLines({ permissions, zipCode, ...totals }: TotalLinesProps) {
  const estimates = permissions.mayEstimateShipping;
  return (
    <>
      {permissions.mayUsePromotionCode && <DiscountLine {...totals} />}
      {estimates && <FreightLine {...totals} zipCode={zipCode} />}
      {estimates && <HazmatLine {...totals} />}
      {permissions.seesTax && (
        <TaxLine {...totals} zipCode={zipCode} atCheckout={permissions.taxAtCheckout} />
      )}
    </>
  );
});

/**
 * The estimated total. While freight is unknown, it is the subtotal, with a note about what is missing. If the order has a
 * discount, there is no amount then, because amounts are never calculated here.
 */
const FinalTotal = memo(function FinalTotal(props: TotalLinesProps & { subtotal: Amount | undefined }) {
  const { permissions, zipCode, subtotal, discountAmount, finalTotal } = props;
  const missing = permissions.seesTax ? messages.beforeCharges : messages.beforeFreight;
  const amount = zipCode || discountAmount ? finalTotal : subtotal;
  const isPartial = !zipCode && amount !== undefined;
  return (
    <TotalLine label={messages.finalTotal} notes={isPartial && missing} final>
      <ShownAmount amount={amount} missing={zipCode ? undefined : messages.totalFromZip} />
    </TotalLine>
  );
});

/** Memoized like the lines below, so that each renders only when one of its amounts or texts changes. */
const DiscountLine = memo(function DiscountLine({ discountAmount, discountMessage, promotionId }: Totals) {
  if (!discountAmount && !discountMessage && !promotionId) return null;
  return (
    <TotalLine label={messages.discount} notes={discountMessage && <ServerHtml html={discountMessage} />}>
      {/* The server sends the discount with or without a sign. */}
      <ShownAmount
        amount={discountAmount && -Math.abs(discountAmount)}
        missing={reasonBeside(discountMessage)}
      />
    </TotalLine>
  );
});

const FreightLine = memo(function FreightLine(totals: Totals) {
  const { zipCode, nonContractShipping, shippingTotal, shipping } = totals;
  const freight = shippingTotal ?? shipping;
  const sent = [totals.shipMessage, totals.punchOutFreightMessage, totals.noZipShippingMessage];
  const notes = [...new Set(sent)].filter((message) => message !== undefined);
  const asks = !zipCode && notes.length === 0;
  if (asks) notes.push(messages.freightFromZip);
  return (
    <TotalLine
      label={
        <TooltipTrigger
          text={messages.freight}
          hint={`${messages.contractFreightHint} ${messages.airFreightHint}`}
        />
      }
      asks={asks}
      notes={notes.length > 0 && notes.map((message) => <ServerHtml key={message} html={message} />)}
    >
      {isHigher(nonContractShipping, freight) && (
        <Money amount={nonContractShipping} struck hiddenLabel={messages.regularFreight} />
      )}
      <ShownAmount amount={freight} missing={reasonBeside(notes[0])} />
    </TotalLine>
  );
});

const HazmatLine = memo(function HazmatLine({ hazmatCharge, hazmatMessage }: Totals) {
  if (hazmatCharge === undefined && !hazmatMessage) return null;
  return (
    <TotalLine label={messages.hazmat} notes={hazmatMessage && <ServerHtml html={hazmatMessage} />}>
      <ShownAmount amount={hazmatCharge} missing={reasonBeside(hazmatMessage)} />
    </TotalLine>
  );
});

const TaxLine = memo(function TaxLine({
  tax,
  noZipTaxMessage,
  zipCode,
  atCheckout,
}: Totals & { atCheckout: boolean }) {
  if (atCheckout) return <TotalLine label={messages.tax}>{messages.taxAtCheckout}</TotalLine>;
  const note = noZipTaxMessage ?? (zipCode ? undefined : messages.taxFromZip);
  return (
    <TotalLine label={messages.tax} notes={note && <ServerHtml html={note} />}>
      {typeof tax === 'string' ? (
        <span className="cb-total__word">{tax}</span>
      ) : (
        <ShownAmount amount={tax} missing={reasonBeside(note)} />
      )}
    </TotalLine>
  );
});

/** If prices are hidden, there are no totals, but guests still read about tax [1 §2 Guest tax]. */
export function TaxAtCheckout() {
  return (
    <dl className="cb-totals__lines">
      <TaxLine atCheckout zipCode={undefined} />
    </dl>
  );
}

/** The reason for a missing amount: empty if a note below gives it, otherwise the default. */
function reasonBeside(note: string | undefined): string | undefined {
  return note ? '' : undefined;
}

interface TotalLineProps {
  label: ReactNode;
  /** The amount, or a word instead of it. */
  children?: ReactNode;
  /** Remarks below the amount. */
  notes?: ReactNode;
  /** Whether the notes ask for input. They are then not printed. */
  asks?: boolean;
  final?: boolean;
}

/** One line of the totals, as a term of a description list. */
function TotalLine({ label, children, notes, asks, final }: TotalLineProps) {
  return (
    <div className="cb-total" data-final={final || undefined}>
      <dt className="cb-total__label">{label}</dt>
      <dd className="cb-total__amount">{children}</dd>
      {notes && (
        <dd className="cb-total__notes" data-prompt={asks || undefined}>
          {notes}
        </dd>
      )}
    </div>
  );
}
