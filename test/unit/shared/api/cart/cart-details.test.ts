import { describe, expect, it } from 'vitest';
import { cartFromPage, readCart } from '../../../../../shared/api/cart/cart-details.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const LINE = { commerceId: 'ci111000001', productId: 'XB1234', quantity: '3', displayName: 'Beaker, 250 mL' };

const FULL_LINE = {
  ...LINE,
  productUrl: '/p/beaker',
  ImageURL: '/i/beaker.png',
  discontinuedItem: '1',
  replacementURL: '/p/other',
  invMessageToShowInSPCCart: 'In stock',
  invMessageToShowInCart: 'In stock',
  stockAlertMessage: 'Only 2 left',
  defaultShipMethod: 'Ground',
  shippingMethodOnHoverMessage: 'Ships in 2 days',
  propsWarningMessageMessageLinkText: 'WARNING',
  propsWarningMessageMessage: '<p>Lead</p>',
  warningDescription: 'Contains lead',
  warningIcon: '/i/w.png',
  listPrice: '$12.50',
  salePrice: 11,
  contractPrice: '10.00',
  basePrice: '',
  priceTitle: 'Your price',
  retailPriceTitle: 'Retail',
  total: '$30.00',
  saveMsg: 'Save 20%',
  discountEnableAlertMessage: 'Buy 4',
  hidePrice: 'true',
  legacyField: 1,
};

const json = JSON.stringify;

async function read(reply: object) {
  answerWith(json(reply));
  return readCart();
}

describe('a cart line', () => {
  it('has every field under its proper name [1 §3 Cart line]', async () => {
    const result = await read({ commerceItems: [FULL_LINE] });
    expect(result.ok && result.value.lines).toEqual([
      {
        id: 'ci111000001',
        itemNumber: 'XB1234',
        name: 'Beaker, 250 mL',
        quantity: 3,
        url: '/p/beaker',
        imageUrl: '/i/beaker.png',
        discontinued: true,
        replacementUrl: '/p/other',
        stockMessages: ['In stock'],
        stockAlert: 'Only 2 left',
        shipMethod: 'Ground',
        shipMethodHint: 'Ships in 2 days',
        warning: {
          linkText: 'WARNING',
          html: '<p>Lead</p>',
          description: 'Contains lead',
          iconUrl: '/i/w.png',
        },
        prices: { list: 12.5, sale: 11, contract: 10, base: undefined },
        priceTitle: 'Your price',
        retailPriceTitle: 'Retail',
        total: 30,
        saveMessage: 'Save 20%',
        discountAlert: 'Buy 4',
        hidesPrice: true,
      },
    ]);
  });

  it.each(['Y', 'yes', 'on', 2, 1, 'true', true, 'False', ' ', {}, [[false]], [[0]]])(
    'hides its price by a hidePrice of %j [wire Hidden price]',
    async (hidePrice) => {
      const result = await read({ commerceItems: [{ ...LINE, hidePrice }] });
      expect(result.ok && result.value.lines[0]?.hidesPrice).toBe(true);
    },
  );

  it.each([undefined, null, '', false, 'false', 0, '0'])(
    'shows its price with a hidePrice of %j [wire Hidden price]',
    async (hidePrice) => {
      const result = await read({ commerceItems: [{ ...LINE, hidePrice }] });
      expect(result.ok && result.value.lines[0]?.hidesPrice).toBe(false);
    },
  );

  it('needs only its four required fields [1 §3 Cart line]', async () => {
    const result = await read({ commerceItems: [{ ...LINE, hidePrice: null }] });
    expect(result.ok && result.value.lines[0]).toMatchObject({
      discontinued: false,
      stockMessages: [],
      warning: undefined,
      prices: {},
      hidesPrice: false,
    });
  });

  it('keeps both stock messages if they differ [1 §3 Cart line]', async () => {
    const result = await read({
      commerceItems: [{ ...LINE, invMessageToShowInSPCCart: 'A', invMessageToShowInCart: 'B' }],
    });
    expect(result.ok && result.value.lines[0]?.stockMessages).toEqual(['A', 'B']);
  });

  it('keeps its warning’s icon if every text is missing [1 §2 Proposition 65]', async () => {
    const result = await read({ commerceItems: [{ ...LINE, warningIcon: '/i/w.png' }] });
    expect(result.ok && result.value.lines[0]?.warning).toEqual({
      linkText: 'California Proposition 65',
      iconUrl: '/i/w.png',
    });
  });

  it('keeps its legal warning if the text of the link is missing [1 §2 Proposition 65]', async () => {
    const result = await read({ commerceItems: [{ ...LINE, propsWarningMessageMessage: '<p>Lead</p>' }] });
    expect(result.ok && result.value.lines[0]?.warning).toMatchObject({
      linkText: 'California Proposition 65',
      html: '<p>Lead</p>',
    });
  });

  it('keeps every digit of a long id [wire Long numbers]', async () => {
    answerWith(`{"commerceItems":[${json(LINE).replace('"ci111000001"', '-5166444348429687167')}]}`);
    const result = await readCart();
    expect(result.ok && result.value.lines[0]?.id).toBe('-5166444348429687167');
  });

  it.each(['commerceId', 'productId', 'quantity', 'displayName'])(
    'without %s is left out, counted and reported once [wire Bad rows]',
    async (field) => {
      const told = listenToConsole();
      const result = await read({ commerceItems: [{ ...LINE, [field]: null }, LINE], subTotal: 99 });
      expect(result).toMatchObject({
        ok: true,
        value: { lines: [{ id: LINE.commerceId }], unreadableLines: 1, subtotal: 99 },
      });
      expect(told()).toEqual([expect.stringContaining(`commerceItems.0.${field}`)]);
    },
  );

  it('keeps the id of a line that can’t be read, so that it can be removed [reliability Partial replies]', async () => {
    listenToConsole();
    const broken = (commerceId: unknown) => ({ ...LINE, commerceId, displayName: null });
    const commerceItems = [LINE, broken('ci7'), broken(LINE.commerceId), broken('ci1,ci2'), broken(null), 5];
    const result = await read({ commerceItems });
    expect(result).toMatchObject({ value: { unreadableLines: 5, unreadableLineIds: ['ci7'] } });
  });
});

