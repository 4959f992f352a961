import { describe, expect, it } from 'vitest';
import { checkRestrictions, startCheckout } from '../../../../../shared/api/checkout/checkout.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const item = { ciId: 'ci1', catalogRefId: 'XB1234', displayName: 'Acid', imageURL: '/i/acid.png' };
const none = { discontinued: [], users: [], schools: [], geography: [] };

async function check(reply: object) {
  answerWith(JSON.stringify(reply));
  return checkRestrictions('/checkout/shipping');
}

describe('the check before checkout', () => {
  it('returns the restricted items of all four groups [1 §3 Restricted item]', async () => {
    const result = await check({
      response: {
        quarantine: 'true',
        isCartEmptyCart: 'false',
        restrictionProductsList: {
          discontinuedProducts: { productDetailsList: [item] },
          specificUsersRestriction: { productDetailsList: [{ catalogRefId: 7 }] },
          schoolrestriction: null,
          geoRestriction: { productDetailsList: [{ ...item, ciId: 'ci2' }] },
        },
      },
    });
    const acid = { lineId: 'ci1', itemNumber: 'XB1234', name: 'Acid', imageUrl: '/i/acid.png' };
    expect(result).toEqual({
      ok: true,
      value: {
        quarantined: true,
        cartEmptied: false,
        groups: {
          discontinued: [acid],
          users: [{ itemNumber: '7', name: '7' }],
          schools: [],
          geography: [{ ...acid, lineId: 'ci2' }],
        },
        unreadableItems: 0,
      },
    });
  });

  it.each(['false', '', null, 'maybe', undefined])(
    'lets a cart pass whose quarantine is %j [1 §3 Quarantine]',
    async (quarantine) => {
      expect(await check({ quarantine, restrictionProductsList: {} })).toEqual({
        ok: true,
        value: { quarantined: false, cartEmptied: false, groups: none, unreadableItems: 0 },
      });
    },
  );

  it.each(['true', true, '1', 1])(
    'stops a cart whose quarantine is %j [1 §3 Quarantine, wire Scalars]',
    async (quarantine) => {
      expect(await check({ quarantine, restrictionProductsList: {} })).toMatchObject({
        value: { quarantined: true },
      });
    },
  );

  it('says if the server has emptied the cart [1 §4 Checkout]', async () => {
    expect(await check({ quarantine: 'false', isCartEmptyCart: 'true' })).toMatchObject({
      value: { cartEmptied: true },
    });
  });

  it('counts items that it can’t read, and still stops the cart [wire Bad rows]', async () => {
    listenToConsole();
    const restrictionProductsList = {
      schoolrestriction: { productDetailsList: [{ displayName: 'Acid' }, item] },
    };
    expect(await check({ quarantine: true, restrictionProductsList })).toMatchObject({
      value: { quarantined: true, unreadableItems: 1, groups: { schools: [{ itemNumber: 'XB1234' }] } },
    });
  });
});

describe('a restricted item', () => {
  it('may be known only by its line [wire Restricted items]', async () => {
    const restrictionProductsList = {
      geoRestriction: { productDetailsList: [{ ciId: 'ci7', catalogRefId: '' }, { ciId: 9 }] },
    };
    expect(await check({ quarantine: 'true', restrictionProductsList })).toMatchObject({
      value: { unreadableItems: 0, groups: { geography: [{ lineId: 'ci7' }, { lineId: '9' }] } },
    });
  });

  it.each([
    [{ productDetailsList: { displayName: 'Acid' } }],
    [{ productDetailsList: 'many' }],
    ['many'],
    [[{ displayName: 'Acid' }]],
    [true],
  ])(
    'counts as unreadable in a group of another shape: %j [wire Restricted items]',
    async (schoolrestriction) => {
      listenToConsole();
      expect(
        await check({ quarantine: 'true', restrictionProductsList: { schoolrestriction } }),
      ).toMatchObject({
        value: { unreadableItems: 1 },
      });
    },
  );

  it.each([[{ productDetailsList: item }], [[item]], [JSON.stringify({ productDetailsList: [item] })]])(
    'is read in every shape of its group: %j [wire Restricted items]',
    async (schoolrestriction) => {
      expect(
        await check({ quarantine: 'true', restrictionProductsList: { schoolrestriction } }),
      ).toMatchObject({
        value: { unreadableItems: 0, groups: { schools: [{ lineId: 'ci1', itemNumber: 'XB1234' }] } },
      });
    },
  );
});

describe('going to checkout', () => {
  it('is allowed on success [1 §7 Checkout]', async () => {
    answerWith('{"result":"success"}');
    expect(await startCheckout('/checkout/shipping')).toEqual({ ok: true, value: null });
  });

  it('is refused with the server’s markup [1 §8 Checkout]', async () => {
    answerWith('{"result":"error","errorMessage":"<b>Call us</b>"}');
    expect(await startCheckout('/checkout/shipping')).toMatchObject({
      failure: { kind: 'business', messages: [{ message: '<b>Call us</b>' }] },
    });
  });
});
