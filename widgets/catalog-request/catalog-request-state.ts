import { atom, type ReadableAtom } from 'nanostores';
import { announce } from '../../shared/page/announce.ts';
import { messages } from './catalog-request-messages.ts';

/** After this long the shopper is told that the form has not come. It may still come. */
const PATIENCE_MS = 8000;

/** One form's state: on its way, longer on its way than it should be, or there. */
export interface CatalogRequestState {
  $phase: ReadableAtom<'loading' | 'late' | 'shown'>;
  /** Starts to wait for the form; gives the way to stop. */
  wait(): () => void;
  /** The frame has what it is going to have. */
  loaded(): void;
}

/**
 * Makes the state of one framed form [2 §2, Catalog request page]. A frame tells that something has been
 * loaded and never what: where the form's server is down, or doesn't let itself be framed, browsers load a
 * page of their own. So nothing is concluded from it but the end of waiting.
 */
export function createCatalogRequest(): CatalogRequestState {
  const $phase = atom<'loading' | 'late' | 'shown'>('loading');

  function wait(): () => void {
    const waiting = setTimeout(() => {
      if ($phase.get() !== 'loading') return;
      $phase.set('late');
      announce(messages.late);
    }, PATIENCE_MS);
    return () => clearTimeout(waiting);
  }

  return { $phase, wait, loaded: () => $phase.set('shown') };
}
