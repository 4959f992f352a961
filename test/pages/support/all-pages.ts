/** The pages of the demo shop, for tests of rules that apply to all of them. */

/** A list of 500 items. */
const LONG = '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual';

/** Every page of the demo shop, with its visitor. */
export const PAGES = [
  '/',
  '/checkout/cart',
  '/checkout/inspect/cart',
  '/order-sheet',
  '/catalogue',
  '/product/591280',
  '/account/login',
  '/account/landing?as=contract&message=temporary',
  '/account/profile?as=individual',
  '/account/b2i/organization-user?as=contract',
  '/account/order?as=individual',
  '/account/order?as=contract&orders=500',
  '/account/order-detail?orderId=o99661500&userId=220022&as=individual',
  '/account/order-detail?orderId=o99664497&userId=220104&as=csr',
  '/checkout/shipping?sample=true&as=guest&cart=plain',
  '/redeem-voucher',
  '/order/resources?orderId=W66401500&productIds=142304,591234,211010,867890',
  '/account/list?as=individual',
  LONG,
  '/account/list-public?id=310001',
  '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
  '/learn',
  '/campaign?promotion=campaign',
  '/catalog-request',
  '/catalog-request?form=hanging',
  '/snippets',
  '/reference',
  '/gallery',
  '/slots?as=individual',
  '/bare',
  '/hostile',
];

/** Names in the gallery that no widget has. */
export const MISTAKEN_NAMES = ['quick-oder'];
