import { type Scenario, scenariosOf } from './scenario.ts';

const QUANTITY = 'Quantity of Beaker Set, Graduated, 50-1000 mL, Set of 6';
const TWELVE = [{ type: '12', into: QUANTITY }, { enter: QUANTITY }];

/** Replies of servers to a write without a result: the name of the fault, and a description. */
const ANSWERS = [
  ['nothing', 'nothing'],
  ['204', 'with status 204'],
  ['true', 'true'],
  ['success', '"success"'],
  ['page', 'with a page'],
] as const;

/** Replies that the contract allows and that the demo shop sends only when asked to [wire Writes]. */
export const OTHER_SERVERS: readonly Scenario[] = [
  ...scenariosOf('cart-page', '/checkout/cart', [
    ...ANSWERS.map(([answer, words]) => ({
      name: `saved-${answer}`,
      title: `A quantity is saved by a server that answers ${words}`,
      kind: 'done' as const,
      fault: `answer:${answer},on:update-item`,
      steps: TWELVE,
      expects: '$359.40',
    })),
    {
      name: 'redirected',
      title: 'A load balancer redirects the calls',
      kind: 'signed out',
      fault: 'redirect:login,on:update-item',
      steps: TWELVE,
      expects: 'Your session has ended.',
    },
    {
      name: 'price-hidden-otherwise',
      title: 'The server hides the prices of lines with Y',
      kind: 'usual',
      fault: 'put:hidePrice:Y,on:cart-details',
      switches: { state: 'profile' },
      expects: 'Price on request',
    },
    {
      name: 'restricted-by-line',
      title: 'Restricted items that are named by their lines alone',
      kind: 'dialog',
      cart: 'restricted',
      fault: 'null:catalogRefId,on:quarantine',
      steps: [{ press: 'Checkout' }],
      expects: 'can only be sold and shipped to authorized schools',
    },
  ]),
  ...scenariosOf(
    'order-resources',
    '/order/resources?orderId=W66401500&productIds=142304,591234,211010,867890',
    [
      {
        name: 'flat',
        title: 'One by one, each with its category',
        kind: 'usual',
        fault: 'flat,on:order-resources',
        expects: 'View »',
      },
    ],
  ),
];
