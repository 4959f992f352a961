/**
 * Descriptions of the keys of the state block that the structs of `shared/api` read. The structs say which keys exist and of
 * which kind; a test compares this table with them.
 */

/** A sentence about a key, in Markdown. */
export interface KeyDescription {
  description: string;
  /** The behavior without it. */
  without?: string;
  /** In TypeScript, if the struct accepts anything. */
  type?: string;
}

const said = (description: string, without?: string, type?: string): KeyDescription => ({
  description,
  without,
  type,
});

export const PROFILE_DESCRIPTIONS: Record<string, KeyDescription> = {
  profile: said(
    'Who is shopping. No call returns it.',
    'a guest of `userType` 1 on site type 1, who sees no prices',
  ),
  'profile.transient': said('The visitor is a guest.', 'a visitor without `profileId` is a guest'),
  'profile.profileId': said('The id of the account.'),
  'profile.firstName': said('Shown in the header; prefills forms.'),
  'profile.lastName': said('Shown in the header; prefills forms.'),
  'profile.email': said('Prefills forms.'),
  'profile.userType': said('1 individual, 2 organization or contract, 3 international.', '1'),
  'profile.siteType': said('1 regular, 2 contract, 3 quote request.', '1, also for any other value'),
  'profile.userSegment': said('The visitor’s segments, assigned by the server.'),
  'profile.userSegment.Punchout Session': said('The visitor comes from a procurement system.', 'no'),
  'profile.userTypeCheck': said('Further facts that decide the visitor’s permissions.'),
  'profile.userTypeCheck.user': said(
    '`csr` is a customer-service representative, `imperson` one who impersonates a customer.',
    'not staff, also for any other text',
  ),
  'profile.userTypeCheck.punchoutClient': said(
    'The name of the procurement system that the cart is sent to; `true` if it has no name.',
    'the cart is not sent',
  ),
  'profile.userTypeCheck.showShippingforPunchout': said(
    'Whether a punch-out session also shows shipping.',
    'no',
  ),
  'profile.mergeOrderFlag': said('An earlier cart is waiting to be merged.', 'no'),
  'profile.hidePrice': said(
    'The text `"false"` shows prices; anything else hides them, even a JSON `false`.',
    'prices are hidden',
    "'true' | 'false'",
  ),
  'profile.externalRedirectionURL': said('The address to which the exit from a punch-out session leads.'),
  'profile.miniCartCount': said('Pieces in the cart, shown until the real count has been read.'),
};

export const CART_DESCRIPTIONS: Record<string, KeyDescription> = {
  cart: said('The cart, as returned by the server’s cart call; it is shown at once.', 'the cart is read'),
  'cart.commerceItems': said('The lines.', 'the cart is read, unless `isEmptyCart` is set'),
  'cart.commerceItems[].commerceId': said('The id of the line.'),
  'cart.commerceItems[].productId': said('The item number.'),
  'cart.commerceItems[].quantity': said('How many pieces.'),
  'cart.commerceItems[].displayName': said('The name of the product.'),
  'cart.commerceItems[].productUrl': said('Its page.'),
  'cart.commerceItems[].ImageURL': said('Its picture.'),
  'cart.commerceItems[].discontinuedItem': said('It is no longer sold.', 'no'),
  'cart.commerceItems[].replacementURL': said('The page of its replacement.'),
  'cart.commerceItems[].invMessageToShowInSPCCart': said('The short stock message.'),
  'cart.commerceItems[].invMessageToShowInCart': said(
    'The long stock message; shown once if both are equal.',
  ),
  'cart.commerceItems[].stockAlertMessage': said('A stock warning.'),
  'cart.commerceItems[].defaultShipMethod': said('The shipping method.'),
  'cart.commerceItems[].shippingMethodOnHoverMessage': said(
    'An explanation of the shipping method, on hover and focus.',
  ),
  'cart.commerceItems[].propsWarningMessageMessageLinkText': said(
    'The link to the Proposition 65 warning.',
    'the description, otherwise “California Proposition 65”',
  ),
  'cart.commerceItems[].propsWarningMessageMessage': said('The Proposition 65 warning.'),
  'cart.commerceItems[].warningDescription': said('The short form of the warning.'),
  'cart.commerceItems[].warningIcon': said('The address of the warning’s icon.'),
  'cart.commerceItems[].listPrice': said('The unit price.'),
  'cart.commerceItems[].salePrice': said('The reduced unit price.'),
  'cart.commerceItems[].contractPrice': said(
    'The unit price under a contract; shown only to contract buyers.',
  ),
  'cart.commerceItems[].basePrice': said('The unit price if there is no sale price.'),
  'cart.commerceItems[].priceTitle': said('The title of the price.'),
  'cart.commerceItems[].retailPriceTitle': said('The title of the retail price.'),
  'cart.commerceItems[].total': said('The total of the line.'),
  'cart.commerceItems[].saveMsg': said('The savings.'),
  'cart.commerceItems[].discountEnableAlertMessage': said('Why a discount does not apply.'),
  'cart.commerceItems[].hidePrice': said('Whether the prices of this line are hidden from everybody.', 'no'),
  'cart.subTotal': said('The subtotal of the lines.'),
  'cart.isEmptyCart': said('Whether the cart is empty; `commerceItems` may then be absent.', 'no'),
  'cart.headMsg': said('A message above the lines.'),
  'cart.dataLayer': said(
    'Entries for `window.dataLayer`, passed on unchanged.',
    undefined,
    'object | object[]',
  ),
  'cart.shippingCharge': said('The promotion and the zip code that the cart remembers.'),
  'cart.shippingCharge.discountAmount': said('The discount of the promotion.'),
  'cart.shippingCharge.discountMessage': said('A message about the promotion.'),
  'cart.shippingCharge.promotionId': said('The promotion code.'),
  'cart.shippingCharge.zipCode': said('The zip code of the estimate of freight and tax.'),
  'cart.contract': said('The terms of a contract buyer.'),
  'cart.contract.spendLimit': said('The spending limit.'),
  'cart.contract.orderPriceLimit': said('The limit of one order.'),
  'cart.contract.isTaxExempt': said('Whether the buyer is exempt from tax.'),
  'cart.contract.isPoEligible': said('Whether purchase orders are accepted.'),
  'cart.contract.contractTermsMessage': said('The terms.'),
};

export const NAVIGATION_DESCRIPTIONS: Record<string, KeyDescription> = {
  navigation: said("The shop's main menu.", 'the header shows no menu'),
  'navigation.menu': said('The departments.'),
  'navigation.menu[].displayName': said('The name of a department.'),
  'navigation.menu[].url': said('Its page.', 'the name is not a link'),
  'navigation.menu[].folder': said('The groups of links below it.'),
  'navigation.menu[].folder[].displayName': said('The name of a group of links.'),
  'navigation.menu[].folder[].url': said('Its page.', 'the name is not a link'),
  'navigation.menu[].folder[].items': said('The links.'),
  'navigation.menu[].folder[].items[].displayName': said('The name of a link.'),
  'navigation.menu[].folder[].items[].url': said('Its address.', 'the name is not a link'),
  'navigation.phone': said('The number in the header.', '`config.phone`'),
};
