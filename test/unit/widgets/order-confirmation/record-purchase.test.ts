import { beforeEach, describe, expect, it, vi } from 'vitest';
import { render, settle } from '../../support/render.ts';
import {
  confirmationReply,
  dataLayer,
  forgetShopper,
  quiet,
  READ,
  REPORT,
  showOrder,
} from './confirmation-on-screen.ts';

beforeEach(forgetShopper);

const reports = (requests: { name: string; body: unknown }[]) =>
  requests.filter(({ name }) => name === REPORT).map(({ body }) => body);

describe('the report of an order', () => {
  it('is sent once the order has loaded [2 §4 Order report]', async () => {
    const { requests } = await showOrder();
    expect(reports(requests)).toEqual([{ heapTrackOrderId: 'o42' }]);
  });

  it('is sent with its number if the server has no other id [2 §7 Order report]', async () => {
    const { requests } = await showOrder({ [READ]: confirmationReply({ lastOrderId: null }) });
    expect(reports(requests)).toEqual([{ heapTrackOrderId: 'W1001' }]);
  });

  it('isn’t sent again after a reload, the back button or in another tab [2 §4 Order report]', async () => {
    await showOrder();
    const again = await showOrder();
    expect(reports(again.requests)).toEqual([]);
    expect(dataLayer()).toHaveLength(1);
  });

  it('is sent for the next order [2 §4 Order report]', async () => {
    await showOrder();
    const next = await showOrder({ [READ]: confirmationReply({ webOrderId: 'W1002', lastOrderId: 'o43' }) });
    expect(reports(next.requests)).toEqual([{ heapTrackOrderId: 'o43' }]);
    expect(dataLayer()).toHaveLength(2);
  });

  it('is sent once if the page has the widget twice [embedding Twice]', async () => {
    const { requests } = await showOrder();
    const { OrderConfirmation } = await import(
      '../../../../widgets/order-confirmation/order-confirmation.tsx'
    );
    await render(OrderConfirmation, { resourcesUrl: '/order/resources' }, 'order-confirmation');
    await settle();
    expect(reports(requests)).toHaveLength(1);
    expect(dataLayer()).toHaveLength(1);
  });

  it('that fails is tried again by the next page, and by no other widget of this one [2 §4 Order report]', async () => {
    const { requests, text } = await showOrder({ [REPORT]: new Response('', { status: 500 }) });
    expect(reports(requests)).toHaveLength(1);
    expect(text()).toContain('Your confirmation number is W1001.');
    expect(reports((await showOrder()).requests)).toHaveLength(1);
    expect(reports((await showOrder()).requests)).toHaveLength(0);
    expect(dataLayer()).toHaveLength(1);
  });

  it.each([
    ['isn’t sent again if the page is left meanwhile: it still arrives', true, 0],
    ['is sent again by the next page if this one stays', false, 1],
  ])('whose reply is lost %s [2 §4 Order report]', async (_, isLeft, again) => {
    await showOrder({
      [REPORT]: () => {
        if (isLeft) window.dispatchEvent(new Event('pagehide'));
        throw new TypeError('Failed to fetch');
      },
    });
    expect(reports((await showOrder()).requests)).toHaveLength(again);
  });

  it('happens once on a page whose storage is blocked [S13, reliability Blocked storage]', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    const { requests, widget } = await showOrder();
    await widget.unmount();
    const { OrderConfirmation } = await import(
      '../../../../widgets/order-confirmation/order-confirmation.tsx'
    );
    await render(OrderConfirmation, { resourcesUrl: '/order/resources' }, 'order-confirmation');
    await settle();
    expect(reports(requests)).toHaveLength(1);
    expect(dataLayer()).toHaveLength(1);
  });

  it.each(['{', 'null', '{"o42":1}', '7'])('is sent if something else is stored: %s [S13]', async (kept) => {
    localStorage.setItem('cb:order-report', kept);
    const { requests } = await showOrder();
    expect(reports(requests)).toHaveLength(1);
  });

  it('stores the numbers of twenty orders and nothing else [S13]', async () => {
    localStorage.setItem(
      'cb:order-report',
      JSON.stringify(Array.from({ length: 20 }, (_, index) => `o${index}`)),
    );
    await showOrder();
    const kept = JSON.parse(localStorage.getItem('cb:order-report') ?? '');
    expect(kept).toHaveLength(20);
    expect([kept[0], kept[19]]).toEqual(['o1', 'o42']);
    expect(Object.keys(localStorage).sort()).toEqual(['cb:order-purchase', 'cb:order-report']);
  });
});

