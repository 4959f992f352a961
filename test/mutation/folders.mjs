/** The folders that are mutated, and the tests that should find each change. */

/**
 * @typedef {object} Mutated
 * @property {string[]} sources
 * @property {string[]} tests
 * @property {'node'} [environment] where none of the tests needs a document: half of the time
 */

const SHARED = 'test/unit/shared';
const CART_PAGE = 'test/unit/widgets/cart-page';

/** @type {Record<string, Mutated>} by the folder's path */
export const FOLDERS = {
  'shared/stores/bulk-add': {
    sources: ['shared/stores/bulk-add/**/*.ts'],
    tests: [
      `${SHARED}/stores/bulk-add/**/*.test.{ts,tsx}`,
      'test/unit/widgets/quick-order/send-run.test.ts',
      `${CART_PAGE}/cart-link.test.ts`,
      'test/unit/widgets/order-detail/choose-items.test.ts',
    ],
  },
  'shared/api/transport': {
    sources: ['shared/api/transport/**/*.ts'],
    tests: [`${SHARED}/api/**/*.test.ts`],
  },
  'shared/stores/cart': {
    sources: ['shared/stores/cart/**/*.ts'],
    tests: [
      `${SHARED}/stores/{cart,checkout,left-writes,merge}/**/*.test.{ts,tsx}`,
      `${SHARED}/stores/*.test.{ts,tsx}`,
      `${CART_PAGE}/{cart-errors,cart-removal,cart-totals,estimate-form}.test.ts`,
      `${CART_PAGE}/{line-quantity,promotion-form,several-lines}.test.ts`,
      `${CART_PAGE}/{left-edits,lines}/**/*.test.ts`,
    ],
  },
  'shared/domain': {
    sources: ['shared/domain/**/*.ts'],
    tests: [`${SHARED}/domain/**/*.test.ts`],
    environment: 'node',
  },
};

/**
 * The folder that `MUTATED` names.
 * @throws if it names none
 */
export function mutated() {
  const found = FOLDERS[process.env.MUTATED ?? ''];
  if (!found) throw new Error(`One of these, please: ${Object.keys(FOLDERS).join(', ')}`);
  return found;
}

/**
 * The file with a folder's results.
 * @param {string} folder
 * @param {string} [kind] '-known' for those that the next run starts from
 */
export function resultsFile(folder, kind = '') {
  return `.cache/mutation/${folder.replaceAll('/', '-')}${kind}.json`;
}
