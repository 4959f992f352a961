import { atom, type ReadableAtom } from 'nanostores';
import { configuration } from '../../shared/page/configuration.ts';
import { crossOriginTarget, postCrossOrigin } from '../../shared/page/cross-origin-post.ts';
import { report } from '../../shared/page/report.ts';

/** If the browser hasn't left the page after this time, the navigation has failed. */
const EXIT_MS = 10_000;

/** The progress of returning to the other site. */
export type Stage =
  /** The profile is not saved yet. */
  | 'before'
  /** There is a token, and the shopper has to press Continue. */
  | 'ready'
  /** The token is being sent, and the browser is leaving the page. */
  | 'leaving'
  /** The token was sent, but the shopper is still here. */
  | 'sent'
  /** The server returned no token. */
  | 'without-token';

/** Returns the shopper to the site they came from. */
export interface SsoReturn {
  /** The site's address; null if the page doesn't list its origin, undefined if the shopper didn't come from a site. */
  target: string | null | undefined;
  $stage: ReadableAtom<Stage>;
  /** Follows when the page is left and shown again. @returns unsubscribe, which also forgets the token */
  open(): () => void;
  /** Call when a profile is sent. Its reply opens the site, unless the shopper leaves the page first. */
  begin(): void;
  /** Takes the token of a saved profile and sends it, unless the page was left meanwhile. */
  take(token: string | undefined): void;
  /** Sends the token if it hasn't been sent yet. */
  postToken(): void;
}

/**
 * Creates the return to the other site [2 §2 SSO return, S6]. The token is kept in this closure, never in a store. It is
 * sent once, and only to an origin that the page's configuration lists.
 * @param goto the address from the page's query. It is not trusted, and is checked here, before anybody types.
 */
export function createSsoReturn(goto: string | null): SsoReturn {
  const allow = configuration().ssoOrigins;
  const target = goto ? crossOriginTarget(goto, allow) : undefined;
  if (goto && target === null)
    report(
      'target-refused',
      'The origin of "goto" is not listed, so the token is not sent.',
      { widget: 'sso-profile', refused: { address: goto, key: 'ssoOrigins' } },
      allow,
    );
  const $stage = atom<Stage>('before');
  let pending: string | undefined;
  let left = false;
  let exitTimer: ReturnType<typeof setTimeout> | undefined;

  function postToken(): void {
    if (pending === undefined || !target) return;
    const token = pending;
    // Removed before it is sent, so that it is never sent twice.
    pending = undefined;
    const fields: [string, string][] = [['createdToken', token]];
    const posted = postCrossOrigin({ target, fields, allow, key: 'ssoOrigins', reason: 'single-sign-on' });
    switch (posted) {
      case 'sent':
        $stage.set('leaving');
        exitTimer = setTimeout(stay, EXIT_MS);
        break;
      case 'prevented':
        pending = token;
        $stage.set('ready');
        break;
      default:
        $stage.set('without-token');
    }
  }

  function stay(): void {
    clearTimeout(exitTimer);
    if ($stage.get() === 'leaving') $stage.set('sent');
  }

  const leave = () => {
    left = true;
  };
  const restore = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stay();
  };

  return {
    target,
    $stage,
    open() {
      addEventListener('pagehide', leave);
      addEventListener('pageshow', restore);
      return () => {
        left = true;
        pending = undefined;
        clearTimeout(exitTimer);
        removeEventListener('pagehide', leave);
        removeEventListener('pageshow', restore);
      };
    },
    begin() {
      left = false;
    },
    take(token) {
      if (!target) return;
      if (token === undefined) {
        $stage.set('without-token');
        return;
      }
      pending = token;
      // A shopper who left before the reply isn't redirected when they come back.
      if (left) $stage.set('ready');
      else postToken();
    },
    postToken,
  };
}
