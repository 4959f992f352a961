import { readCartPromoArea, readOrderPromoArea } from '../../shared/api/content/promo-area.ts';
import { report } from '../../shared/page/report.ts';
import { createResource, type Resource } from '../../shared/stores/resource.ts';

/** Which fragment: the widget's `data-source`. */
export type PromoSource = 'cart-bottom' | 'order-confirm';

const CALLS = { 'cart-bottom': readCartPromoArea, 'order-confirm': readOrderPromoArea };

/**
 * Creates the state of one promotional area [1 §2], [2 §2]: the server's HTML, which is never trusted. If the fragment can't
 * be read, there is none, because it is an extra. The console shows the reason.
 */
export function createPromoArea(source: PromoSource): Resource<{ html: string }> {
  return createResource(async (signal) => {
    const result = await CALLS[source]({ signal });
    if (!result.ok && !signal.aborted) {
      report(
        'read-failed',
        `The promotional area "${source}" could not be read.`,
        { widget: 'promo-area' },
        result.failure,
      );
    }
    return result;
  });
}
