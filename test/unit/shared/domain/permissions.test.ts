import { describe, expect, it } from 'vitest';
import type { Visitor } from '../../../../shared/domain/account/visitor.ts';
import { type CartView, type Permissions, permissionsFor } from '../../../../shared/domain/permissions.ts';

const INDIVIDUAL: Visitor = {
  guest: false,
  userType: 1,
  siteType: 1,
  punchOutSession: false,
  showsShippingForPunchOut: false,
  mergePending: false,
  showsPrices: true,
};

/** The kinds of visitors and views that the documents distinguish. */
const WHO = {
  'a guest': { guest: true },
  'userType 1': {},
  'userType 2': { userType: 2 },
  'userType 3': { userType: 3 },
  'site type 2': { siteType: 2 },
  'site type 3': { siteType: 3 },
  'a guest of userType 2': { guest: true, userType: 2 },
  'a guest at site type 3': { guest: true, siteType: 3 },
  'a punch-out client': { punchOutClient: 'Coupa' },
  'a punch-out client of userType 3': { punchOutClient: 'Coupa', userType: 3 },
  'a punch-out client served by csr': { punchOutClient: 'Coupa', staff: 'csr' },
  'a punch-out client served by imperson': { punchOutClient: 'Coupa', staff: 'imperson' },
  'csr at site type 3': { staff: 'csr', siteType: 3 },
  csr: { staff: 'csr' },
  imperson: { staff: 'imperson' },
  'a punch-out session': { punchOutSession: true },
  'a punch-out session with shipping': { punchOutSession: true, showsShippingForPunchOut: true },
  'a punch-out session of a client': { punchOutSession: true, punchOutClient: 'Coupa' },
  'a punch-out session of a client served by csr': {
    punchOutSession: true,
    punchOutClient: 'Coupa',
    staff: 'csr',
  },
  'the inspect view of a client': { punchOutSession: true, punchOutClient: 'Coupa' },
  'shipping for punch-out, but no session': { showsShippingForPunchOut: true },
  'hidden prices': { showsPrices: false },
  'the inspect view': {},
  'the inspect view with shipping': { showsShippingForPunchOut: true },
  'the inspect view of a guest': { guest: true },
  'a punch-out session of a guest': { guest: true, punchOutSession: true },
} as const satisfies Record<string, Partial<Visitor>>;

type Who = keyof typeof WHO;

const ALL = Object.keys(WHO) as Who[];
const GUESTS: Who[] = [
  'a guest',
  'a guest of userType 2',
  'a guest at site type 3',
  'the inspect view of a guest',
  'a punch-out session of a guest',
];
const SESSIONS: Who[] = [
  'a punch-out session',
  'a punch-out session with shipping',
  'a punch-out session of a client',
  'a punch-out session of a client served by csr',
  'a punch-out session of a guest',
];
const INSPECTORS: Who[] = [
  'the inspect view',
  'the inspect view with shipping',
  'the inspect view of a guest',
  'the inspect view of a client',
];
const QUOTES: Who[] = [
  'userType 3',
  'site type 3',
  'a guest at site type 3',
  'a punch-out client of userType 3',
  'csr at site type 3',
];
const CONTRACTS: Who[] = ['userType 2', 'site type 2', 'a guest of userType 2'];
const INTERNATIONAL: Who[] = ['userType 3', 'a punch-out client of userType 3'];

/** Each sentence of section 6 of both documents (and the screens it refers to), with the kinds it applies to. */
type Row = [sentence: string, key: keyof Permissions, value: Permissions[keyof Permissions], who: Who[]];

const but = (...groups: Who[][]): Who[] => ALL.filter((who) => !groups.flat().includes(who));

