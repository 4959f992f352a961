import { loadPart } from '../../shared/page/load-part.ts';

/** Fetches what the cart page can do without at first; it is fetched once. */
export function loadLazyPart() {
  return loadPart(() => import('./cart-page-lazy.ts'));
}
