import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { CSR, MEMBER, openOrder, READ, READ_ANY } from './order-on-screen.ts';

keepTestsApart({ quiet: true });

describe('the requested order', () => {
  it('is the one in the address, of the customer in the address [2 §2 Order heading]', async () => {
    const { requests } = await openOrder({
      query: '?orderId=o9&userId=310001',
      replies: { 'GET order/order-detail/o9/310001': orderReply() },
    });
    expect(requests).toHaveLength(1);
  });

  it('is the visitor’s own if the address has no customer [2 §2 Order heading]', async () => {
    const { requests } = await openOrder({ query: '?orderId=o1' });
    expect(requests.map(({ name }) => name)).toEqual([READ]);
  });

  it.each(['', '?userId=220022', '?orderId=', '?orderId=%20'])(
    'is missing, and the page says so, with a link to the history: %j',
    async (query) => {
      const { text, link, requests } = await openOrder({ query });
      expect(text()).toContain('This link doesn’t include an order number.');
      expect(link('Order History')?.getAttribute('href')).toBe('/account/order');
      expect(requests).toEqual([]);
    },
  );

  it('isn’t requested by a guest, who is sent to sign in [2 §2 Order guests, §6 Guest]', async () => {
    const { left, requests, link } = await openOrder({ profile: { ...MEMBER, transient: true } });
    expect(left).toEqual(['/account/login']);
    expect(link('Sign in')?.getAttribute('href')).toBe('/account/login');
    expect(requests).toEqual([]);
  });

  it.each([
    [true, true, READ_ANY],
    [true, false, 'GET order/order-detail-csr/o1/false'],
    [false, true, READ],
  ])(
    'is read by customer service as the page says: csr %s, temporary %s [2 §7 Order, §1 Staff]',
    async (csr, tempB2i, name) => {
      const { requests } = await openOrder({ profile: CSR, csr, tempB2i, replies: { [name]: orderReply() } });
      expect(requests.map((request) => request.name)).toEqual([name]);
    },
  );

  it('is read as a shopper’s if the page says csr to somebody who isn’t [2 §6 Staff]', async () => {
    const { requests } = await openOrder({ csr: true });
    expect(requests.map(({ name }) => name)).toEqual([READ]);
  });

  it('needs no customer in its address for customer service [2 §6 Staff]', async () => {
    const { heading } = await openOrder({
      profile: CSR,
      csr: true,
      tempB2i: true,
      query: '?orderId=o1',
      replies: { [READ_ANY]: orderReply() },
    });
    expect(heading().querySelector('a')?.getAttribute('href')).toBe('/account/order-detail?orderId=o1');
  });
});

describe('an order from the back/forward cache [reliability Back button]', () => {
  const restorePage = async () => {
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
  };

  it('is read again when its page returns, and stays if that fails', async () => {
    const later = { ...orderReply(), specialInstruction: 'Ring twice' };
    const { text, page } = await openOrder({
      replies: { [READ]: [orderReply(), later, new Response('', { status: 404 })] },
    });
    await restorePage();
    expect(text()).toContain('Ring twice');
    await restorePage();
    expect(text()).toContain('Ring twice');
    await page.unmount();
    await restorePage();
  });

  it('is gone if the shopper has signed out in the meantime', async () => {
    const { text, link } = await openOrder({
      replies: { [READ]: [orderReply(), new Response('', { status: 401 })] },
    });
    await restorePage();
    expect(text()).not.toContain('W66401500');
    expect(link('Sign in')).toBeDefined();
  });
});

describe('an order that can’t be read', () => {
  it('is first a placeholder, announced as loading', async () => {
    const { page } = await openOrder({ replies: { [READ]: () => new Promise(() => {}) } });
    expect(page.querySelector('[aria-label="Loading"]')).not.toBeNull();
    expect(page.querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  it('says so, and is read again on request; the focus moves to the heading [2 §8 Order]', async () => {
    const { alert, button, heading, text } = await openOrder({
      replies: { [READ]: [new Response('', { status: 404 }), orderReply()] },
    });
    expect(alert()?.textContent).toContain('This order couldn’t be loaded. Please try again.');
    await click(button('Try again'));
    await settle();
    expect(text()).toContain('Order #W66401500');
    expect(document.activeElement).toBe(heading());
  });

  it('is refused with the server’s message [2 §8 Order]', async () => {
    const refusal = { result: 'error', errorMessage: 'We could not find this order.' };
    const { alert } = await openOrder({ replies: { [READ]: refusal } });
    expect(alert()?.textContent).toContain('We could not find this order.');
  });

  it('offers to sign in once the session has ended [reliability Session end]', async () => {
    const { link } = await openOrder({ replies: { [READ]: new Response('', { status: 401 }) } });
    expect(link('Sign in')?.getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('shows nothing of a reply that arrives after the page has been removed', async () => {
    const held = heldReplies();
    const { page } = await openOrder({
      replies: {
        [READ]: held.reply,
      },
    });
    await page.unmount();
    await held.answer(orderReply());
    expect(page.innerHTML).toBe('');
  });
});

describe('the items of an order on screen', () => {
  const productDetails = {
    livingMaterialItems: [{ itemNumber: '142304', productDesc: 'Daphnia', quantity: 2 }],
  };
  const order = orderReply({ productDetails });
  const seen = () => {
    vi.advanceTimersByTime(50);
    return sessionStorage.getItem('cb-seen-items');
  };

  it('are stored for quick order’s suggestions [sheet Suggestions]', async () => {
    await openOrder({ order });
    expect(JSON.parse(seen() ?? '').items).toEqual([{ itemNumber: '142304', name: 'Daphnia', quantity: 2 }]);
  });

  it.each([
    [
      'staff',
      { profile: CSR, csr: true, tempB2i: true, query: '?orderId=o1', replies: { [READ_ANY]: order } },
    ],
    [
      'a shopper with another one’s address',
      { query: '?orderId=o1&userId=330033', replies: { 'GET order/order-detail/o1/330033': order } },
    ],
  ])('aren’t stored for %s [sheet Suggestions, S13]', async (_, options) => {
    const { page } = await openOrder({ order, ...options });
    expect(page.textContent).toContain('Daphnia');
    expect(seen()).toBeNull();
  });
});
