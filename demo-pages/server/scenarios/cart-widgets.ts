import { NEVER, type Scenario, scenariosOf } from './scenario.ts';

const OPEN = [{ press: 'What’s in your cart' }];

/** The widgets other than the cart page that show the cart or add to it. */
export const CART_WIDGETS: readonly Scenario[] = [
  ...scenariosOf('mini-cart', '/help', [
    { name: 'usual', title: 'Closed', kind: 'usual', expects: 'Cart' },
    { name: 'open', title: 'Open', kind: 'usual', steps: OPEN, expects: 'Subtotal' },
    {
      name: 'empty',
      title: 'Open and empty',
      kind: 'empty',
      cart: 'empty',
      steps: OPEN,
      expects: 'Items you add appear here.',
    },
    {
      name: 'loading',
      title: 'Open, loading',
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
      expects: 'We couldn’t show your cart here.',
    },
    {
      name: 'long',
      title: 'More than it shows',
      kind: 'long',
      cart: 'large',
      steps: OPEN,
      expects: 'more in your cart',
    },
    {
      name: 'offline',
      title: 'Open, offline',
      kind: 'offline',
      steps: [{ offline: true }, ...OPEN],
      expects: 'You’re offline, so we couldn’t load your cart.',
    },
    { name: 'count-only', title: 'Without its panel', kind: 'read only', path: '/gallery', expects: 'Cart' },
  ]),
  ...scenariosOf('recommendations', '/checkout/cart', [
    {
      name: 'usual',
      title: 'Products that go with the cart',
      kind: 'usual',
      cart: 'plain',
      expects: 'Related products',
    },
    { name: 'none', title: 'No related products', kind: 'empty', cart: 'empty', expects: null },
    {
      name: 'failed',
      title: 'They cannot be read',
      kind: 'error',
      fault: 'wordless,on:sitespect-details',
      expects: null,
    },
  ]),
  ...scenariosOf('promo-area', '/checkout/cart', [
    { name: 'usual', title: 'Below the cart', kind: 'usual', cart: 'plain', expects: 'ship' },
    {
      name: 'campaign',
      title: 'With pictures, a table and a video',
      kind: 'usual',
      path: '/campaign',
      switches: { promotion: 'campaign' },
      expects: 'Pond Week',
    },
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
