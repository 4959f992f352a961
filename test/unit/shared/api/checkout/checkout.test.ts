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
  it('gives the restricted items of all four groups [1 §3 Restricted item]', async () => {
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

  it('says when the server has emptied the cart [1 §4 Checkout]', async () => {
    expect(await check({ quarantine: 'false', isCartEmptyCart: 'true' })).toMatchObject({
      value: { cartEmptied: true },
    });
  });

  it('counts items that it cannot read, and still stops the cart [wire Bad rows]', async () => {
    listenToConsole();
    const restrictionProductsList = { schoolrestriction: { productDetailsList: [{ ciId: 'ci1' }, item] } };
    expect(await check({ quarantine: true, restrictionProductsList })).toMatchObject({
      value: { quarantined: true, unreadableItems: 1, groups: { schools: [{ itemNumber: 'XB1234' }] } },
    });
  });
});

describe('the way to checkout', () => {
  it('is free on success [1 §7 Checkout]', async () => {
    answerWith('{"result":"success"}');
    expect(await startCheckout('/checkout/shipping')).toEqual({ ok: true, value: null });
  });

  it('is closed with the markup of the server [1 §8 Checkout]', async () => {
    answerWith('{"result":"error","errorMessage":"<b>Call us</b>"}');
    expect(await startCheckout('/checkout/shipping')).toMatchObject({
      failure: { kind: 'business', messages: [{ message: '<b>Call us</b>' }] },
    });
  });
});
