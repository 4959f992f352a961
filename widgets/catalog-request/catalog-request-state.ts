import { atom, type ReadableAtom } from 'nanostores';

/** After this time the shopper is told that the form hasn't loaded. It may still load. */
const PATIENCE_MS = 8000;

/** The state of one form: loading, loading for too long, or shown. */
export interface CatalogRequestState {
  $phase: ReadableAtom<'loading' | 'late' | 'shown'>;
  /** Starts waiting for the form. @returns unsubscribe */
  wait(): () => void;
  /** Call when the frame has loaded something. */
  loaded(): void;
}

/**
 * Creates the state of one framed form [2 §2 Catalog request]. A frame's load event says only that something was loaded: if
 * the form's server is down or forbids framing, browsers load an error page of their own. So the event only ends the
 * waiting.
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
