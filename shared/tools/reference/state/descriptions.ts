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
    'Who is shopping. There is no call for it.',
    'a guest of `userType` 1 on site type 1, who sees no prices',
  ),
  'profile.transient': said('The visitor is a guest.', 'whoever has no `profileId` is one'),
  'profile.profileId': said('The id of the account.'),
  'profile.firstName': said('Shown in the header, and in forms at first.'),
  'profile.lastName': said('As the first name.'),
  'profile.email': said('Stands in forms at first.'),
  'profile.userType': said('1 individual, 2 organization or contract, 3 international.', '1'),
  'profile.siteType': said('1 regular, 2 contract, 3 quote request.', '1, also for any other value'),
  'profile.userSegment': said('What the server has put the visitor into.'),
  'profile.userSegment.Punchout Session': said('The visitor comes from a procurement system.', 'no'),
  'profile.userTypeCheck': said('What else decides who may do what.'),
  'profile.userTypeCheck.user': said(
    "`csr` is a customer-service representative, `imperson` one in a customer's place.",
    'no staff, also for any other text',
  ),
  'profile.userTypeCheck.punchoutClient': said(
    'The name of the procurement system that the cart is sent to; `true` where it has none.',
    'the cart is sent nowhere',
  ),
  'profile.userTypeCheck.showShippingforPunchout': said(
    'Shipping is shown in a punch-out session, too.',
    'no',
  ),
  'profile.mergeOrderFlag': said('An earlier cart waits to be merged.', 'no'),
  'profile.hidePrice': said(
    'The text `"false"` shows prices; anything else hides them, a JSON `false` too.',
    'prices are hidden',
    "'true' | 'false'",
  ),
  'profile.externalRedirectionURL': said('Where the exit from a punch-out session leads.'),
  'profile.miniCartCount': said('Pieces in the cart, shown until the real count has been read.'),
};

export const CART_DESCRIPTIONS: Record<string, KeyDescription> = {
  cart: said('The cart, as the server’s call for it replies: it is shown at once.', 'the cart is read'),
  'cart.commerceItems': said('The lines.', 'the cart is read, unless `isEmptyCart` is set'),
  'cart.commerceItems[].commerceId': said('The id of the line.'),
  'cart.commerceItems[].productId': said('The item number.'),
  'cart.commerceItems[].quantity': said('How many pieces.'),
  'cart.commerceItems[].displayName': said('The name of the product.'),
  'cart.commerceItems[].productUrl': said('Its page.'),
  'cart.commerceItems[].ImageURL': said('Its picture.'),
  'cart.commerceItems[].discontinuedItem': said('It is no longer sold.', 'no'),
  'cart.commerceItems[].replacementURL': said('The page of what replaces it.'),
  'cart.commerceItems[].invMessageToShowInSPCCart': said('What there is to say of stock, in short.'),
  'cart.commerceItems[].invMessageToShowInCart': said('The same at length; told once where both are equal.'),
  'cart.commerceItems[].stockAlertMessage': said('A warning on stock.'),
  'cart.commerceItems[].defaultShipMethod': said('How it is sent.'),
  'cart.commerceItems[].shippingMethodOnHoverMessage': said('What that means, on hover and focus.'),
  'cart.commerceItems[].propsWarningMessageMessageLinkText': said(
    'The link to the Proposition 65 warning.',
    'its description, else “California Proposition 65”',
  ),
  'cart.commerceItems[].propsWarningMessageMessage': said('That warning.'),
  'cart.commerceItems[].warningDescription': said('That warning in short.'),
  'cart.commerceItems[].warningIcon': said('The address of its icon.'),
  'cart.commerceItems[].listPrice': said('Price of a piece.'),
  'cart.commerceItems[].salePrice': said('Price of a piece while it is reduced.'),
  'cart.commerceItems[].contractPrice': said(
    'Price of a piece under a contract; shown to contract buyers alone.',
  ),
  'cart.commerceItems[].basePrice': said('Price of a piece where there is no sale price.'),
  'cart.commerceItems[].priceTitle': said('What the price is called.'),
  'cart.commerceItems[].retailPriceTitle': said('What the price that is struck out is called.'),
  'cart.commerceItems[].total': said('What the line comes to.'),
  'cart.commerceItems[].saveMsg': said('What is saved.'),
  'cart.commerceItems[].discountEnableAlertMessage': said('Why a discount is not given.'),
  'cart.commerceItems[].hidePrice': said('The prices of this line are not shown to anybody.', 'no'),
  'cart.subTotal': said('What the lines come to.'),
  'cart.isEmptyCart': said('The cart is empty, and `commerceItems` may be absent.', 'no'),
  'cart.headMsg': said('Shown above the lines.'),
  'cart.dataLayer': said(
    'Entries for `window.dataLayer`, passed on unchanged.',
    undefined,
    'object | object[]',
  ),
  'cart.shippingCharge': said('What the cart remembers of promotion and zip code.'),
  'cart.shippingCharge.discountAmount': said('What the promotion takes off.'),
  'cart.shippingCharge.discountMessage': said('What there is to say of it.'),
  'cart.shippingCharge.promotionId': said('The promotion code.'),
  'cart.shippingCharge.zipCode': said('Where freight and tax were estimated for.'),
  'cart.contract': said('The terms of a contract buyer.'),
  'cart.contract.spendLimit': said('What may be spent.'),
  'cart.contract.orderPriceLimit': said('What one order may come to.'),
  'cart.contract.isTaxExempt': said('Whether tax is due.'),
  'cart.contract.isPoEligible': said('Whether purchase orders are taken.'),
  'cart.contract.contractTermsMessage': said('The terms.'),
};

export const NAVIGATION_DESCRIPTIONS: Record<string, KeyDescription> = {
  navigation: said("The shop's main menu.", 'the header shows no menu'),
  'navigation.menu': said('The departments.'),
  'navigation.menu[].displayName': said('The name of a department.'),
  'navigation.menu[].url': said('Its page.', 'the name is no link'),
  'navigation.menu[].folder': said('What is below it.'),
  'navigation.menu[].folder[].displayName': said('The name of a group of links.'),
  'navigation.menu[].folder[].url': said('Its page.', 'the name is no link'),
  'navigation.menu[].folder[].items': said('The links.'),
  'navigation.menu[].folder[].items[].displayName': said('The name of a link.'),
  'navigation.menu[].folder[].items[].url': said('Where it leads.', 'the name is no link'),
  'navigation.phone': said('The number in the header.', '`config.phone`'),
};