describe('a cart', () => {
  it('has its message, its charges, its contract and its data layer [1 §3 Cart]', async () => {
    const result = await read({
      result: 'success',
      response: json({
        commerceItems: [],
        isEmptyCart: 'true',
        subTotal: '$1,234.50',
        headMsg: '<b>Hi</b>',
        dataLayer: [{ event: 'cart' }],
        shippingCharge: {
          discountAmount: '5',
          discountMessage: '<i>off</i>',
          promotionId: 'P1',
          zipCode: 27215,
        },
        contract: {
          spendLimit: 5000,
          orderPriceLimit: 'None',
          isTaxExempt: 'true',
          isPoEligible: false,
          contractTermsMessage: '<p>Net 30</p>',
        },
      }),
    });
    expect(result).toEqual({
      ok: true,
      value: {
        lines: [],
        subtotal: 1234.5,
        headMessage: '<b>Hi</b>',
        unreadableLines: 0,
        unreadableLineIds: [],
        dataLayer: [{ event: 'cart' }],
        charges: { discountAmount: 5, discountMessage: '<i>off</i>', promotionId: 'P1', zipCode: '27215' },
        contract: {
          spendLimit: '5000',
          orderPriceLimit: 'None',
          taxExempt: 'true',
          purchaseOrderEligible: 'false',
          termsMessage: '<p>Net 30</p>',
        },
      },
    });
  });

  it('has no subtotal rather than a guessed one [reliability Partial replies]', async () => {
    const result = await read({
      commerceItems: [{ ...LINE, total: '$30.00' }],
      subTotal: 'n/a',
      shippingCharge: '',
    });
    expect(result).toMatchObject({ value: { charges: {}, contract: undefined } });
    expect(result.ok && result.value.subtotal).toBeUndefined();
  });

  it('is empty when the server says so, even without a list [1 §2 Empty cart]', async () => {
    expect(await read({ isEmptyCart: 1, commerceItems: null })).toMatchObject({
      ok: true,
      value: { lines: [] },
    });
  });

  it.each([{}, { subTotal: 5 }, { isEmptyCart: false }, { commerceItems: {} }, { atgResponse: 'void' }])(
    'isn’t mistaken for empty because of %j [1 §7 Reading]',
    async (reply) => {
      listenToConsole();
      expect(await read(reply)).toMatchObject({
        ok: false,
        failure: { kind: 'contract', detail: 'commerceItems' },
      });
    },
  );
});

describe('the cart that the page printed', () => {
  it('is read like a reply, without a request [embedding Printed cart]', () => {
    listenToConsole();
    const sent = answerWith();
    expect(cartFromPage({ commerceItems: [LINE, {}], subTotal: '7' })).toMatchObject({
      ok: true,
      value: { lines: [{ id: LINE.commerceId }], subtotal: 7, unreadableLines: 1 },
    });
    expect(sent).toEqual([]);
  });

  it.each([undefined, null, 'cart', [], { commerceItems: 3 }])(
    'is ignored if it’s %j, and the console says where [embedding Printed cart]',
    (block) => {
      const told = listenToConsole();
      expect(cartFromPage(block)).toMatchObject({
        ok: false,
        failure: { kind: 'contract', request: '#cb-state: cart' },
      });
      expect(told()).toHaveLength(1);
    },
  );
});
