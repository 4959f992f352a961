import { NEVER, type Scenario, scenariosOf } from './scenario.ts';

const FILL = (item: string) => [{ type: item, into: 'Item number' }, { press: 'Add to Cart' }];

const ROWS = [
  { press: 'Paste or choose a file…' },
  { type: '721002 2\n706349 3\n999999 1', into: 'Rows to add' },
  { press: 'Review rows' },
  { press: 'Add 3 to Cart' },
];

/** The items that order and list pages have kept, in the format of `shared/stores/remembered-items.ts`. */
const SEEN = JSON.stringify({
  items: [
    { itemNumber: '721002', name: 'Beaker, Low Form, Borosilicate, 250 mL', quantity: 12 },
    { itemNumber: '706349', name: 'Nitrile Gloves, Powder-Free, Medium, Box of 100', quantity: 2 },
    { itemNumber: '702405', name: 'Triple-Beam Balance, 610 g x 0.1 g' },
  ],
});

/** Quick order: one row on the cart page, and the order sheet. */
export const QUICK_ORDER: readonly Scenario[] = scenariosOf('quick-order', '/checkout/cart', [
  {
    name: 'usual',
    title: 'One row',
    kind: 'usual',
    cart: 'plain',
    expects: 'Type an item number and a quantity',
  },
  {
    name: 'sheet',
    title: 'Several rows',
    kind: 'usual',
    path: '/order-sheet',
    expects: 'One item per row',
  },
  {
    name: 'wrong',
    title: 'Nothing typed',
    kind: 'error',
    cart: 'plain',
    steps: [{ press: 'Add to Cart' }],
    expects: 'Enter valid item or qty',
  },
  {
    name: 'refused',
    title: 'An item that doesn’t exist',
    kind: 'error',
    cart: 'plain',
    steps: FILL('999999'),
    expects: '999999',
  },
  {
    name: 'adding',
    title: 'An item is being added',
    kind: 'busy',
    cart: 'plain',
    fault: `delay:${NEVER},on:quick-add-to-cart`,
    steps: FILL('721002'),
    expects: 'Adding…',
  },
  {
    name: 'session-ended',
    title: 'The session has ended',
    kind: 'signed out',
    cart: 'plain',
    as: 'individual',
    fault: 'expired-text,on:quick-add-to-cart',
    steps: FILL('721002'),
    expects: 'Sign in',
  },
  {
    name: 'offline',
    title: 'Offline',
    kind: 'offline',
    cart: 'plain',
    steps: [{ offline: true }, ...FILL('721002')],
    expects: 'You’re offline, so nothing was added.',
  },
  {
    name: 'paste',
    title: 'Rows to paste, or a file',
    kind: 'usual',
    cart: 'plain',
    steps: [{ press: 'Paste or choose a file…' }],
    expects: 'Rows to add',
  },
  {
    name: 'preview',
    title: 'Rows to review',
    kind: 'usual',
    cart: 'plain',
    steps: [
      { press: 'Paste or choose a file…' },
      { type: '721002 2\n151261 1.2E+05\n706349 3', into: 'Rows to add' },
      { press: 'Review rows' },
    ],
    expects: 'Review your rows',
  },
  {
    name: 'mistakes',
    title: 'An order sheet with mistakes',
    kind: 'error',
    path: '/order-sheet',
    steps: [
      { press: 'Paste or choose a file…' },
      { type: '721002 2\n151261 1.2E+05\n12 3', into: 'Rows to add' },
      { press: 'Review rows' },
      { press: 'Edit all rows' },
    ],
    expects: 'Enter a whole number from 1 to 999.',
  },
  {
    name: 'suggestions',
    title: 'Items from orders and lists are suggested',
    kind: 'usual',
    as: 'individual',
    path: '/order-sheet',
    kept: { 'cb-seen-items': SEEN },
    steps: [{ type: '7', into: 'Item number' }],
    expects: 'Last quantity: 12',
  },
  {
    name: 'adding-rows',
    title: 'Several rows are being added',
    kind: 'busy',
    path: '/order-sheet',
    fault: `delay:${NEVER},on:quick-add-to-cart`,
    steps: ROWS,
    expects: 'of 3',
  },
  {
    name: 'partly-added',
    title: 'Some rows were not added',
    kind: 'error',
    path: '/order-sheet',
    steps: ROWS,
    expects: 'not added',
  },
  {
    name: 'clear',
    title: 'Asks before removing all rows',
    kind: 'dialog',
    path: '/order-sheet',
    steps: [{ type: '721002', into: 'Item number' }, { press: 'Remove all rows…' }],
    expects: 'Remove all rows?',
  },
  {
    name: 'save-list',
    title: 'Saving the rows as a list',
    kind: 'dialog',
    path: '/order-sheet',
    as: 'individual',
    steps: [{ type: '721002', into: 'Item number' }, { press: 'Save as list…' }],
    expects: 'List name',
  },
]);
