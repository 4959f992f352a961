/** The kinds of users that can visit the demo shop, one for each row of the table of roles [1 §6]. */
export interface UserKind {
  key: string;
  /** Its name in the list of kinds. */
  label: string;
  guest: boolean;
  /** 1 individual, 2 organization, 3 international. */
  userType: 1 | 2 | 3;
  /** 1 regular, 2 contract, 3 quote. */
  siteType: 1 | 2 | 3;
  firstName?: string;
  lastName?: string;
  email?: string;
  pricesHidden: boolean;
  punchOutSession: boolean;
  punchOutClient?: string;
  staff?: 'csr' | 'imperson';
  showsShippingForPunchOut: boolean;
  /** True if a cart from an earlier visit can be merged. */
  hasEarlierCart: boolean;
  /** Buys under a contract: contract prices, freight included, no tax. */
  hasContract: boolean;
  /** May buy what only schools and businesses may buy. */
  isInstitution: boolean;
}

/** The password of every account of the demo shop. */
export const PASSWORD = 'science';

/** The profile id of every signed-in visitor. */
export const PROFILE_ID = '220022';

/** The individual shopper, on whom the other kinds are based. */
export const SIGNED_IN: UserKind = {
  key: 'individual',
  label: 'Individual shopper (userType 1)',
  guest: false,
  userType: 1,
  siteType: 1,
  firstName: 'Dana',
  lastName: 'Whitlock',
  email: 'individual@example.com',
  pricesHidden: false,
  punchOutSession: false,
  showsShippingForPunchOut: false,
  hasEarlierCart: false,
  hasContract: false,
  isInstitution: false,
};

/** Creates a kind from how it differs from the individual shopper. */
function kind(key: string, label: string, differences: Partial<UserKind>): UserKind {
  return { ...SIGNED_IN, email: `${key}@example.com`, ...differences, key, label };
}

const CONTRACT = { firstName: 'Priya', lastName: 'Raman', hasContract: true, isInstitution: true } as const;
const PORTAL = { punchOutClient: 'Northfield Procurement', isInstitution: true } as const;

/** All kinds, in the order of the list. */
export const USER_KINDS: readonly UserKind[] = [
  kind('guest', 'Guest', { guest: true, firstName: undefined, lastName: undefined, email: undefined }),
  SIGNED_IN,
  kind('merge', 'Individual with a cart from an earlier visit', { firstName: 'Ruth', hasEarlierCart: true }),
  kind('prices-hidden', 'Individual, prices hidden', { pricesHidden: true }),
  kind('organization', 'Organization on the regular site (userType 2)', {
    ...CONTRACT,
    userType: 2,
  }),
  kind('contract', 'Contract buyer on the contract site (userType 2, site type 2)', {
    ...CONTRACT,
    userType: 2,
    siteType: 2,
  }),
  kind('contract-site', 'Individual on the contract site (site type 2)', { siteType: 2 }),
  kind('quote', 'International buyer on the quote site (userType 3, site type 3)', {
    firstName: 'Ingrid',
    lastName: 'Solberg',
    userType: 3,
    siteType: 3,
  }),
  kind('international', 'International buyer on the regular site (userType 3)', { userType: 3 }),
  kind('quote-site', 'Individual on the quote site (site type 3)', { siteType: 3 }),
  kind('punchout-client', 'Punch-out client', PORTAL),
  kind('punchout-session-alone', 'Punch-out session without a client', {
    isInstitution: true,
    punchOutSession: true,
  }),
  kind('punchout-session', 'Punch-out client in a session', { ...PORTAL, punchOutSession: true }),
  kind('punchout-session-shipping', 'Punch-out session that sees shipping', {
    ...PORTAL,
    punchOutSession: true,
    showsShippingForPunchOut: true,
  }),
  kind('csr', 'Customer-service representative', { ...PORTAL, staff: 'csr' }),
  kind('imperson', 'Impersonating staff', { ...PORTAL, staff: 'imperson' }),
  kind('punchout-unnamed', 'Punch-out client without a name', { ...PORTAL, punchOutClient: 'true' }),
];

/** Returns the kind with this key, or undefined if there is none. */
export function findUserKind(key: string): UserKind | undefined {
  return USER_KINDS.find((candidate) => candidate.key === key);
}

/** A visitor who has not signed in. */
export const GUEST = USER_KINDS[0] as UserKind;

/** Returns where checkout leads for this kind of user [1 §2 Checkout targets]. */
export function checkoutTarget({ guest, userType, siteType }: UserKind): string {
  if (userType === 3 || siteType === 3) return '/checkout/int/save';
  return guest ? '/checkout/login' : '/checkout/shipping';
}
