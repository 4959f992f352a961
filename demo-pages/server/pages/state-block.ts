import { countUnits } from '../cart/cart.ts';
import { cartDetails } from '../cart/cart-details.ts';
import { type Session, tokenOf } from '../session.ts';
import { SHOP } from '../shop.ts';
import { PROFILE_ID } from '../user-kinds.ts';
import { createVariation } from '../wire/variation.ts';
import { type Html, html, trusted } from './html.ts';
import { navigation } from './navigation.ts';

/** Characters that could end the script element, open a comment in it, or end a JavaScript line. */
const TREACHEROUS = /[<>&\u2028\u2029]/g;

/** Writes JSON, escaped so that nothing in it can end the script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replace(
    TREACHEROUS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Returns the element `#cb-state` of a page [embedding State block], or empty HTML if the session has none. */
export function stateBlock(session: Session, portal: string): Html {
  const state = pageState(session, portal);
  return state ? stateElement(embeddedJson(state)) : html``;
}

/** Returns the state block of a page, or null if the session has none. */
export function pageState(session: Session, portal: string): object | null {
  if (session.stateBlock === 'none') return null;
  const { cart, kind, pageMessage } = session;
  // The server shows it only once.
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

/** Writes the element around JSON, or around deliberately broken JSON. */
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
    externalRedirectionURL: kind.punchOutClient || kind.punchOutSession ? `${portal}/` : '',
    miniCartCount: countUnits(cart),
    siteType: kind.siteType,
  };
}
