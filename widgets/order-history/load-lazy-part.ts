import { loadPart } from '../../shared/page/load-part.ts';

/** Fetches what the history can do without until something has gone wrong or was asked for; once. */
export function loadLazyPart() {
  return loadPart(() => import('./order-history-lazy.ts'));
}
