/**
 * The page tests that also run against the second server: `npm test -- --only second`. They are journeys: what a shopper does
 * from start to finish, whichever server answers.
 */
export const JOURNEYS = [
  'test/pages/account/organization.test.ts',
  'test/pages/account/profile.test.ts',
  'test/pages/cart/checkout.test.ts',
  'test/pages/cart/lines.test.ts',
  'test/pages/cart/merge.test.ts',
  'test/pages/cart/mini-cart.test.ts',
  'test/pages/cart/no-lines.test.ts',
  'test/pages/cart/order-sheet.test.ts',
  'test/pages/cart/punch-out.test.ts',
  'test/pages/cart/quantities.test.ts',
  'test/pages/cart/quick-order.test.ts',
  'test/pages/cart/removal.test.ts',
  'test/pages/cart/restricted-items.test.ts',
  'test/pages/cart/save-or-share.test.ts',
  'test/pages/cart/save-to-list.test.ts',
  'test/pages/cart/several-lines.test.ts',
  'test/pages/lists/friend-lists.test.ts',
  'test/pages/lists/list-detail.test.ts',
  'test/pages/lists/moving.test.ts',
  'test/pages/lists/public-list.test.ts',
  'test/pages/lists/shopping-lists.test.ts',
  'test/pages/orders/bought-items.test.ts',
  'test/pages/orders/order-detail.test.ts',
  'test/pages/orders/order-history.test.ts',
  'test/pages/orders/order-resources.test.ts',
];

/**
 * Tests of these files that only the demo shop can answer: the beginning of a title, and why.
 * @type {readonly (readonly [title: string, reason: string])[]}
 */
const LEFT_OUT = [];

/**
 * Why a test doesn't run against the second server; undefined if it runs.
 * @param {string} title
 */
export function leftOut(title) {
  return LEFT_OUT.find(([start]) => title.startsWith(start))?.[1];
}
