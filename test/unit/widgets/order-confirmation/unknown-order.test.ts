import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { click, pass, settle } from '../../support/render.ts';
import { confirmationReply, forgetShopper, quiet, READ, showOrder } from './confirmation-on-screen.ts';

const refusal = { result: 'error', errorMessage: 'There is no order to confirm.' };
const broken = () => new Response('<p>Service unavailable</p>');
const status = (status: number) => () => new Response('', { status });
const lost = () => Promise.reject(new TypeError('network'));

beforeEach(() => {
  forgetShopper();
  quiet();
});

describe('an order that is loading', () => {
  it('reserves its space, without a link that may turn out differently [visual Loading]', async () => {
    const { widget, text } = await showOrder({ [READ]: () => new Promise(() => {}) });
    expect(text('h1')).toBe('Order Confirmation');
    expect(widget.querySelector('.cb-confirmation')?.getAttribute('data-phase')).toBe('loading');
    expect(widget.querySelector('.cb-skeleton')?.getAttribute('aria-label')).toBe('Loading');
    expect(widget.querySelector('a')).toBeNull();
  });

  it('that arrives after the widget was removed is ignored [embedding Late changes]', async () => {
    const held = heldReplies();
    const { widget, requests } = await showOrder({
      [READ]: held.reply,
    });
    await widget.unmount();
    await held.answer(confirmationReply());
    expect(requests.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  });
});

describe('an order that can’t be shown', () => {
  it('leaves the heading, whom to call, and no placeholder [2 §8 Confirmations]', async () => {
    const { widget, text } = await showOrder({ [READ]: broken() });
    expect(text('h1')).toBe('Order Confirmation');
    expect(text('[role="alert"]')).toBe('The details of your order couldn’t be loaded. Please try again.');
    expect(text('.cb-phone-line')).toBe('Questions about an order? Call customer service: 1-800-555-0142');
    expect(widget.querySelector('.cb-phone-line a')?.getAttribute('href')).toBe('tel:+18005550142');
    expect(widget.querySelector('.cb-skeleton, .cb-spinner')).toBeNull();
  });

  it.each([
    ['a lost connection', lost, true],
    ['a time-out', () => new Promise<never>(() => {}), true],
    ['a 500', status(500), true],
    ['a 502', status(502), true],
    ['a 503', status(503), true],
    ['a 504', status(504), true],
    ['a 429', status(429), false],
    ['no JSON', broken, false],
    ['a reply without an order', { response: {} }, false],
    ['a 404', status(404), false],
    ['a 403', status(403), false],
    ['an ended session', status(401), false],
    ['a refusal', refusal, false],
  ])(
    'asks not to order again if the order may have been placed, after %s [2 §4 Confirmation failure]',
    async (_, reply, asks) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      const { text } = await showOrder({ [READ]: reply });
      // The call is retried twice.
      for (let tries = 0; tries < 3; tries += 1) await pass(8000);
      expect(text('[role="alert"]')).not.toBe('');
      expect(text('.cb-phone-line')).toContain('customer service: 1-800-555-0142');
      expect(text().includes('Please don’t place your order again.')).toBe(asks);
    },
  );

  it.each([
    ['a reply without an order', { response: {} }],
    ['a list', { response: [] }],
    ['a 404', status(404)],
  ])('says that there is no order, after %s [2 §4 Confirmation failure]', async (_, reply) => {
    const { text, named } = await showOrder({ [READ]: reply });
    expect(text('[role="alert"]')).toBe('There’s no new order to show on this page.');
    expect(text('.cb-phone-line')).toBe('Questions about an order? Call customer service: 1-800-555-0142');
    expect(named('button', 'Try again')).toBeDefined();
  });

  it('doesn’t deny an order whose number it knows [2 §4 Confirmation failure]', async () => {
    history.replaceState(null, '', '/checkout/confirm?webOrderId=W77');
    const { text } = await showOrder({ [READ]: { response: {} } });
    expect(text('[role="alert"]')).toBe('The details of your order couldn’t be loaded. Please try again.');
    expect(text('.cb-confirmation__number')).toBe('Your order number: W77');
  });

  it.each([
    ['?webOrderId=W77', 'Your order number: W77'],
    ['?orderId=o77', 'Your order number: o77'],
    ['?webOrderId=W77&orderId=o77', 'Your order number: W77'],
    ['?orderId=%3Cb%3E', ''],
    ['?orderId=call+us', ''],
    ['', ''],
  ])('shows the number from the address: %s [2 §8 Confirmations]', async (query, told) => {
    history.replaceState(null, '', `/checkout/confirm${query}`);
    const { text } = await showOrder({ [READ]: broken() });
    expect(text('.cb-confirmation__number')).toBe(told);
  });

  it('shows the number it had before a reload of this very page, and no other order’s [2 §8 Confirmations]', async () => {
    history.replaceState({ own: 1 }, '', '/checkout/confirm');
    await showOrder();
    expect(history.state).toEqual({ own: 1, cbOrderNumber: 'W1001' });
    const reloaded = await showOrder({ [READ]: broken() });
    expect(reloaded.text('.cb-confirmation__number')).toBe('Your order number: W1001');
    history.replaceState(null, '', '/checkout/confirm');
    const another = await showOrder({ [READ]: broken() });
    expect(another.text('.cb-confirmation__number')).toBe('');
  });

  it('leaves a page script’s history state alone [embedding Other widgets]', async () => {
    history.replaceState('own', '', '/checkout/confirm');
    await showOrder();
    expect(history.state).toBe('own');
  });

  it('shows the server’s own message, and doesn’t warn against ordering again without reason [2 §8 Confirmations]', async () => {
    const { text } = await showOrder({ [READ]: refusal });
    expect(text('[role="alert"]')).toBe('There is no order to confirm.');
    expect(text('.cb-phone-line')).toBe('Questions about an order? Call customer service: 1-800-555-0142');
  });

  it('links to the contact page if the page has no phone number [2 §8 Confirmations]', async () => {
    const { widget } = await showOrder({ [READ]: broken() }, {}, { phone: undefined });
    expect(widget.querySelector('.cb-phone-line a')?.getAttribute('href')).toBe('/help/contact-us');
  });

  it('makes no link of a number with letters [2 §8 Confirmations]', async () => {
    const { widget, text } = await showOrder({ [READ]: broken() }, {}, { phone: '1-800-SCIENCE' });
    expect(widget.querySelector('.cb-phone-line a')).toBeNull();
    expect(text('.cb-phone-line')).toContain('1-800-SCIENCE');
  });

  it('offers to sign in again after the session has ended [reliability Session end]', async () => {
    const { widget } = await showOrder({ [READ]: new Response('', { status: 401 }) });
    expect(widget.querySelector('a[href="/account/login?resume=prev"]')?.textContent).toBe('Sign in');
  });

  it('is shown if Try again works, with the focus on the heading [2 §8 Confirmations]', async () => {
    const { named, text, widget } = await showOrder({ [READ]: [broken(), confirmationReply()] });
    await click(named('button', 'Try again'));
    await settle();
    expect(text()).toContain('Your confirmation number is W1001.');
    expect(widget.querySelector('[role="alert"]')).toBeNull();
    expect(document.activeElement).toBe(widget.querySelector('h1'));
  });
});

