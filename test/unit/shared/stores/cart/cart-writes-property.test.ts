import { beforeEach, expect, it, vi } from 'vitest';
import { fc } from '../../../support/generated.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { type Answer, line, openShop, refusal, type Shop } from '../../../support/shop.ts';
import { openPage, type Page, shown } from '../../../support/stores.ts';

keepTestsApart({ quiet: true });

const IDS = ['ci1', 'ci2', 'ci3'] as const;

let shop: Shop;
let page: Page;
let inFlight: number;
/** Collected rather than thrown, because stores and calls swallow what is thrown inside them. */
let breaches: string[];

beforeEach(async () => {
  shop = openShop();
  const send = globalThis.fetch;
  inFlight = 0;
  breaches = [];
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => {
    if (options.method !== 'POST') return send(address, options);
    inFlight += 1;
    if (inFlight > 1) breaches.push('two writes at once');
    return send(address, options).finally(() => {
      inFlight -= 1;
    });
  });
  page = await openPage();
});

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** One action of a shopper, and how long they wait after it. */
const deed = fc.record({
  id: fc.constantFrom(...IDS),
  quantity: fc.integer({ min: 1, max: 9 }),
  enter: fc.boolean(),
  pause: fc.constantFrom(0, 1, 50, 400, 1100, 3000),
});

/** How one write or one read ends. */
const delay = fc.constantFrom(0, 10, 300, 2500);
const answer: fc.Arbitrary<Answer> = fc.oneof(
  { weight: 4, arbitrary: delay.map((after) => ({ after })) },
  delay.map((after) => ({ after, ...refusal('No') })),
  // A server doesn't carry out a request that it refuses at once; after any other failure, nobody can tell.
  fc.record({ after: delay, end: fc.constantFrom(401, 403), ignored: fc.constant(true) }),
  fc.record({
    after: delay,
    end: fc.constantFrom('cut' as const, 'lost' as const, 500, 503),
    ignored: fc.boolean(),
  }),
);
const readAnswer: fc.Arbitrary<Answer> = fc.record({
  after: delay,
  end: fc.constantFrom(200, 200, 200, 403, 500, 'cut' as const),
});
const course = fc.record({
  deeds: fc.array(deed, { minLength: 1, maxLength: 12 }),
  writes: fc.array(answer, { maxLength: 12 }),
  reads: fc.array(readAnswer, { maxLength: 8 }),
  repliesWithCart: fc.boolean(),
  foreign: fc.boolean(),
});

it('the cart ends with what the server has, and never shows a number that contradicts the last request [reliability Random faults]', async () => {
  await fc.assert(
    fc.asyncProperty(course, async ({ deeds, writes, reads, repliesWithCart, foreign }) => {
      shop.lines = [line(1), line(2), line(3)];
      breaches = [];
      await settle();
      shop.log = [];
      shop.repliesWithCart = repliesWithCart;
      shop.answers = new Map([
        ['=', [...writes]],
        ['read', [...reads]],
      ]);
      const wanted: Record<string, number> = { ci1: 2, ci2: 2, ci3: 2 };
      const refused = new Set<string>();
      const look = () => {
        const edits = page.$lineEdits.get();
        for (const id of IDS) if (edits[id]?.phase === 'refused') refused.add(id);
        const seen = Object.entries(shown(page)).filter(([id]) => !refused.has(id));
        for (const [id, quantity] of seen) {
          if (quantity !== wanted[id]) breaches.push(`${id} shows ${quantity} instead of ${wanted[id]}`);
        }
      };
      const stops = [page.$lineEdits.listen(look), page.$cart.listen(look)];

      for (const { id, quantity, enter, pause } of deeds) {
        wanted[id] = quantity;
        refused.delete(id);
        page.setLineQuantity(id, quantity);
        expect(shown(page)[id]).toBe(quantity);
        if (enter) page.commitLine(id);
        if (foreign) void page.refreshCart();
        await later(pause);
      }
      await later(60_000);
      expect(shop.log.filter((entry) => entry.startsWith('ci')).length).toBeLessThanOrEqual(deeds.length);
      for (const stop of stops) stop();
      expect(breaches).toEqual([]);

      await settle();
      const served = Object.fromEntries(shop.lines.map((one) => [one.id, one.quantity]));
      expect(shown(page)).toEqual(served);
      for (const id of IDS) if (!refused.has(id)) expect([id, served[id]]).toEqual([id, wanted[id]]);
      expect(page.$cart.get()).toMatchObject({ stale: false });
      expect(page.$runningWrite.get()).toBeNull();
    }),
    { numRuns: 300 },
  );
}, 60_000);

/** The server works again and the shopper retries what was not saved. */
async function settle(): Promise<void> {
  shop.answers.clear();
  for (const id of IDS) page.retryLine(id);
  await later(60_000);
  void page.refreshCart();
  await later(1000);
  for (const id of IDS) page.cancelLineEdit(id);
}
