/** Pages that the browser prerenders before the shopper has asked for them, and that may never be seen. */
import { afterEach, describe, expect, it } from 'vitest';
import { OF_GUESTS, PATH, pointsOf, STANDS, withBody } from '../support/all-widgets.ts';
import { placeOrder, redeemVoucher } from '../support/place-order.ts';
import { type Deed, type Front, frontOf } from '../support/prerendered.ts';
import { SHIPPED, useShop } from '../support/shop-visit.ts';

/** The sets of widgets that can share a page. */
const stands = [
  ...STANDS.map((stand) => ({ ...stand, as: 'contract' })),
  { query: '', points: OF_GUESTS, as: 'guest' },
].map((stand) => ({ ...stand, names: Object.keys(stand.points) }));

/** Entries that earlier pages may have left in the tab's storage. */
const LEFT = {
  'cb-quick-order-0': JSON.stringify({ owner: 'someone', rows: [{ itemNumber: '721002', quantity: '1' }] }),
  'cb-open-writes': JSON.stringify({
    form: 1,
    writes: [{ id: '1', at: Date.now(), write: { kind: 'clear' } }],
  }),
  'cb-left-count': JSON.stringify({ at: 1, count: 3 }),
  'cb-line-edits': JSON.stringify({ at: 1, page: 1, edits: { ci1: { wanted: 2, phase: 'queued' } } }),
  'cb-merge': JSON.stringify({ decided: true }),
};

describe.each([SHIPPED])('a prerendered page, %s', (runtime) => {
  const shop = useShop(runtime, { policy: false });
  let front: Front | undefined;

  afterEach(async () => {
    await front?.close();
    front = undefined;
  });

  it.each(stands)(
    'reads, renders, and does nothing else until it is opened: $names [embedding Prerendering]',
    async ({ query, points, as, names }) => {
      const { page: before } = await shop.visit(`/redeem-voucher?as=${as}&cart=plain`);
      if (as === 'contract') {
        await redeemVoucher(before, 'priya@example.com');
        await placeOrder(before);
      }
      front = await frontOf(shop.address, before.browser(), (html) => withBody(html, '', pointsOf(points)));
      const { rested, early, late, deeds } = await front.open(`${PATH}?cart=plain&${query}`, {
        ...LEFT,
        'cb:message': JSON.stringify({ tone: 'success', text: 'Your list was deleted.', at: Date.now() }),
      });
      expect(rested.widgets).toEqual(expect.arrayContaining(names.map((name) => `${name} mounted`)));
      expect(early.filter((call) => !call.startsWith('GET '))).toEqual([]);
      expect(forbidden(deeds)).toEqual([]);
      expect(rested.entries).toBe(0);
      if (!names.includes('order-confirmation')) return;

      // The rest happens when the page is opened.
      expect(late).toEqual(
        expect.arrayContaining(['POST checkout/set-heap-track-id', 'POST cart/sitespect-details']),
      );
      const done = deeds.filter((deed) => !deed.early).map(({ what }) => what);
      expect(done).toEqual(
        expect.arrayContaining([
          'cb:cart-updated',
          'cb:cart-refresh',
          'cb:vital',
          'storage removeItem cb:message',
          'storage removeItem cb-quick-order-0',
        ]),
      );
    },
  );

  it('creates the cart that its address asks for once it is opened [embedding Prerendering]', async () => {
    const { page: before } = await shop.visit('/help?as=guest&cart=plain');
    front = await frontOf(shop.address, before.browser());
    const { early, late, rested, entries } = await front.open('/checkout/cart?create=true&state=profile');
    const creating = 'GET cart/cart-details/true';
    expect(early).toContain('GET cart/cart-details/false');
    expect(early).not.toContain(creating);
    expect(rested.entries).toBe(0);
    expect(late.filter((call) => call === creating)).toEqual([creating]);
    expect(entries).toBeGreaterThan(0);
  });

  it('sends nobody to the login page before it is opened [embedding Prerendering]', async () => {
    const { page: before } = await shop.visit('/help?as=guest');
    front = await frontOf(shop.address, before.browser());
    const { rested, deeds } = await front.open('/account/profile', {}, 'cb:navigate');
    expect(rested.widgets).toContain('profile-form mounted');
    expect(forbidden(deeds)).toEqual([]);
    expect(deeds).toContainEqual({ what: 'cb:navigate', early: false });
  });
});

/** Everything that a page did while it was prerendered, besides reading and rendering. */
function forbidden(deeds: readonly Deed[]): string[] {
  return deeds.flatMap(({ what, early }) =>
    early &&
    !/^cb:(widget-mounted|widget-failed|problem$|request GET (?!cart\/cart-details\/true))/.test(what)
      ? what
      : [],
  );
}
