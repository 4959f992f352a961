import { atom, type ReadableAtom } from 'nanostores';
import { configuration } from '../../shared/page/configuration.ts';
import { crossOriginTarget, postCrossOrigin } from '../../shared/page/cross-origin-post.ts';
import { report } from '../../shared/page/report.ts';

/** If the browser has not left after this time, something keeps it on the page. */
const EXIT_MS = 10_000;

/** How the way back to the other site stands. */
export type Stage =
  /** Nothing is saved yet. */
  | 'before'
  /** There is a token, and the shopper must press Continue. */
  | 'ready'
  /** The token is being sent, and the browser leaves the page with it. */
  | 'leaving'
  /** The token was sent, and the shopper is here. */
  | 'sent'
  /** The server gave no token. */
  | 'without-token';

/** The way back to the site that the shopper comes from. */
export interface SsoReturn {
  /** Where it leads; `null` where the page does not list it, absent where there is no such site. */
  target: string | null | undefined;
  $stage: ReadableAtom<Stage>;
  /** Follows the page's coming and going. @returns unsubscribe, which also forgets the token */
  open(): () => void;
  /** A profile is being sent. Its reply leads on, unless the shopper leaves the page before. */
  begin(): void;
  /** Takes the token of one saved profile and sends it, unless the page was left meanwhile. */
  take(token: string | undefined): void;
  /** Sends the token that is still there. */
  postToken(): void;
}

/**
 * Prepares the way back [2 §2 SSO return, S6]. The token is in this closure and in no store; it is sent once, and only
 * to an origin of the page's configuration.
 * @param goto from the page's query, so it is not trusted; judged here, before anybody types
 */
export function createSsoReturn(goto: string | null): SsoReturn {
  const allow = configuration().ssoOrigins;
  const target = goto ? crossOriginTarget(goto, allow) : undefined;
  if (target === null)
    report(
      'target-refused',
      'The page’s "goto" is not among the listed origins; no token goes there.',
      { widget: 'sso-profile' },
      allow,
    );
  const $stage = atom<Stage>('before');
  let pending: string | undefined;
  let left = false;
  let exitTimer: ReturnType<typeof setTimeout> | undefined;

  function postToken(): void {
    if (pending === undefined || !target) return;
    const token = pending;
    // The token is removed before it is sent, so that it is never sent twice.
    pending = undefined;
    const end = postCrossOrigin({
      target,
      fields: [['createdToken', token]],
      allow,
      reason: 'single-sign-on',
    });
    if (end === 'prevented') pending = token;
    $stage.set(end === 'sent' ? 'leaving' : end === 'prevented' ? 'ready' : 'without-token');
    if (end === 'sent') exitTimer = setTimeout(stay, EXIT_MS);
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
      // A shopper who left before the reply came must not be sent on when they come back.
      if (left) $stage.set('ready');
      else postToken();
    },
    postToken,
  };
}
