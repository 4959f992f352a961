import type { Totals } from '../../shared/domain/cart.ts';
import type { Permissions } from '../../shared/domain/permissions.ts';
import { Money } from '../../shared/ui/money.tsx';
import { ServerHtml } from '../../shared/ui/server-html.tsx';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import { totalsMessages as messages } from './cart-totals-messages.ts';
import { TotalLine } from './total-line.tsx';

interface TotalLinesProps {
  permissions: Permissions;
  totals: Totals;
  /** The zip code that freight and tax are estimated for; undefined while none is known. */
  zipCode: string | undefined;
  /** Whether there is a total to show, or to expect. */
  summed: boolean;
}

/**
 * Discount, freight, hazardous materials, tax and the total, as far as this visitor sees them [1 §2, §6].
 * Amounts are the server's own; what it has not told is not worked out here.
 */
export function TotalLines({ permissions, totals, zipCode, summed }: TotalLinesProps) {
  const estimates = permissions.mayEstimateShipping;
  return (
    <>
      {permissions.mayUsePromotionCode && <DiscountLine {...totals} />}
      {estimates && <FreightLine {...totals} zipCode={zipCode} />}
      {estimates && <HazmatLine {...totals} />}
      {permissions.seesTax && (
        <TaxLine {...totals} zipCode={zipCode} atCheckout={permissions.taxAtCheckout} />
      )}
      {estimates && zipCode && summed && (
        <TotalLine label={messages.finalTotal} final>
          <Money amount={totals.finalTotal} />
        </TotalLine>
      )}
    </>
  );
}

function DiscountLine({ discountAmount, discountMessage, promotionId }: Totals) {
  if (!discountAmount && !discountMessage && !promotionId) return null;
  return (
    <TotalLine label={messages.discount} notes={discountMessage && <ServerHtml html={discountMessage} />}>
      {/* The server tells what is taken off, with or without a sign. */}
      <Money amount={discountAmount && -Math.abs(discountAmount)} />
    </TotalLine>
  );
}

function FreightLine(totals: Totals) {
  const { zipCode, nonContractShipping, shippingTotal, shipping } = totals;
  const given = [totals.shipMessage, totals.punchOutFreightMessage, totals.noZipShippingMessage];
  const told = [...new Set(given)].filter((message) => message !== undefined);
  if (!zipCode && told.length === 0) told.push(messages.freightFromZip);
  return (
    <TotalLine
      label={
        <Tooltip
          text={messages.freight}
          hint={`${messages.contractFreightHint} ${messages.airFreightHint}`}
        />
      }
      notes={told.length > 0 && told.map((message) => <ServerHtml key={message} html={message} />)}
    >
      <Money amount={nonContractShipping} struck hiddenLabel={messages.regularFreight} />
      <Money amount={shippingTotal ?? shipping} />
    </TotalLine>
  );
}

function HazmatLine({ hazmatCharge, hazmatMessage }: Totals) {
  if (hazmatCharge === undefined && !hazmatMessage) return null;
  return (
    <TotalLine label={messages.hazmat} notes={hazmatMessage && <ServerHtml html={hazmatMessage} />}>
      <Money amount={hazmatCharge} />
    </TotalLine>
  );
}

function TaxLine({ tax, noZipTaxMessage, zipCode, atCheckout }: Totals & { atCheckout: boolean }) {
  if (atCheckout) return <TotalLine label={messages.tax}>{messages.taxAtCheckout}</TotalLine>;
  const note = noZipTaxMessage ?? (zipCode ? undefined : messages.taxFromZip);
  return (
    <TotalLine label={messages.tax} notes={note && <ServerHtml html={note} />}>
      {typeof tax === 'string' ? <span className="cb-total__word">{tax}</span> : <Money amount={tax} />}
    </TotalLine>
  );
}
