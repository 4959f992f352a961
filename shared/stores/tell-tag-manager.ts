import { withoutPrices } from '../domain/data-layer-prices.ts';
import { pushDataLayer } from '../page/data-layer.ts';
import { $session } from './session.ts';

/** Hands the server's entries to the page's tag manager, without prices where this visitor sees none [1 §6]. */
export function tellTagManager(entries: unknown): void {
  pushDataLayer($session.get().visitor.showsPrices ? entries : withoutPrices(entries));
}
