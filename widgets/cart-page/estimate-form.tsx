import type { FailureKind } from '../../shared/api/result.ts';
import { ZIP_CODE_LENGTH } from '../../shared/domain/zip-code.ts';
import { announce } from '../../shared/page/announce.ts';
import { fill } from '../../shared/page/messages.ts';
import { estimateShipping } from '../../shared/stores/shipping-estimate.ts';
import { $totals } from '../../shared/stores/totals.ts';
import { useStore } from '../../shared/stores/use-store.ts';
import { totalsMessages as messages } from './cart-totals-messages.ts';
import { ChargeForm } from './charge-form.tsx';

/** No word of the server's about the zip code or the cart: trying again may help. */
const UNREACHED: FailureKind[] = ['offline', 'network', 'timeout', 'session'];

/**
 * Estimates freight, and tax where this visitor sees it, for a zip code [1 §4, §5]. The field has the
 * letters' keyboard: the digits' one of some phones lacks the hyphen of nine-digit codes.
 */
export function EstimateForm({ taxed }: { taxed: boolean }) {
  const { zipCode, phase } = useStore($totals);
  const told = (zip: string) => fill(taxed ? messages.estimated : messages.freightEstimated, { zip });

  async function estimate(typed: string): Promise<string | undefined> {
    const outcome = await estimateShipping(typed);
    if (outcome.kind === 'failed' && UNREACHED.includes(outcome.failure.kind)) return messages.estimateFailed;
    if ('text' in outcome) return outcome.text;
    if (outcome.kind === 'estimated') announce(told(typed.trim()));
  }

  return (
    <ChargeForm
      label={messages.estimateLabel}
      hint={zipCode && phase !== 'failed' ? told(zipCode) : messages.zipHint}
      given={zipCode}
      input={{ name: 'zipCode', autoComplete: 'postal-code', maxLength: ZIP_CODE_LENGTH, spellCheck: false }}
      button={zipCode ? messages.update : messages.estimate}
      busyHint={messages.estimating}
      send={estimate}
    />
  );
}
