/** The forms that change what an order costs: the promotional code, and the estimate for a zip code. */
import { ZIP_CODE_LENGTH } from '../../../shared/domain/cart/charge-fields.ts';
import type { FailureKind } from '../../../shared/domain/failure.ts';
import type { Permissions } from '../../../shared/domain/permissions.ts';
import { announce } from '../../../shared/page/announce.ts';
import { lazyModule } from '../../../shared/page/lazy/lazy-module.ts';
import { missingModule } from '../../../shared/page/lazy/missing-module.ts';
import { defineMessages, fill } from '../../../shared/page/messages.ts';
import {
  currentTotals,
  estimateShipping,
  useTotalsSelector,
} from '../../../shared/stores/cart/writes/totals.ts';
import { ChargeForm } from './charge-form.tsx';

const promotionWrites = lazyModule(() => import('../../../shared/stores/cart/writes/promotion-writes.ts'));

const messages = defineMessages('cart-page', {
  promotionLabel: 'Promotional code',
  applyCode: 'apply code',
  changeCode: 'change code',
  applyingCode: 'Applying your code…',
  removeCode: 'Remove',
  removeThisCode: 'Remove promotional code {code}',
  removingCode: 'Removing your code…',
  codeOnOrder: '{code} is on this order.',
  codeRemoved: 'The promotional code was removed.',

  estimateLabel: 'Estimate Shipping by zip code',
  zipHint: 'Five digits, or nine as in 27215-3398.',
  estimate: 'estimate',
  update: 'update',
  estimating: 'Estimating…',
  estimated: 'Freight and tax are estimated for {zip}.',
  freightEstimated: 'Freight is estimated for {zip}.',
  noEstimate: 'We don’t have an estimate for {zip}.',
  estimateFailed: 'We couldn’t get an estimate for this zip code. Please try again.',
});

/** The forms that change what an order costs, if this visitor has them [1 §2 Promotion, §2 Estimate]. */
export function ChargeForms({ permissions }: { permissions: Permissions }) {
  const { mayUsePromotionCode, mayEstimateShipping, seesPrices, seesTax, taxAtCheckout } = permissions;
  return (
    <>
      {mayUsePromotionCode && <PromotionForm />}
      {mayEstimateShipping && seesPrices && <EstimateForm taxed={seesTax && !taxAtCheckout} />}
    </>
  );
}

/** Applies a code. @returns the error; undefined if it was applied */
async function apply(typed: string): Promise<string | undefined> {
  const used = await promotionWrites.use(({ applyPromotion }) => applyPromotion(typed));
  if (!used.ok) return missingModule.partMissing;
  if ('text' in used.value) return used.value.text;
  announce(fill(messages.codeOnOrder, { code: currentTotals().totals.promotionId ?? typed.trim() }));
}

/** Removes the order's code. @returns why it could not be removed; undefined if it was */
async function remove(): Promise<string | undefined> {
  const used = await promotionWrites.use(({ removePromotion }) => removePromotion());
  if (!used.ok) return missingModule.partMissing;
  if ('text' in used.value) return used.value.text;
  announce(messages.codeRemoved);
}

/** A form that applies, changes and removes a promotional code [1 §4 Promotion, §5 Promotion code, §8 Promotion]. */
function PromotionForm() {
  const code = useTotalsSelector(({ totals }) => totals.promotionId);
  return (
    <ChargeForm
      label={messages.promotionLabel}
      hint={code && fill(messages.codeOnOrder, { code })}
      given={code}
      settled={Boolean(code)}
      input={{ name: 'couponId', autoComplete: 'off', autoCapitalize: 'characters', spellCheck: 'false' }}
      button={code ? messages.changeCode : messages.applyCode}
      busyHint={messages.applyingCode}
      send={apply}
      onFocus={promotionWrites.prepare}
      withdrawal={
        code
          ? {
              name: messages.removeCode,
              label: fill(messages.removeThisCode, { code }),
              busyHint: messages.removingCode,
              send: remove,
            }
          : undefined
      }
    />
  );
}

/** After these failures, the server hasn't judged the zip code or the cart, so trying again may help. */
const UNREACHED: FailureKind[] = ['offline', 'network', 'timeout', 'session'];

/**
 * Estimates freight, and tax if this visitor sees it, for a zip code [1 §4 Estimate, §5 Zip code]. The field doesn't ask for
 * a numeric keyboard, because some phones' numeric keyboards lack the hyphen of nine-digit codes.
 */
function EstimateForm({ taxed }: { taxed: boolean }) {
  const zipCode = useTotalsSelector((totals) => totals.zipCode) ?? '';
  const phase = useTotalsSelector((totals) => totals.phase);
  const isEstimated = phase === 'ready';
  const estimatedText = (zip: string) => {
    const said = taxed ? messages.estimated : messages.freightEstimated;
    return fill(isEstimateKnown(taxed) ? said : messages.noEstimate, { zip });
  };

  async function estimate(typed: string): Promise<string | undefined> {
    const outcome = await estimateShipping(typed);
    if (outcome.kind === 'failed' && UNREACHED.includes(outcome.failure.kind)) return messages.estimateFailed;
    if ('text' in outcome) return outcome.text;
    if (outcome.kind === 'estimated') announce(estimatedText(typed.trim()));
  }

  function hintOf(): string {
    if (phase === 'loading') return messages.estimating;
    return isEstimated ? estimatedText(zipCode) : messages.zipHint;
  }

  return (
    <ChargeForm
      label={messages.estimateLabel}
      hint={hintOf()}
      given={zipCode}
      settled={isEstimated}
      input={{
        name: 'zipCode',
        autoComplete: 'postal-code',
        maxLength: ZIP_CODE_LENGTH,
        spellCheck: 'false',
      }}
      button={zipCode ? messages.update : messages.estimate}
      busyHint={messages.estimating}
      send={estimate}
    />
  );
}

/** Whether the server has sent freight, or tax if this visitor sees it. Only then does a text mention an estimate. */
function isEstimateKnown(taxed: boolean): boolean {
  const { shippingTotal, shipping, tax } = currentTotals().totals;
  return (shippingTotal ?? shipping ?? (taxed ? tax : undefined)) !== undefined;
}
