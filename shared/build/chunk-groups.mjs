/**
 * Which shared modules form one file: each group is a file. Groups follow the folders of subjects, so a module that
 * moves within its subject stays in its file. A module has a path of its own only where its folder is a whole layer,
 * or where few widgets that need the folder need the module. A shared module of a first load that no group
 * has, and a path that leads nowhere, end the build with an error.
 *
 * The groups are few, since each is a file, and are cut where needs differ: an island that only reads a count never
 * gets the cart's write queue. What every widget needs is the core, a file without a group.
 *
 * @typedef {{name: string, paths: string[]}} Group paths: folders, with a slash at the end, and modules
 * @type {Group[]}
 */
export const GROUPS = [
  {
    /** For tables whose rows are ticked one by one; most islands have none. */
    name: 'signals',
    paths: ['node_modules/@preact/', 'shared/build/stand-ins.ts', 'shared/ui/table/selection.tsx'],
  },
  {
    /** Tables with a box to search in; the order history loads it after its orders. */
    name: 'search-box',
    paths: ['shared/ui/table/search-box.tsx'],
  },
  {
    name: 'lists',
    paths: [
      'shared/api/lists/',
      'shared/api/cart/added-products.ts',
      'shared/domain/lists/',
      'shared/stores/lists/',
      'shared/ui/lists/',
      'shared/ui/cart/item-warning.tsx',
      'shared/ui/cart/quantity-stepper.tsx',
    ],
  },
  {
    /** What a page needs of the cart besides its stores, and what the page's tag manager is told. */
    name: 'data-layer',
    paths: [
      'shared/domain/cart/contract-terms.ts',
      'shared/domain/cart/pieces-by-item.ts',
      'shared/domain/data-layer.ts',
      'shared/page/data-layer.ts',
    ],
  },
  {
    /** The shopper's cart: its stores, and what reads it. Many pages need only the count, which is elsewhere. */
    name: 'cart',
    paths: [
      'shared/api/cart/',
      'shared/domain/cart/',
      'shared/stores/cart/',
      'shared/stores/checkout/',
      'shared/ui/cart/',
    ],
  },
  {
    /** The items of an order. Besides its own page, only a search of the history needs them, on request. */
    name: 'order-sections',
    paths: ['shared/api/orders/order-sections.ts'],
  },
  {
    name: 'orders',
    paths: [
      'shared/api/orders/',
      'shared/domain/orders/',
      'shared/domain/account/account-url.ts',
      'shared/ui/orders/',
    ],
  },
  {
    /** What the shopper is told until they dismiss it, with the message that the page before has left. */
    name: 'notices',
    paths: [
      'shared/page/flash-message.ts',
      'shared/page/storage/next-page.ts',
      'shared/stores/notices.ts',
      'shared/ui/notices.tsx',
    ],
  },
  {
    /** What nearly every island shows or asks: buttons, amounts, products, links, fragments of the server. */
    name: 'parts',
    paths: [
      'shared/api/transport/amounts.ts',
      'shared/domain/money.ts',
      'shared/domain/permissions.ts',
      'shared/domain/quantity.ts',
      'shared/domain/safe-url.ts',
      'shared/domain/sum.ts',
      'shared/page/announce.ts',
      'shared/page/cart-view.ts',
      'shared/page/history-navigation.ts',
      'shared/page/links/page-url.ts',
      'shared/page/parts/reload-page.ts',
      'shared/ui/button.tsx',
      'shared/ui/lazy-part.tsx',
      'shared/ui/loading.tsx',
      'shared/ui/money.tsx',
      'shared/ui/notice.tsx',
      'shared/ui/product-image.tsx',
      'shared/ui/safe-link.tsx',
      'shared/ui/server-html.tsx',
    ],
  },
  {
    /** What is typed by item number, and kept until it is in the cart. */
    name: 'drafts',
    paths: ['shared/domain/item-number.ts', 'shared/page/storage/shopper-storage.ts'],
  },
  {
    /** Where the pages of an account lead. */
    name: 'account-pages',
    paths: ['shared/domain/account/account-pages.ts'],
  },
  {
    /** The fields of a form, and what is said of them. */
    name: 'forms',
    paths: [
      'shared/api/account/',
      'shared/domain/account/',
      'shared/domain/form-refusal.ts',
      'shared/stores/form-submission.ts',
      'shared/ui/account/',
      'shared/ui/forms/',
    ],
  },
  {
    /** Content that others write: promotions, framed pages. */
    name: 'content',
    paths: ['shared/api/content/', 'shared/ui/content/framed-page.tsx'],
  },
  {
    name: 'tables',
    paths: [
      'shared/domain/date.ts',
      'shared/domain/table.ts',
      'shared/page/table-query.ts',
      'shared/page/page-query.ts',
      'shared/stores/latest-read.ts',
      'shared/stores/table.ts',
      'shared/ui/breadcrumb.tsx',
      'shared/ui/table/',
      'shared/stores/orders/',
    ],
  },
  {
    /** What the address of a page tells once. */
    name: 'outcome',
    paths: ['shared/page/outcome.ts'],
  },
  {
    /** What header and footer take from the page, and that the shopper has signed out. */
    name: 'frame',
    paths: ['shared/page/links/fallback-links.ts', 'shared/stores/signed-out.ts'],
  },
  {
    /** What the pages of an account have besides: failures, the way to the login, the head of what is printed. */
    name: 'account',
    paths: [
      'shared/api/transport/post.ts',
      'shared/domain/failure.ts',
      'shared/page/navigate.ts',
      'shared/stores/resource.ts',
      'shared/ui/bulk-add/choose-items-button.tsx',
      'shared/ui/failure.tsx',
      'shared/ui/login-redirect.tsx',
      'shared/ui/files/print-header.tsx',
    ],
  },
  {
    /** The form that posts to another site. */
    name: 'cross-origin-post',
    paths: ['shared/page/cross-origin-post.ts'],
  },
];

/** The group of a module, the first that has its path, or undefined. */
export function groupOf(path, groups = GROUPS) {
  return groups.find(({ paths }) => paths.some((one) => path.startsWith(one)));
}
