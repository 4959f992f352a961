import { tokenOf } from '../calls/answer-call.ts';
import { countPieces } from '../cart/cart.ts';
import { cartDetails } from '../cart/cart-details.ts';
import type { Session } from '../sessions.ts';
import { SHOP } from '../shop.ts';
import { PROFILE_ID } from '../user-kinds.ts';
import { createVariation } from '../wire/variation.ts';
import { type Html, html, trusted } from './html.ts';
import { navigation } from './navigation.ts';

/** What `?tell=` may ask for: the tone in which the next page tells something. */
export const MESSAGE_TONES = ['success', 'info', 'warning', 'danger'] as const;

/** `message` of the state block [embedding Server message]. */
export interface PageMessage {
  tone: (typeof MESSAGE_TONES)[number];
  text: string;
}

/** Characters that could end the script element, open a comment in it, or end a line of JavaScript. */
const TREACHEROUS = /[<>&\u2028\u2029]/g;

/** Writes JSON as a JSP's function for it would: nothing in it can end the script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    TREACHEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Gives the element `#cb-state` of a page [embedding State block]; nothing when the session is to have none. */
export function stateBlock(session: Session, portal: string): Html {
  const state = pageState(session, portal);
  return state ? stateElement(embeddedJson(state)) : html``;
}

/** Gives what the state block of a page holds; null when the session is to have none. */
export function pageState(session: Session, portal: string): object | null {
  if (session.stateBlock === 'none') return null;
  const { cart, kind, pageMessage } = session;
  // The server tells it once.
  session.pageMessage = undefined;
  return {
    config: {
      apiBase: '/api/rest/cb',
      csrfToken: tokenOf(session),
      phone: SHOP.phone,
      storeName: SHOP.name,
      loginAction: '/account/login',
      punchoutOrigins: [portal],
      ssoOrigins: [portal],
      externalOrigins: [portal],
    },
    profile: profile(session, portal),
    navigation: navigation(session.menu),
    message: pageMessage,
    ...(session.stateBlock === 'full' &&
      !cart.broken && { cart: cartDetails(cart, kind, createVariation(`page ${cart.lines.length}`)) }),
  };
}

/** The element around a text that is JSON, or is meant not to be. */
export function stateElement(json: string): Html {
  return html`<script type="application/json" id="cb-state">${trusted(json)}</script>`;
}

function profile(session: Session, portal: string): object {
  const { kind, cart } = session;
  return {
    transient: kind.guest,
    profileId: kind.guest ? null : PROFILE_ID,
    firstName: kind.firstName ?? '',
    lastName: kind.lastName ?? '',
    email: session.faults.has('sentinel') ? 'SENT-EMAIL@example.com' : (kind.email ?? ''),
    userType: String(kind.userType),
    userSegment: { 'Punchout Session': kind.punchOutSession ? '1' : '' },
    userTypeCheck: {
      user: kind.staff ?? '',
      punchoutClient: kind.punchOutClient ?? '',
      showShippingforPunchout: kind.showsShippingForPunchOut ? '1' : '0',
    },
    mergeOrderFlag: session.earlierCart ? '1' : '0',
    hidePrice: kind.pricesHidden ? 'true' : 'false',
    externalRedirectionURL: kind.punchOutClient ? `${portal}/` : '',
    miniCartCount: countPieces(cart),
    siteType: kind.siteType,
  };
}
