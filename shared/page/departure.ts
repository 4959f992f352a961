import { onPageRestored } from './leaving/page-restored.ts';

/** How long a page that is being left may stay. Browsers don't report that the next page won't come. */
const DEPARTURE_MS = 10_000;

/**
 * Waits for the outcome of a navigation that has just begun. The shopper may stop it, or answer the page's own question
 * with 'Stay'; the server may have no page to show; a policy may block the form post.
 * @returns 'left' once the page has been left and is shown again; 'stranded' if it is still here after 10 s, or at once
 *   if the browser reports it
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
    // Time in the back/forward cache doesn't count as staying.
    addEventListener('pagehide', () => clearTimeout(timer), { signal });
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective }) => effectiveDirective === 'form-action' && strand(),
      { signal },
    );
    // Browsers with the Navigation API report that a navigation was stopped.
    const { navigation } = window as { navigation?: EventTarget };
    navigation?.addEventListener('navigateerror', strand, { signal });
  });
}
