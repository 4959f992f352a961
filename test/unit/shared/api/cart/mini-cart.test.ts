import { describe, expect, it } from 'vitest';
import { readCartCount } from '../../../../../shared/api/cart/cart-count.ts';
import { readMiniCart } from '../../../../../shared/api/cart/mini-cart.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const ROW = {
  commerceId: 'ci1',
  productId: 'XB1',
  displayName: 'Flask',
  quantity: '2',
  total: '$8.00',
  productUrl: '/p/1',
  ImageURL: '/i/1.png',
};

describe('the count of the mini-cart', () => {
  it.each([
    ['{"miniCartCount":"3"}', 3],
    ['{"result":"success","response":"{\\"miniCartCount\\":0}"}', 0],
  ])('is read from %s [1 §7 Reading]', async (reply, count) => {
    answerWith(reply);
    expect(await readCartCount()).toEqual({ ok: true, value: count });
  });

  it('is unknown rather than zero if the server doesn’t say [1 §7 Reading]', async () => {
    listenToConsole();
    answerWith('{"miniCartCount":null}');
    expect(await readCartCount()).toMatchObject({ failure: { kind: 'contract', detail: 'miniCartCount' } });
  });
});

describe('the panel of the mini-cart', () => {
  it.each(['Y', 'yes', 'on', 2, 'true', true, 1, 'False', {}])(
    'hides the total of a line whose hidePrice is %j [wire Hidden price]',
    async (hidePrice) => {
      answerWith(JSON.stringify({ commerceItems: [{ ...ROW, hidePrice }], subTotal: '$8.00' }));
      expect(await readMiniCart()).toMatchObject({ value: { lines: [{ total: undefined }] } });
    },
  );

  it.each([undefined, null, '', false, 'false', 0, '0'])(
    'shows the total of a line whose hidePrice is %j [wire Hidden price]',
    async (hidePrice) => {
      answerWith(JSON.stringify({ commerceItems: [{ ...ROW, hidePrice }], subTotal: '$8.00' }));
      expect(await readMiniCart()).toMatchObject({ value: { lines: [{ total: 8 }] } });
    },
  );

  it('has lines, subtotal and count [1 §7 Reading, wire Mini-cart]', async () => {
    const told = listenToConsole();
    answerWith(JSON.stringify({ commerceItems: [ROW, {}], subTotal: '$8.00', miniCartCount: 2 }));
    expect(await readMiniCart()).toEqual({
      ok: true,
      value: {
        lines: [
          {
            id: 'ci1',
            itemNumber: 'XB1',
            name: 'Flask',
            quantity: 2,
            total: 8,
            url: '/p/1',
            imageUrl: '/i/1.png',
          },
        ],
        subtotal: 8,
        count: 2,
        unreadableLines: 1,
      },
    });
    expect(told()).toHaveLength(1);
  });

  it('counts its lines if the server sends no count [1 §7 Reading]', async () => {
    answerWith(JSON.stringify({ commerceItems: [ROW, { ...ROW, commerceId: 'ci2', quantity: 5 }] }));
    expect(await readMiniCart()).toMatchObject({ value: { count: 7, subtotal: undefined } });
  });

  it('isn’t mistaken for empty if the list is missing [1 §7 Reading]', async () => {
    listenToConsole();
    answerWith('{"subTotal":"$8.00"}');
    expect(await readMiniCart()).toMatchObject({ failure: { kind: 'contract', detail: 'commerceItems' } });
  });
});
