import { onPageRestored } from './leaving/page-restored.ts';

/** How long a page that is being left may stay. A browser does not say that the next one will not come. */
const DEPARTURE_MS = 10_000;

/**
 * Waits for what becomes of a move to another page that has just begun. The shopper may stop it, or answer the page's
 * own question with 'Stay'; the server may have no page to show, and a policy may forbid the form post.
 * @returns 'left' once the page has been left and is shown again; 'stranded' when it is still here after 10 s, or at
 *   once where the browser tells
 */
export function awaitDeparture(): Promise<'left' | 'stranded'> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = (how: 'left' | 'stranded') => {
      clearTimeout(timer);
      listening.abort();
      stop();
      resolve(how);
    };
    const strand = () => end('stranded');
    const timer = setTimeout(strand, DEPARTURE_MS);
    const stop = onPageRestored(() => end('left'));
    // What stands in the back/forward cache is not counted as staying.
    addEventListener('pagehide', () => clearTimeout(timer), { signal });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => effectiveDirective === 'form-action' && strand(),
      { signal },
    );
    // Browsers with the Navigation API tell that a move was stopped.
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('navigateerror', strand, { signal });
  });
}
