/** Writes whose reply the documents leave open: what counts as success, and what doesn't. */
import { describe, expect, it } from 'vitest';
import { sendLogout } from '../../../../../shared/api/account/logout.ts';
import { updateProfile } from '../../../../../shared/api/account/profile.ts';
import {
  addToCart,
  clearCart,
  removeCartLine,
  removeCartLines,
  updateQuantities,
} from '../../../../../shared/api/cart/cart-lines.ts';
import { mergeCarts } from '../../../../../shared/api/cart/merge.ts';
import { applyPromotionCode, removePromotionCode } from '../../../../../shared/api/cart/promotion.ts';
import { checkRestrictions, startCheckout } from '../../../../../shared/api/checkout/checkout.ts';
import { copyList } from '../../../../../shared/api/lists/copy-list.ts';
import {
  addToList,
  createList,
  deleteLists,
  emailList,
} from '../../../../../shared/api/lists/list-changes.ts';
import { addListsToCart, changeList } from '../../../../../shared/api/lists/list-to-cart.ts';
import { reorderAfterChoice } from '../../../../../shared/api/orders/reorder.ts';
import { reportOrder } from '../../../../../shared/api/orders/report-order.ts';
import type { Result } from '../../../../../shared/domain/failure.ts';
import { answerWith, listenToConsole, redirect } from '../../../support/replies.ts';

const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const texts = { name: 'Frogs', description: '' };

const WRITES: [name: string, write: () => Promise<Result<unknown>>][] = [
  ['an addition', () => addToCart({ itemNumber: 'XB1234', quantity: 1 })],
  ['quantities', () => updateQuantities([{ lineId: 'ci1', quantity: 2 }])],
  ['a removal', () => removeCartLine({ lineId: 'ci1', shippingEstimated: false })],
  ['a removal of several', () => removeCartLines(['ci1', 'ci2'])],
  ['a clearing', () => clearCart({ shippingEstimated: false })],
  ['a removed promotion', () => removePromotionCode('SPRING')],
  ['a merge', () => mergeCarts('mergeCart')],
  ['the start of checkout', () => startCheckout('/checkout/shipping')],
  ['a reorder after the choice', () => reorderAfterChoice('o1', 'keep')],
  ['the report of an order', () => reportOrder('o1')],
  ['a profile', () => updateProfile({ ...person, password: '', profileId: 'p1' })],
  ['a new list', () => createList(texts)],
  ['items into a list', () => addToList('gl1', [{ itemNumber: 'XB1234', quantity: 1 }])],
  ['a deletion', () => deleteLists(['gl1'])],
  ['a copy', () => copyList({ ...texts, listId: 'gl1', profileId: 'p7' })],
  ['a mail', () => emailList({ listId: 'gl1', emails: 'ada@example.com', message: '' })],
  ['a logout', sendLogout],
];

const BODIES = [
  '',
  ' \n',
  'true',
  '"true"',
  '"success"',
  'success',
  'OK',
  '{}',
  '[]',
  'null',
  '1',
  '{"result":"success"}',
  '<!doctype html><title>Your cart</title><p>Thank you.</p>',
  '\uFEFF',
];

const PROMISED: [name: string, call: () => Promise<Result<unknown>>][] = [
  ['the check of restrictions', () => checkRestrictions('/checkout/shipping')],
  ['a promotion', () => applyPromotionCode('SPRING')],
  ['lists into the cart', () => addListsToCart(['gl1'])],
];

describe('a write whose reply the documents don’t describe', () => {
  it.each(WRITES)(
    'succeeds with any 2xx that doesn’t report an error: %s [wire Writes]',
    async (name, write) => {
      const told = listenToConsole();
      for (const body of BODIES) {
        answerWith(body);
        // After an HTML page as the reply, the cart decides whether an item was added: see the tests of quick order.
        const isOpen = name === 'an addition' && body.startsWith('<');
        const expected = isOpen ? { ok: false, failure: { kind: 'not-json' } } : { ok: true };
        expect([body, await write()]).toMatchObject([body, expected]);
      }
      answerWith(new Response(null, { status: 204 }));
      expect((await write()).ok).toBe(true);
      answerWith(new Response('Created', { status: 201 }));
      expect((await write()).ok).toBe(true);
      expect(told()).toEqual([]);
    },
  );

  it.each(WRITES)('fails if an error is reported, in any form: %s [wire Writes]', async (_, write) => {
    listenToConsole();
    for (const [body, kind] of [
      ['{"result":"error"}', 'business'],
      ['{"errorMessage":"Sold out"}', 'business'],
      ['false', 'business'],
      ['"false"', 'business'],
      ['"error"', 'business'],
      ['error', 'not-json'],
      ['Failed: no such cart', 'not-json'],
      ['{"result":"err', 'not-json'],
      [' {"result":"err', 'not-json'],
      ['<form action="/account/login"><input type="password"></form>', 'session'],
    ]) {
      answerWith(`${body}`);
      expect([body, await write()]).toMatchObject([body, { ok: false, failure: { kind } }]);
    }
    answerWith(new Response('', { status: 500 }));
    expect(await write()).toMatchObject({ failure: { kind: 'http' } });
  });

  it('leaves open whether the list changed, if the reply isn’t an object: nothing to report [wire Writes]', async () => {
    const told = listenToConsole();
    const change = () => changeList({ list: { id: 'gl1' }, items: [], removed: ['gi1'] });
    for (const body of BODIES) {
      answerWith(body);
      const expected = body.startsWith('{') ? { ok: true } : { ok: false, failure: { kind: 'not-json' } };
      expect([body, await change()]).toMatchObject([body, expected]);
    }
    expect(told()).toEqual([]);
    answerWith('OK');
    expect(await change()).toMatchObject({ failure: { messages: [] } });
    answerWith('false');
    expect(await change()).toMatchObject({ failure: { kind: 'business', messages: [] } });
    answerWith('<form action="/account/login"><input type="password"></form>');
    expect(await change()).toMatchObject({ failure: { kind: 'session' } });
  });

  it('leaves open which list was created, if the server doesn’t say [wire Writes]', async () => {
    answerWith('');
    expect(await createList(texts)).toEqual({ ok: true, value: undefined });
  });
});

describe('a call whose reply the documents describe', () => {
  it.each(PROMISED)('doesn’t accept an empty reply: %s [wire Writes]', async (_, call) => {
    listenToConsole();
    for (const body of ['', 'true', '"success"', '<p>Thank you.</p>']) {
      answerWith(body);
      expect([body, (await call()).ok]).toEqual([body, false]);
    }
  });
});

describe('a redirected call', () => {
  it.each([
    ['as the browser hides it', redirect()],
    ['with its status', new Response('', { status: 302 })],
  ])('is reported by name, and ends the session: %s [wire Redirects]', async (_, answer) => {
    const told = listenToConsole();
    const problem = new Promise((resolve) => {
      document.addEventListener('cb:problem', (event) => {
        const { detail } = event as CustomEvent;
        if (detail.code === 'redirected') resolve(detail);
      });
    });
    answerWith(answer);
    expect(await startCheckout('/checkout/shipping')).toMatchObject({ failure: { kind: 'session' } });
    expect(told().join()).toContain('redirected: POST cart/go-to-checkout');
    expect(await problem).toMatchObject({
      hint: expect.stringContaining('reachable without redirects'),
    });
  });
});
