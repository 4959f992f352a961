/**
 * Which page tests run against the second server, too: the journeys, in which a shopper completes a task
 * whichever server answers. `test/unit/second-server/journeys.test.ts` fails on a page test that isn't named
 * here.
 */

const FAULT = 'it sets a fault of the demo shop';

/**
 * The journeys: a file in `test/pages`, and those of its tests that only the demo shop can answer, by the beginning of their
 * titles, with the reason.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const JOURNEYS = {
  'account/landing': {},
  'account/organization': { 'lets no hostile markup through': FAULT },
  'account/profile': {
    'keeps what was typed when the session has ended': FAULT,
    'gets its own password by id':
      'it expects `generatedPassword`, which a server may leave out where it is false',
  },
  'account/sso-profile': { 'has no token and no password anywhere': FAULT },
  'cart/checkout': {},
  'cart/item-suggestions': {},
  'cart/lines': {},
  'cart/merge': { 'stays with the reason when the choice is refused': FAULT },
  'cart/mini-cart': {},
  'cart/no-lines': {},
  'cart/order-sheet': { 'is still there after a reload': FAULT },
  'cart/print': {},
  'cart/punch-out': {
    'says so when the cart can’t be exported': FAULT,
    'never sends part of a cart': FAULT,
    'posts to no portal': FAULT,
    'leaves by EXIT CART': FAULT,
  },
  'cart/quantities': {},
  'cart/quick-order': {},
  'cart/removal': {},
  'cart/restricted-items': {},
  'cart/save-or-share': {},
  'cart/save-to-list': {},
  'cart/several-lines': {},
  'cart/totals': {},
  'frame/footer': {},
  'frame/header': { 'says beside the button why logging out failed': FAULT },
  'frame/whole-shop': {},
  'lists/friend-lists': {},
  'lists/list-detail': {},
  'lists/moving': {},
  'lists/public-list': {},
  'lists/shopping-lists': {},
  'orders/confirmation': { 'shows number and phone if the order can’t be read': FAULT },
  'orders/order-detail': {
    'shows its status and its whole instructions':
      'it expects the status and days that only a newer server sends',
    'that the server refuses to repeat': FAULT,
    'that can’t be read': FAULT,
  },
  'orders/order-history': { 'passes axe in each of its states': FAULT },
  'orders/order-resources': { 'says what failed': FAULT },
  'orders/register-form': {},
  'orders/voucher': { 'says whom to call if nothing can be read': FAULT },
  revalidation: {},
  'visitors/hidden-prices': {},
  'visitors/sign-in': {},
  'visitors/user-kinds': {},
};

/**
 * The page tests that aren't journeys: a folder or a file in `test/pages`, and the reason.
 * @type {Readonly<Record<string, string>>}
 */
export const OTHERS = {
  accessibility: 'what assistive technology gets depends on no reply',
  'bulk-add': 'one builds a widget of its own, one sets faults of the demo shop',
  'cart/stuck-checkout': FAULT,
  'cart/unreadable-lines': FAULT,
  content: 'these widgets make no calls',
  embedding: 'it is about the page around the widgets',
  'every-page': 'it expects each widget of the demo shop, with all that the demo shop has for it',
  foreign: 'it is about what else runs in the page',
  hostile: 'it has hostile replies of its own',
  layout: 'it measures where things stand with the contents of the demo shop',
  'lists/long-list': 'it is about the browser, not about replies',
  'lists/long-tables': 'it is about the browser, not about replies',
  museum: FAULT,
  'orders/bought-items': FAULT,
  soak: 'it sets faults of the demo shop at random',
  tools: 'it is about tools',
  trouble: FAULT,
  wire: 'it gives replies of its own',
  workbench: 'it is about the demo pages',
};

/** The files of the journeys, for the command line. */
export const JOURNEY_FILES = Object.keys(JOURNEYS).map((name) => `test/pages/${name}.test.ts`);

/**
 * Why a test doesn't run against the second server; undefined if it runs.
 * @param {string} path the file
 * @param {string} title
 */
export function leftOut(path, title) {
  const [, name = ''] = /test\/pages\/(.*)\.test\.ts$/.exec(path) ?? [];
  const titles = Object.entries(JOURNEYS[name] ?? {});
  return titles.find(([start]) => title.startsWith(start))?.[1];
}
