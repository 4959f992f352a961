/** An example state block for each kind of shopper. A test reads each one with the widgets' own code. */

/** A state block and its kind of shopper. */
export interface ExampleBlock {
  /** For the anchor: 'guest'. */
  key: string;
  shopper: string;
  /** A note about the kind, in Markdown. */
  note: string;
  block: Record<string, unknown>;
}

const CONFIG = {
  csrfToken: '5b1f0c2e9a',
  phone: '1-800-555-0142',
  storeName: 'Fernbrook Science Supply',
};

const LINE = {
  commerceId: 'ci10001',
  productId: '591280',
  quantity: 2,
  displayName: 'Microscope slides, 72 pieces',
  productUrl: '/product/591280',
  ImageURL: '/images/products/591280.svg',
  listPrice: 12.5,
  total: 25,
};

const PERSON = { profileId: '220022', firstName: 'Dana', lastName: 'Whitlock', email: 'dana@example.com' };

const PORTAL = 'https://portal.example';

export const EXAMPLE_BLOCKS: ExampleBlock[] = [
  {
    key: 'guest',
    shopper: 'Guest',
    note: 'Nobody is signed in. The cart is printed, so the page makes no first call for it.',
    block: {
      config: CONFIG,
      profile: { transient: true, hidePrice: 'false', miniCartCount: 2 },
      cart: { commerceItems: [LINE], subTotal: 25 },
    },
  },
  {
    key: 'individual',
    shopper: 'Individual',
    note: 'Signed in on the regular site. There is a main menu and a message.',
    block: {
      config: CONFIG,
      profile: { ...PERSON, userType: 1, siteType: 1, hidePrice: 'false', miniCartCount: 0 },
      cart: { commerceItems: [], isEmptyCart: true },
      navigation: {
        menu: [
          {
            displayName: 'Life science',
            url: '/catalogue/life-science',
            folder: [
              {
                displayName: 'Microscopy',
                items: [{ displayName: 'Slides', url: '/catalogue/life-science' }],
              },
            ],
          },
        ],
        phone: '1-800-555-0142',
      },
      message: { tone: 'success', text: 'Your profile has been saved.' },
    },
  },
  {
    key: 'contract-buyer',
    shopper: 'Contract buyer',
    note: 'Buys for an organization on the contract site, at contract prices.',
    block: {
      config: CONFIG,
      profile: { ...PERSON, userType: 2, siteType: 2, hidePrice: 'false', miniCartCount: 2 },
      cart: {
        commerceItems: [
          {
            ...LINE,
            contractPrice: 10,
            priceTitle: 'Contract Price',
            retailPriceTitle: 'Retail Price',
            total: 20,
          },
        ],
        subTotal: 20,
        contract: { spendLimit: '$5,000.00', isTaxExempt: 'Yes', isPoEligible: 'Yes' },
      },
    },
  },
  {
    key: 'quote-requester',
    shopper: 'Quote requester',
    note: 'Buys from abroad: sees no prices and asks for a quote.',
    block: {
      config: CONFIG,
      profile: { ...PERSON, userType: 3, siteType: 3, hidePrice: 'true', miniCartCount: 2 },
      cart: { commerceItems: [{ ...LINE, listPrice: null, total: null, hidePrice: true }] },
    },
  },
  {
    key: 'punch-out',
    shopper: 'Punch-out session',
    note: 'Comes from a procurement system, which gets the cart. Its origin must be listed, or nothing is sent.',
    block: {
      config: { ...CONFIG, punchoutOrigins: [PORTAL], externalOrigins: [PORTAL] },
      profile: {
        ...PERSON,
        userType: 2,
        siteType: 2,
        userSegment: { 'Punchout Session': '1' },
        userTypeCheck: { user: '', punchoutClient: 'Northfield Procurement', showShippingforPunchout: '0' },
        hidePrice: 'false',
        externalRedirectionURL: `${PORTAL}/`,
        miniCartCount: 2,
      },
      cart: { commerceItems: [LINE], subTotal: 25 },
    },
  },
  {
    key: 'csr',
    shopper: 'Customer service',
    note: 'A representative, who may read any order and sends no cart to a procurement system.',
    block: {
      config: CONFIG,
      profile: { ...PERSON, userType: 1, siteType: 1, userTypeCheck: { user: 'csr' }, hidePrice: 'false' },
    },
  },
];
