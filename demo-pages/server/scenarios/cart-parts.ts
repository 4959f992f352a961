import { NEVER, type Scenario, scenariosOf } from './scenario.ts';

const OPEN = [{ press: 'What is in your cart' }];
const FILL = (item: string) => [{ type: item, into: 'Item number' }, { press: 'Add to Cart' }];

/** What shows the cart, or adds to it, beside the cart page. */
export const CART_PARTS: readonly Scenario[] = [
  ...scenariosOf('mini-cart', '/help', [
    { name: 'usual', title: 'Closed', kind: 'usual', expects: 'Cart' },
    { name: 'open', title: 'Open', kind: 'usual', steps: OPEN, expects: 'Subtotal' },
    {
      name: 'empty',
      title: 'Open and empty',
      kind: 'empty',
      cart: 'empty',
      steps: OPEN,
      expects: 'What you add appears here.',
    },
    {
      name: 'loading',
      title: 'Open, the lines on their way',
      kind: 'loading',
      fault: `delay:${NEVER},on:get-commerce-item-details`,
      steps: OPEN,
      expects: 'Loading your cart…',
    },
    {
      name: 'failed',
      title: 'The lines cannot be read',
      kind: 'error',
      fault: 'wordless,on:get-commerce-item-details',
      steps: OPEN,
      expects: 'Your cart could not be shown here.',
    },
    {
      name: 'long',
      title: 'More than it shows',
      kind: 'long',
      cart: 'large',
      steps: OPEN,
      expects: 'more in your cart',
    },
    { name: 'count-only', title: 'Without its panel', kind: 'read only', path: '/gallery', expects: 'Cart' },
  ]),
  ...scenariosOf('quick-order', '/checkout/cart', [
    { name: 'usual', title: 'One row', kind: 'usual', expects: 'Type an item number and a quantity' },
    { name: 'sheet', title: 'Several rows', kind: 'usual', path: '/order-sheet', expects: 'One item a row' },
    {
      name: 'wrong',
      title: 'Nothing typed',
      kind: 'error',
      steps: [{ press: 'Add to Cart' }],
      expects: 'Enter valid item or qty',
    },
    {
      name: 'refused',
      title: 'An item that there is not',
      kind: 'error',
      steps: FILL('999999'),
      expects: '999999',
    },
    {
      name: 'adding',
      title: 'An item is being added',
      kind: 'busy',
      fault: `delay:${NEVER},on:quick-add-to-cart`,
      steps: FILL('721002'),
      expects: 'Adding…',
    },
    {
      name: 'session-ended',
      title: 'The session has ended',
      kind: 'signed out',
      as: 'individual',
      fault: 'expired-text,on:quick-add-to-cart',
      steps: FILL('721002'),
      expects: 'Sign in',
    },
    {
      name: 'offline',
      title: 'Offline',
      kind: 'offline',
      steps: [{ offline: true }, ...FILL('721002')],
      expects: 'You are offline, so nothing was added.',
    },
    {
      name: 'paste',
      title: 'Rows to paste, or a file',
      kind: 'usual',
      steps: [{ press: 'Paste or choose a file…' }],
      expects: 'Rows to add',
    },
    {
      name: 'preview',
      title: 'What was read is looked over',
      kind: 'usual',
      steps: [
        { press: 'Paste or choose a file…' },
        { type: '721002 2\n151261 1.2E+05\n706349 3', into: 'Rows to add' },
        { press: 'Check the rows' },
      ],
      expects: 'Check what was read',
    },
  ]),
  ...scenariosOf('recommendations', '/checkout/cart', [
    { name: 'usual', title: 'Products that go with the cart', kind: 'usual', expects: 'Related products' },
    { name: 'none', title: 'Nothing to go with', kind: 'empty', cart: 'empty', expects: null },
    {
      name: 'failed',
      title: 'They cannot be read',
      kind: 'error',
      fault: 'wordless,on:sitespect-details',
      expects: null,
    },
  ]),
  ...scenariosOf('promo-area', '/checkout/cart', [
    { name: 'usual', title: 'Below the cart', kind: 'usual', expects: 'ship' },
    {
      name: 'confirmation',
      title: 'Above a confirmation',
      kind: 'usual',
      path: '/checkout/confirm',
      cart: 'plain',
      switches: { placed: 'order' },
      expects: 'Thank you',
    },
    {
      name: 'failed',
      title: 'It cannot be read',
      kind: 'error',
      fault: 'wordless,on:cart-bottom-area',
      expects: null,
    },
  ]),
];
