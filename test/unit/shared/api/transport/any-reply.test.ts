import { beforeEach, describe, expect, it } from 'vitest';
import { visitorFromPage } from '../../../../../shared/api/account/visitor.ts';
import { cartFromPage, readCart } from '../../../../../shared/api/cart/cart-details.ts';
import { estimateCharges } from '../../../../../shared/api/cart/estimate.ts';
import { applyPromotionCode } from '../../../../../shared/api/cart/promotion.ts';
import { checkRestrictions } from '../../../../../shared/api/checkout/checkout.ts';
import { exportPunchOutCart } from '../../../../../shared/api/checkout/punch-out.ts';
import { readList } from '../../../../../shared/api/lists/list-items.ts';
import { findFriend, searchListItems } from '../../../../../shared/api/lists/list-search.ts';
import { readLists } from '../../../../../shared/api/lists/lists.ts';
import { readOrder } from '../../../../../shared/api/orders/order-detail.ts';
import { reorder } from '../../../../../shared/api/orders/reorder.ts';
import { fc } from '../../../support/generated.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const NAMES = [
  'result',
  'response',
  'atgResponse',
  'errorMessage',
  'message',
  'errors',
  '_ERROR_MESSAGE_',
  'properties',
  'formError',
  'formExceptions',
  'exceptions',
  'error',
  'commerceItems',
  'commerceId',
  'productId',
  'quantity',
  'displayName',
  'isEmptyCart',
  'subTotal',
  'cartDetails',
  'restrictionProductsList',
  'discontinuedProducts',
  'productDetailsList',
  'productList',
  'tax',
  'toString',
  'valueOf',
  '__proto__',
  'constructor',
  'length',
  'path',
  'rows',
  'userTypeCheck',
  'billingDetails',
  'productDetails',
  'livingMaterialItems',
  'itemNumber',
  'webOrderId',
  'isCartModalFlag',
  'validproducts',
  'ProductId',
  'giftlistId',
  'giftItems',
  'listDetail',
  'otherLists',
  'Name',
];

/** Arbitrary JSON, built mostly of the names that the server uses and of dangerous ones. */
const { tree: anyJson } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(
      null,
      true,
      'success',
      'error',
      'true',
      '',
      '3',
      '$1.00',
      'text',
      'ci1',
      '{"response":[]}',
      0,
      1,
      -2.5,
      1e300,
    ),
    fc.dictionary(fc.constantFrom(...NAMES), tie('tree'), { maxKeys: 6, noNullPrototype: true }),
    fc.array(tie('tree'), { maxLength: 4 }),
  ),
}));

const calls = [
  readCart,
  () => applyPromotionCode('X'),
  () => checkRestrictions('/checkout/login'),
  exportPunchOutCart,
  () => estimateCharges('1'),
  () => readOrder({ orderId: 'o1', userId: '1' }),
  () => reorder('o1'),
  readLists,
  () => readList({ listId: 'gl1', profileId: 'p1' }),
  () => searchListItems({ text: 'x', listId: 'gl1' }),
  () => findFriend('a@b.test'),
];

describe('any reply', () => {
  beforeEach(() => {
    listenToConsole();
  });

  it('ends in a value or a failure of the reply, and is never thrown or requested again [reliability Failures]', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, fc.constantFrom(...calls), async (reply, call) => {
        const sent = answerWith(JSON.stringify(reply));
        const result = await call();
        if (!result.ok)
          expect(['contract', 'business', 'session', 'conflict']).toContain(result.failure.kind);
        expect(sent).toHaveLength(1);
        expect('polluted' in {}).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  it('has only complete lines in its cart [wire Bad rows]', async () => {
    const line = fc.record({
      commerceId: fc.constantFrom<unknown>('ci1', 7, null, {}, ''),
      productId: fc.constantFrom<unknown>('XB1', 12, null, []),
      quantity: fc.constantFrom<unknown>(1, '2', '', -1, 'x', 1.5),
      displayName: fc.constantFrom<unknown>('Beaker', null, {}),
      total: anyJson,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.oneof(line, anyJson)), async (commerceItems) => {
        answerWith(JSON.stringify({ result: 'success', commerceItems }));
        const result = await readCart();
        if (!result.ok) throw new Error(`a list of rows is a cart, not ${result.failure.kind}`);
        const { lines, unreadableLines } = result.value;
        expect(lines.length + unreadableLines).toBe(commerceItems.length);
        for (const { id, itemNumber, name, quantity, total } of lines) {
          expect(id && itemNumber && name).toBeTruthy();
          expect(Number.isSafeInteger(quantity) && quantity >= 0).toBe(true);
          expect(total === undefined || Number.isFinite(total)).toBe(true);
        }
      }),
    );
  });

  it('that the page printed ends in a cart or none, and in a visitor [embedding State block]', () => {
    fc.assert(
      fc.property(anyJson, (block) => {
        expect(typeof cartFromPage(block).ok).toBe('boolean');
        expect([1, 2, 3]).toContain(visitorFromPage(block).userType);
      }),
    );
  });
});
