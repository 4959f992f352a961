import type { Visitor } from './account/visitor.ts';

/** Where the cart is viewed: on its own page, or by a procurement system [1 §2 Inspect view]. */
export type CartView = 'standard' | 'inspect';

/** A visitor's permissions. They affect only the interface; the server makes its own decisions. */
export interface Permissions {
  seesPrices: boolean;
  /** Contract price beside the retail price. */
  seesContractPrices: boolean;
  seesContractPanel: boolean;
  seesGuestBenefits: boolean;
  /** The sign-in dialog that the page's query may open. */
  seesSignInOffer: boolean;
  mayRemoveLines: boolean;
  mayRemoveAll: boolean;
  mayQuickOrder: boolean;
  mayUsePromotionCode: boolean;
  mayEstimateShipping: boolean;
  seesTax: boolean;
  /** Instead of an amount, the tax line says that it is calculated at checkout. */
  taxAtCheckout: boolean;
  seesSecurityNote: boolean;
  mayAddToList: boolean;
  /** Save Cart, add to list and copying a public list ask to sign in first. */
  listsNeedSignIn: boolean;
  mayFollowLinks: boolean;
  /** The action of the button at the top right. */
  action: 'checkout' | 'quote' | 'send-cart' | 'exit';
  /** EXIT CART is shown beside the button that sends the cart. */
  mayExitToo: boolean;
  checkoutTarget: '/checkout/login' | '/checkout/shipping' | '/checkout/int/save';
  subtotalLabel: 'subtotal' | 'merchandise-total';
  /** The account's pages. All others are sent to the login page. */
  mayViewAccount: boolean;
  seesOrderHistory: boolean;
  /** The section with the link to an organisation's online and offline orders. */
  seesCompleteHistory: boolean;
  seesOrganization: boolean;
  seesRegisterForm: boolean;
  mayViewAnyOrder: boolean;
  maySubmitTemporaryOrders: boolean;
  triggersAbandonedCart: boolean;
}

/**
 * Returns a visitor's permissions: every row of section 6 of both documents, and the cart's views of [1 §2].
 *
 * If several rows apply, the inspect view outranks sending the cart, which outranks leaving a punch-out
 * session, which outranks a quote; a guest always goes through the login page.
 */
export function permissionsFor(visitor: Visitor, view: CartView): Permissions {
  const { guest, userType, siteType, punchOutSession } = visitor;
  const inspect = view === 'inspect';
  const quote = userType === 3 || siteType === 3;
  const contract = userType === 2 || siteType === 2;
  const lockedCart = punchOutSession || inspect;
  const sendsCart = visitor.punchOutClient !== undefined && !visitor.staff;
  const member = !guest;

  return {
    seesPrices: visitor.showsPrices,
    seesContractPrices: contract,
    seesContractPanel: contract,
    seesGuestBenefits: guest && userType !== 2 && !lockedCart,
    seesSignInOffer: guest && !lockedCart,
    mayRemoveLines: !lockedCart,
    mayRemoveAll: !lockedCart,
    mayQuickOrder: !lockedCart,
    mayUsePromotionCode: !quote && !lockedCart,
    mayEstimateShipping: !quote && !inspect && (!punchOutSession || visitor.showsShippingForPunchOut),
    seesTax: !quote && !lockedCart,
    taxAtCheckout: guest,
    seesSecurityNote: !punchOutSession,
    mayAddToList: !punchOutSession,
    listsNeedSignIn: guest,
    mayFollowLinks: !inspect,
    action: inspect
      ? 'exit'
      : sendsCart
        ? 'send-cart'
        : punchOutSession
          ? 'exit'
          : quote
            ? 'quote'
            : 'checkout',
    mayExitToo: sendsCart && punchOutSession && !inspect,
    checkoutTarget: guest ? '/checkout/login' : quote ? '/checkout/int/save' : '/checkout/shipping',
    subtotalLabel: quote ? 'merchandise-total' : 'subtotal',
    mayViewAccount: member,
    seesOrderHistory: member && userType !== 3,
    seesCompleteHistory: member && userType === 2,
    seesOrganization: member && userType === 2,
    seesRegisterForm: guest,
    mayViewAnyOrder: visitor.staff === 'csr',
    maySubmitTemporaryOrders: visitor.staff === 'csr',
    triggersAbandonedCart: userType !== 3,
  };
}
