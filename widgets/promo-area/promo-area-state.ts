import { atom, type ReadableAtom } from 'nanostores';
import { readCartPromoArea, readOrderPromoArea } from '../../shared/api/promo-area.ts';
import { report } from '../../shared/page/report.ts';

/** Which fragment: the widget's `data-source`. */
export type PromoSource = 'cart-bottom' | 'order-confirm';

const reads = { 'cart-bottom': readCartPromoArea, 'order-confirm': readOrderPromoArea };

/** One area's state. Two areas on a page have one each. */
export interface PromoAreaState {
  /** The server's HTML, never trusted; null until it is known, empty when there is none. */
  $html: ReadableAtom<string | null>;
  /** Reads a fragment; gives the way to stop. */
  read(source: PromoSource): () => void;
}

/**
 * Makes the state of one promotional area [1 §2], [2 §2]. A fragment that cannot be read counts as none,
 * since nobody came for it; the console has the reason.
 */
export function createPromoArea(): PromoAreaState {
  const $html = atom<string | null>(null);

  function read(source: PromoSource): () => void {
    const reading = new AbortController();
    void reads[source]({ signal: reading.signal }).then((result) => {
      if (reading.signal.aborted) return;
      $html.set(result.ok ? result.value.html.trim() : '');
      if (!result.ok) report(`The promotional area "${source}" could not be read.`, result.failure);
    });
    return () => reading.abort();
  }

  return { $html, read };
}
