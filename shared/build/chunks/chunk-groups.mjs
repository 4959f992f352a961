/**
 * Which shared modules form one file: each group is a file. A group has what the same widgets load at first, folders where
 * the whole folder is used together, else modules. A shared module of a first load that no group has, and a path that leads
 * nowhere, end the build with an error. Modules that only lazy parts share need no group, see `lazy-chunks.mjs`.
 *
 * The groups are few, since each is a file, and are cut where needs differ: an island that only reads a count never
 * gets the cart's write queue. What every widget needs is the core, a file without a group.
 *
 * @typedef {{name: string, paths: string[]}} Group paths: folders, with a slash at the end, and modules
 * @type {Group[]}
 */
export const GROUPS = [
  {
    name: 'lists',
    paths: [
      // Signals: those of the package, or what stands in for them.
      'node_modules/@preact/',
      'shared/build/',
      'shared/domain/lists/',
      'shared/stores/lists/',
      'shared/ui/lists/list-outcomes-place.tsx',
      'shared/ui/lists/list-price.tsx',
      'shared/ui/lists/list-table.tsx',
      'shared/ui/lists/selected-rows.tsx',
      'shared/ui/table/search-box.tsx',
      'shared/ui/table/selection.tsx',
    ],
  },
  {
    /** What the page's tag manager is told. */
    name: 'data-layer',
    paths: ['shared/page/data-layer.ts'],
  },
  {
    /** What nearly every island shows or asks: buttons, amounts, products, links, fragments of the server. */
    name: 'parts',
    paths: [
      'shared/api/transport/amounts.ts',
      'shared/domain/money.ts',
      'shared/domain/permissions.ts',
      'shared/domain/safe-url.ts',
      'shared/page/announce.ts',
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
    /** The shopper's cart: its stores, and what reads it. Many pages need only the count, which is elsewhere. */
    name: 'cart',
    paths: [
      'shared/api/cart/',
      'shared/domain/cart/',
      'shared/domain/quantity.ts',
      'shared/domain/sum.ts',
      'shared/stores/cart/',
      'shared/stores/checkout/',
      'shared/ui/cart/',
    ],
  },
  {
    /** What is typed by item number, and kept until it is in the cart. */
    name: 'drafts',
    paths: ['shared/page/storage/shopper-storage.ts'],
  },
  {
    /** What a page sends, and what it leaves for the next one. */
    name: 'messages',
    paths: ['shared/page/flash-message.ts', 'shared/page/outcome.ts', 'shared/page/storage/next-page.ts'],
  },
  {
    /** That the shopper has signed out. */
    name: 'signing-out',
    paths: ['shared/stores/signed-out.ts'],
  },
  {
    /** What is asked of a table, where it is sorted and searched. */
    name: 'table-queries',
    paths: [
      'shared/domain/table.ts',
      'shared/page/page-query.ts',
      'shared/page/table-query.ts',
      'shared/stores/latest-read.ts',
      'shared/stores/table.ts',
    ],
  },
];

/**
 * What each widget has a copy of, see `copies.mjs`: small modules that widgets need in other sets than those of the groups. Folders,
 * with a slash at the end, and modules; those among them that keep something are shared all the same.
 */
export const COPIES = [
  'shared/api/account/',
  'shared/api/cart/added-products.ts',
  'shared/api/content/',
  'shared/api/lists/',
  'shared/api/orders/',
  'shared/api/transport/post.ts',
  'shared/domain/account/account-pages.ts',
  'shared/domain/account/account-url.ts',
  'shared/domain/account/registration.ts',
  'shared/domain/cart/contract-terms.ts',
  'shared/domain/cart/pieces-by-item.ts',
  'shared/domain/data-layer.ts',
  'shared/domain/date.ts',
  'shared/domain/failure.ts',
  'shared/domain/form-refusal.ts',
  'shared/domain/item-number.ts',
  'shared/domain/orders/',
  'shared/domain/quantity.ts',
  'shared/domain/sum.ts',
  'shared/page/cart-view.ts',
  'shared/page/cross-origin-post.ts',
  'shared/page/links/fallback-links.ts',
  'shared/page/navigate.ts',
  'shared/page/page-query.ts',
  'shared/stores/form-submission.ts',
  'shared/stores/latest-read.ts',
  'shared/stores/lists/list-queries.ts',
  'shared/stores/orders/reorder.ts',
  'shared/stores/resource.ts',
  'shared/ui/account/',
  'shared/ui/breadcrumb.tsx',
  'shared/ui/bulk-add/choose-items-button.tsx',
  'shared/ui/cart/item-warning.tsx',
  'shared/ui/cart/quantity-stepper.tsx',
  'shared/ui/cart/stepper-controls.tsx',
  'shared/ui/content/framed-page.tsx',
  'shared/ui/failure.tsx',
  'shared/ui/files/print-header.tsx',
  'shared/ui/forms/',
  'shared/ui/lists/list-item.tsx',
  'shared/ui/lists/list-name.ts',
  'shared/ui/login-redirect.tsx',
  'shared/ui/notices.tsx',
  'shared/ui/orders/',
  'shared/ui/table/data-table.tsx',
  'shared/ui/table/row-slices.ts',
];

/** The group of a module, the first that has its path, or undefined. */
export function groupOf(path, groups = GROUPS) {
  return groups.find(({ paths }) => paths.some((one) => path.startsWith(one)));
}
