import { atom, type ReadableAtom } from 'nanostores';

/** After this long the shopper is told that the form has not come. It may still come. */
const PATIENCE_MS = 8000;

/** One form's state: loading, loading for too long, or there. */
export interface CatalogRequestState {
  $phase: ReadableAtom<'loading' | 'late' | 'shown'>;
  /** Starts to wait for the form. @returns unsubscribe */
  wait(): () => void;
  /** The frame has loaded something. */
  loaded(): void;
}

/**
 * Makes the state of one framed form [2 §2 Catalog request]. A frame tells only that something has been loaded: when
 * the form's server is down, or does not allow the frame, browsers load a page of their own. So its event means only
 * that waiting has ended.
 */
export function createCatalogRequest(): CatalogRequestState {
  const $phase = atom<'loading' | 'late' | 'shown'>('loading');

  function wait(): () => void {
    const waiting = setTimeout(() => {
      if ($phase.get() === 'loading') $phase.set('late');
    }, PATIENCE_MS);
    return () => clearTimeout(waiting);
  }

  return { $phase, wait, loaded: () => $phase.set('shown') };
}
