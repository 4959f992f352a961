/** Monstrous replies to every kind of call, and arbitrary replies to the readers of envelopes and amounts. */
import { beforeEach, describe, expect, it } from 'vitest';
import { visitorFromPage } from '../../../shared/api/account/visitor.ts';
import { cartFromPage, readCart } from '../../../shared/api/cart/cart-details.ts';
import { applyPromotionCode } from '../../../shared/api/cart/promotion.ts';
import { checkRestrictions } from '../../../shared/api/checkout/checkout.ts';
import { navigationFromPage } from '../../../shared/api/content/navigation.ts';
import { readList } from '../../../shared/api/lists/list-items.ts';
import { readLists } from '../../../shared/api/lists/lists.ts';
import { readOrder } from '../../../shared/api/orders/order-detail.ts';
import { readFirstOrders } from '../../../shared/api/orders/order-history.ts';
import { reorder } from '../../../shared/api/orders/reorder.ts';
import { type Failure, refusalLines } from '../../../shared/domain/failure.ts';
import { MONSTROUS_REPLIES } from '../../corpora/monstrous-replies.ts';
import { answerWith, listenToConsole } from '../support/replies.ts';

type Call = () => Promise<{ ok: boolean; failure?: Failure }>;

/** One call for each way in which a reply is read. */
const CALLS: Record<string, Call> = {
  cart: readCart,
  code: () => applyPromotionCode('X'),
  restrictions: () => checkRestrictions('/checkout/login'),
  order: () => readOrder({ orderId: 'o1', userId: '1' }),
  reorder: () => reorder('o1'),
  orders: readFirstOrders,
  lists: readLists,
  list: () => readList({ listId: 'gl1', profileId: 'p1' }),
};

/** How many messages of a failure a page shows at most. */
const MOST_LINES = 50;
/** A reply too deep for any program counts as no reply, which is requested again. */
const DEEP = /^errors.* deep$/;

const text = (name: string) => {
  const reply = MONSTROUS_REPLIES[name] ?? '';
  return typeof reply === 'string' ? reply : reply();
};

/** What is wrong with how a call handles a reply, in a word; empty if nothing is. */
async function takes(call: Call, reply: string, isDeep = false): Promise<string | undefined> {
  const kinds = ['contract', 'business', 'session', 'conflict', 'not-json', ...(isDeep ? ['network'] : [])];
  const sent = answerWith(reply, reply, reply);
  try {
    const { ok, failure } = await call();
    if ('polluted' in {}) return 'polluted';
    if (!failure) return ok && sent.length === 1 ? undefined : `sent ${sent.length} times`;
    const lines = refusalLines(failure).length;
    if (lines > MOST_LINES) return `${lines} lines`;
    if (!kinds.includes(failure.kind)) return failure.kind;
    return sent.length === 1 || isDeep ? undefined : `sent ${sent.length} times`;
  } catch (error) {
    return `threw ${error}`;
  }
}

beforeEach(() => {
  listenToConsole();
});

describe(`${Object.keys(MONSTROUS_REPLIES).length} malformed replies`, () => {
  it('are more than 45', () => {
    expect(Object.keys(MONSTROUS_REPLIES).length).toBeGreaterThan(45);
  });

  it.each(Object.keys(MONSTROUS_REPLIES))(
    'become a value or a failure of the reply: %s [reliability Failures, S12]',
    async (name) => {
      const reply = text(name);
      const wrong: string[] = [];
      // All of them read long replies in the same way.
      const calls = Object.entries(CALLS).slice(0, reply.length > 100_000 ? 1 : undefined);
      for (const [call, make] of calls) {
        const found = await takes(make, reply, DEEP.test(name));
        if (found) wrong.push(`${call}: ${found}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(Object.keys(MONSTROUS_REPLIES))(
    'never make a page unreadable as its state block: %s [embedding State block, S12]',
    (name) => {
      let block: unknown;
      try {
        block = JSON.parse(text(name), (_key, value) => value);
      } catch {
        // Anything that isn't JSON never gets this far.
      }
      expect(typeof cartFromPage(block).ok).toBe('boolean');
      expect([1, 2, 3]).toContain(visitorFromPage(block).userType);
      expect(Array.isArray(navigationFromPage(block).departments)).toBe(true);
    },
  );

  it.each<[string, string, (reply: string) => unknown]>([
    [
      'copies what it is given',
      'prototypes in the open',
      (reply) => Object.assign({}, JSON.parse(reply)).polluted && Promise.reject(),
    ],
    ['reads no further than the first error', 'a page', (reply) => JSON.parse(reply)],
    ['takes every level by calling itself', 'errors 100,000 deep', (reply) => depthOf(JSON.parse(reply))],
  ])('expose a reader that %s', async (_, name, read) => {
    const broken: Call = async () => {
      await read(text(name));
      return { ok: true };
    };
    expect(await takes(broken, '')).toMatch(/^threw|^polluted|^sent/);
  });
});

function depthOf(value: unknown): number {
  return value && typeof value === 'object' ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;
}