describe('an account that was created without a known order, such as after a voucher', () => {
  const registered = async (reply: object, query = '?create=true') => {
    history.replaceState(null, '', `/checkout/confirm${query}`);
    return showOrder({ [READ]: reply });
  };

  it.each([
    ['refuses', refusal],
    ['has nothing to tell', { response: {} }],
    ['finds nothing', new Response('', { status: 404 })],
  ])('is reported without an error if the server %s [2 §4 Registration]', async (_, reply) => {
    const { text, widget, named } = await registered(reply);
    expect(text('h1')).toBe('Your account has been created.');
    expect(widget.querySelector('[role="alert"]')).toBeNull();
    expect(named('a', 'My Account').getAttribute('href')).toBe('/account/landing');
    expect(text()).not.toContain('place your order again');
  });

  it.each([
    ['an order is known', refusal, '?create=true&webOrderId=W77', 'There is no order to confirm.'],
    ['the reply can’t be read', broken(), '?create=true', 'The details of your order couldn’t be loaded.'],
  ])(
    'doesn’t hide that an order can’t be shown if %s [2 §8 Confirmations]',
    async (_, reply, query, told) => {
      const { text, widget } = await registered(reply, query);
      expect(text('h1')).toBe('Order Confirmation');
      expect(widget.textContent).toContain('Your account has been created.');
      expect(text('[role="alert"]')).toContain(told);
    },
  );
});

describe('a confirmation from the back/forward cache [reliability Back button]', () => {
  const restorePage = async () => {
    await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
    await settle();
  };

  it('stays unchanged, whatever was ordered or went wrong since', async () => {
    const later = confirmationReply({ webOrderId: 'W1002', lastOrderId: 'o43' });
    const { text, requests } = await showOrder({ [READ]: [confirmationReply(), later, broken()] });
    await restorePage();
    await restorePage();
    expect(text()).toContain('Your confirmation number is W1001.');
    expect(requests.filter(({ name }) => name.startsWith('POST'))).toHaveLength(1);
  });

  it('is hidden once the shopper has signed out', async () => {
    const { text } = await showOrder({ [READ]: [confirmationReply(), new Response('', { status: 401 })] });
    await restorePage();
    expect(text()).not.toContain('Riverbend');
    expect(text('[role="alert"]')).toContain('Your session has ended.');
  });
});
