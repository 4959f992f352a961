// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

/** The files of a build with the order widgets that the pages read. */
const widgets = mkdtempSync(join(tmpdir(), 'shop-widgets-'));
for (const name of [
  'loader',
  'account-sidebar',
  'order-history',
  'order-detail',
  'order-confirmation',
  'promo-area',
  'register-form',
  'voucher-confirmation',
  'order-resources',
])
  writeFileSync(join(widgets, `${name}.js`), '');
afterAll(() => rmSync(widgets, { recursive: true }));

const { shopper } = shareShop({ widgets });

const DETAIL = '/account/order-detail?orderId=o99664497&userId=220104';

describe('pages of orders', () => {
  it('have the history and the account’s menu, and no breadcrumb of their own [2 §2 Order history]', async () => {
    const visitor = await shopper('/?as=individual&orders=13');
    const { text } = await visitor.open('/account/order');
    expect(text).toMatch(/col-md-3 account-menu"><div data-cb-widget="account-sidebar"/);
    expect(text).toMatch(/col-md-9"><div data-cb-widget="order-history"/);
    expect(text).not.toContain('class="breadcrumb"');
    expect(text.match(/href="\/account\/order-detail\?/g)).toHaveLength(12);
    expect(text).toContain('1 more are not shown without JavaScript');
  });

  it('tell the widget whether the shopper is staff, and whether the order can be submitted [2 §4 Order state]', async () => {
    const staff = await shopper('/?as=csr');
    expect((await staff.open(DETAIL)).text).toContain(
      'data-cb-widget="order-detail" data-csr="true" data-temp-b2i="true"',
    );
    const plain = await staff.open('/account/order-detail?orderId=o99661500&userId=220101');
    expect(plain.text).toContain('data-csr="true" data-temp-b2i="false"');
    const customer = await shopper('/?as=individual');
    const own = (await customer.open('/account/order-detail?orderId=o99661500&userId=220022')).text;
    expect(own).not.toContain('data-csr');
    expect(own).toContain('<h1>Order #W66401500</h1>');
    expect((await customer.open(DETAIL)).text).toContain('could not find this order');
  });

  it('hide prices from shoppers who may not see them [2 §6 Prices]', async () => {
    const visitor = await shopper('/?as=prices-hidden');
    for (const path of ['/account/order', '/account/order-detail?orderId=o99663500&userId=220022'])
      expect((await visitor.open(path)).text.replace(/id="cb-state">.*?<\/script>/s, '')).not.toMatch(/\$\d/);
  });

  it.each(['/account/order', DETAIL])(
    'let the widget send guests to sign in, and they return: %s [2 §6 Guest]',
    async (path) => {
      const guest = await shopper('/?as=guest');
      const { status, text } = await guest.open(path);
      expect([status, text.includes('data-cb-widget="order-')]).toEqual([200, true]);
      expect(text).toContain('<a href="/account/login?resume=prev">sign in</a>');
      await guest.open('/account/login?resume=prev');
      const form = { email: 'individual@example.com', password: 'science', resume: 'prev' };
      expect((await guest.submit('/account/login', form)).headers.get('location')).toBe(path);
    },
  );

  it('have confirmation, promotion and, for guests, registration below each other [2 §2 Register form]', async () => {
    const guest = await shopper('/checkout/shipping?as=guest&cart=plain&sample=true');
    await place(guest);
    const { text } = await guest.open('/checkout/confirm');
    expect(mountPoints(text).slice(1)).toEqual(['order-confirmation', 'promo-area', 'register-form']);
    expect(text).toContain('data-source="order-confirm"');
    expect(text).toContain('data-cb-widget="register-form" data-email="aoife@example.org"');
    expect(text).toMatch(/Your confirmation number is <strong>W\d{8}</);
    const member = await shopper('/checkout/shipping?as=individual&cart=plain');
    await place(member);
    expect(mountPoints((await member.open('/checkout/confirm')).text)).not.toContain('register-form');
  });

  it('say so if nothing was ordered or redeemed [2 §4 Confirmation failure]', async () => {
    const visitor = await shopper('/');
    expect((await visitor.open('/checkout/confirm')).text).toContain('No order was placed here lately.');
    expect((await visitor.open('/voucher/confirm')).text).toContain('No voucher was redeemed here lately.');
    expect(mountPoints((await visitor.open('/order/resources')).text)).toContain('order-resources');
  });
});

describe('placing an order', () => {
  it('is refused if a rule forbids it, and what was typed stays [1 §4 Checkout]', async () => {
    const refusal = async (address: string, fields: Record<string, string> = {}): Promise<string> => {
      const visitor = await shopper(address);
      const { status, text } = await place(visitor, fields);
      expect(status).toBe(422);
      return text;
    };
    const plain = '/checkout/shipping?as=individual&cart=plain';
    const unknownZip = await refusal(plain, { zipCode: '00901', city: 'San "Juan"' });
    expect(unknownZip).toContain('We do not deliver to this zip code');
    expect(unknownZip).toContain('value="San &#34;Juan&#34;"');
    expect(await refusal(plain, { lastName: ' ' })).toContain('Please fill in every field');
    expect(await refusal(plain, { _dynSessConf: 'x' })).toContain('session has ended');
    const frogs = { skuId: '145620', quantity: '1' };
    const visitor = await shopper('/checkout/shipping?as=individual&cart=plain');
    await visitor.submit('/cart/add', { ...frogs, _dynSessConf: tokenOf(visitor) });
    const californian = await place(visitor, { zipCode: '94110', state: 'CA' });
    expect(californian.text).toContain('cannot be sent to this state');
    expect(await visitor.lines()).toHaveLength(4);
    expect(await refusal('/checkout/shipping?as=individual&cart=restricted')).toContain('cannot be sold');
    expect(await refusal('/checkout/shipping?as=contract&cart=large')).toContain('order price limit');
    expect(await refusal('/checkout/shipping?as=individual&cart=empty')).toContain('Your cart is empty');
  });

  it('happens once, however often the button is pressed [reliability Double press]', async () => {
    const visitor = await shopper('/checkout/shipping?as=individual&cart=plain&orders=0');
    const pressed = await Promise.all([place(visitor), place(visitor)]);
    expect(pressed.map(({ headers }) => headers.get('location'))).toEqual([
      '/checkout/confirm',
      '/checkout/confirm',
    ]);
    const { payload } = await visitor.call('order/order-history-list');
    expect(Number(payload.totalCount)).toBe(1);
  });

  it('is a quote request if nothing is sold directly [1 §6 Quote]', async () => {
    const visitor = await shopper('/checkout/int/save?as=quote&cart=plain');
    const { csrfToken } = visitor.state().config as { csrfToken: string };
    expect((await visitor.open('/checkout/int/confirm')).text).toContain('No quote was asked for');
    const { headers } = await visitor.submit('/checkout/int/save', { _dynSessConf: csrfToken });
    expect(headers.get('location')).toBe('/checkout/int/confirm');
    expect((await visitor.open('/checkout/int/confirm')).text).toMatch(/quote number is <strong>Q\d+</);
    expect(await visitor.lines()).toHaveLength(0);
    expect((await visitor.submit('/checkout/int/save', { _dynSessConf: csrfToken })).status).toBe(422);
  });

  it('starts with the account’s data, or a sample for a guest who wants one [2 §2 Shipping]', async () => {
    const member = await shopper('/checkout/shipping?as=contract&cart=plain');
    const { text } = await member.open('/checkout/shipping');
    expect(text).toContain('<h1>Shipping &amp; Recipient</h1>');
    expect(text).toContain('value="Riverbend High School"');
    expect(text).toContain('>Purchase order PO-2026-4471</option>');
    const guest = await shopper('/?as=guest&cart=plain');
    expect((await guest.open('/checkout/shipping')).text).toContain(
      'name="city" autocomplete="address-level2" maxlength="40" value=""',
    );
    expect((await guest.open('/checkout/shipping?sample=true')).text).toContain('value="Burlington"');
  });
});

type Shopper = Awaited<ReturnType<typeof shopper>>;

function place(visitor: Shopper, fields: Record<string, string> = {}) {
  return visitor.submit('/checkout/shipping', {
    _dynSessConf: tokenOf(visitor),
    firstName: 'Aoife',
    lastName: 'Byrne',
    address1: '12 Fern Hollow Road',
    city: 'Burlington',
    state: 'NC',
    zipCode: '27215',
    phone: '336-555-0188',
    email: 'aoife@example.org',
    ...fields,
  });
}

function tokenOf(visitor: Shopper): string {
  return (visitor.state().config as { csrfToken: string }).csrfToken;
}

function mountPoints(text: string): string[] {
  return [...text.matchAll(/data-cb-widget="([a-z-]+)"/g)].map(([, name = '']) => name);
}