describe('the purchase entry', () => {
  it('is the server’s, without anything personal [2 §3 Confirmation, S14]', async () => {
    await showOrder();
    expect(dataLayer()).toEqual([
      {
        event: 'purchase',
        ecommerce: { transaction_id: 'W1001', value: 105.25, items: [{ item_id: '146610', price: 4 }] },
      },
    ]);
  });

  it('has no price if prices are hidden [1 §6 Prices]', async () => {
    await showOrder({}, { hidePrice: 'true' });
    expect(dataLayer()).toEqual([
      { event: 'purchase', ecommerce: { transaction_id: 'W1001', items: [{ item_id: '146610' }] } },
    ]);
  });

  it('is made from the products’ entries if the order has none [2 §3 Confirmation]', async () => {
    await showOrder({
      [READ]: confirmationReply({
        dataLayerObject: null,
        order_Items: [{ productId: '1', dataLayer_obj: { item_id: '1' } }, { productId: '2' }],
      }),
    });
    expect(dataLayer()).toEqual([
      {
        event: 'purchase',
        transaction_id: 'W1001',
        currency: 'USD',
        value: 105.25,
        tax: 6.75,
        shipping: 8.5,
        items: [{ item_id: '1' }],
      },
    ]);
  });

  it('is made from the products if the server has no entry at all [2 §4 Purchase entry]', async () => {
    const order_Items = [{ productId: '146610', name: 'Grass Frog', quantity: '3', price: '$4.00' }];
    await showOrder({ [READ]: confirmationReply({ dataLayerObject: undefined, order_Items }) });
    expect(dataLayer()).toMatchObject([
      { event: 'purchase', transaction_id: 'W1001', items: [{ item_id: '146610', quantity: 3, price: 4 }] },
    ]);
  });

  it('is absent if the server has nothing to report [2 §4 Order report]', async () => {
    await showOrder({ [READ]: confirmationReply({ dataLayerObject: '' }) });
    expect(dataLayer()).toEqual([]);
  });
});

describe('after an order', () => {
  it('everything that shows the cart is told, once [2 §4 Order report]', async () => {
    const told = vi.fn();
    const said: unknown[] = [];
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        addEventListener() {}
        postMessage(message: unknown) {
          said.push(message);
        }
      },
    );
    document.addEventListener('cb:cart-refresh', told);
    await showOrder();
    await showOrder();
    document.removeEventListener('cb:cart-refresh', told);
    expect(told).toHaveBeenCalledOnce();
    expect(said).toEqual([{ t: 'cart' }]);
  });

  it('cookies of affiliate clicks are cleared, and no others [2 §4 Affiliate cookies, S16]', async () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(
      'affiliateClickIds=a; AFFILIATE_ID=b; click_ids=c; gclid=d; clickIdOfAd=e; JSESSIONID=f',
    );
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      written.push(cookie.split('=')[0] ?? '');
    });
    await showOrder();
    expect([...new Set(written)]).toEqual(['affiliateClickIds', 'AFFILIATE_ID', 'click_ids']);
  });

  it('nothing of the kind happens if the order can’t be read [2 §4 Order report, §4 Affiliate cookies, §4 Confirmation failure]', async () => {
    quiet();
    const written = vi.spyOn(document, 'cookie', 'set');
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('affiliateClickIds=a');
    const { requests } = await showOrder({ [READ]: new Response('<p>') });
    expect(reports(requests)).toEqual([]);
    expect([dataLayer(), localStorage.length]).toEqual([[], 0]);
    expect(written).not.toHaveBeenCalled();
  });
});