const CART: Row[] = [
  ['sees sign-in benefits', 'seesGuestBenefits', true, ['a guest', 'a guest at site type 3']],
  [
    'is offered to sign in',
    'seesSignInOffer',
    true,
    ['a guest', 'a guest of userType 2', 'a guest at site type 3'],
  ],
  ['is asked to sign in for lists', 'listsNeedSignIn', true, GUESTS],
  ['reads that tax is calculated at checkout', 'taxAtCheckout', true, GUESTS],
  ['checks out through the login page', 'checkoutTarget', '/checkout/login', GUESTS],
  [
    'saves a quote request',
    'checkoutTarget',
    '/checkout/int/save',
    but(GUESTS).filter((who) => QUOTES.includes(who)),
  ],
  ['goes to shipping', 'checkoutTarget', '/checkout/shipping', but(GUESTS, QUOTES)],
  ['sees contract prices', 'seesContractPrices', true, CONTRACTS],
  ['sees the contract panel', 'seesContractPanel', true, CONTRACTS],
  ['has no promotion code', 'mayUsePromotionCode', false, [...QUOTES, ...SESSIONS, ...INSPECTORS]],
  [
    'has no shipping estimate',
    'mayEstimateShipping',
    false,
    [
      ...QUOTES,
      ...INSPECTORS,
      'a punch-out session',
      'a punch-out session of a client',
      'a punch-out session of a client served by csr',
      'a punch-out session of a guest',
    ],
  ],
  ['sees no tax', 'seesTax', false, [...QUOTES, ...SESSIONS, ...INSPECTORS]],
  ['reads Merchandise Total', 'subtotalLabel', 'merchandise-total', QUOTES],
  [
    'submits a quote request',
    'action',
    'quote',
    ['userType 3', 'site type 3', 'a guest at site type 3', 'csr at site type 3'],
  ],
  [
    'sends the cart to the client',
    'action',
    'send-cart',
    ['a punch-out client', 'a punch-out client of userType 3', 'a punch-out session of a client'],
  ],
  [
    'exits the cart',
    'action',
    'exit',
    [...SESSIONS.filter((who) => who !== 'a punch-out session of a client'), ...INSPECTORS],
  ],
  ['exits the cart, or sends it', 'mayExitToo', true, ['a punch-out session of a client']],
  [
    'checks out',
    'action',
    'checkout',
    but(SESSIONS, INSPECTORS, QUOTES, ['a punch-out client', 'a punch-out client of userType 3']),
  ],
  ['sees no security note', 'seesSecurityNote', false, [...SESSIONS, 'the inspect view of a client']],
  ['can’t add to a list', 'mayAddToList', false, [...SESSIONS, 'the inspect view of a client']],
  ['can’t remove a line', 'mayRemoveLines', false, [...SESSIONS, ...INSPECTORS]],
  ['can’t remove everything', 'mayRemoveAll', false, [...SESSIONS, ...INSPECTORS]],
  ['has no quick order', 'mayQuickOrder', false, [...SESSIONS, ...INSPECTORS]],
  ['has links that are off', 'mayFollowLinks', false, INSPECTORS],
  ['sees no prices', 'seesPrices', false, ['hidden prices']],
];

const ACCOUNT: Row[] = [
  ['is sent to the login page', 'mayViewAccount', false, GUESTS],
  ['sees the register form after checkout', 'seesRegisterForm', true, GUESTS],
  ['has no order history', 'seesOrderHistory', false, [...GUESTS, ...INTERNATIONAL]],
  ['sees My Organization', 'seesOrganization', true, ['userType 2']],
  ['sees the complete order history', 'seesCompleteHistory', true, ['userType 2']],
  ['sets off no abandoned-cart event', 'triggersAbandonedCart', false, INTERNATIONAL],
  [
    'views any order',
    'mayViewAnyOrder',
    true,
    [
      'csr',
      'csr at site type 3',
      'a punch-out client served by csr',
      'a punch-out session of a client served by csr',
    ],
  ],
  [
    'submits temporary orders',
    'maySubmitTemporaryOrders',
    true,
    [
      'csr',
      'csr at site type 3',
      'a punch-out client served by csr',
      'a punch-out session of a client served by csr',
    ],
  ],
];

function permissionsOf(who: Who): Permissions {
  const view: CartView = INSPECTORS.includes(who) ? 'inspect' : 'standard';
  return permissionsFor({ ...INDIVIDUAL, ...WHO[who] }, view);
}

describe.each([
  ['[1 §6]', CART],
  ['[2 §6]', ACCOUNT],
])('who may do what %s', (_, rows) => {
  it.each(rows)('%s: exactly those that the document names', (_sentence, key, value, who) => {
    expect(ALL.filter((one) => permissionsOf(one)[key] === value)).toEqual(
      ALL.filter((one) => who.includes(one)),
    );
  });
});

it('has a test for every permission', () => {
  const told = new Set([...CART, ...ACCOUNT].map(([, key]) => key));
  expect(
    Object.keys(permissionsOf('userType 1')).filter((key) => !told.has(key as keyof Permissions)),
  ).toEqual([]);
});
