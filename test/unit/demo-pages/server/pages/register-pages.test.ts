// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../support/shopper.ts';

const { shop, shopper } = shareShop();

const PATHS = [
  '/',
  '/checkout/cart',
  '/checkout/inspect/cart',
  '/checkout/login',
  '/checkout/shipping',
  '/checkout/int/save',
  '/catalogue',
  '/catalogue/kits',
  '/product/181910',
  '/search?q=beaker',
  '/account/login',
  '/account/landing',
  '/account/order',
  '/account/order-detail?orderId=o99661500&userId=220022',
  '/account/school',
  '/checkout/confirm',
  '/checkout/int/confirm',
  '/redeem-voucher',
  '/voucher/confirm',
  '/order/resources?orderId=W66401500&productIds=142304',
  '/resources/142304-care',
  '/account/list',
  '/help',
  '/contact',
  '/order-sheet',
  '/gallery',
  '/slots',
  '/bare',
  '/hostile',
];

it.each(PATHS)('shows %s with the policy and without caching [embedding Policy]', async (path) => {
  const visitor = await shopper('/?as=individual');
  const { status, headers, text } = await visitor.open(path);
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  expect(text).not.toMatch(/ style=|<style| on[a-z]+="|<script>|javascript:/);
  await visitor.open('/?policy=off');
  expect((await visitor.open(path)).headers.get('content-security-policy')).toBeNull();
});

it('lists every page and takes switches out of the address [2 §2 Routes]', async () => {
  const visitor = await shopper('/');
  const { text } = await visitor.open('/?as=contract');
  for (const path of [
    '/checkout/cart',
    '/checkout/inspect/cart',
    '/catalogue',
    '/gallery',
    '/bare',
    '/hostile',
  ]) {
    expect(text).toContain(`href="${path}"`);
  }
  const redirect = await fetch(`${shop().address}/checkout/cart?as=csr&create=true`, { redirect: 'manual' });
  expect(redirect.headers.get('location')).toBe('/checkout/cart?create=true');
  expect((await visitor.open('/?as=nobody')).status).toBe(400);
  expect((await visitor.open('/nowhere')).status).toBe(404);
});

it('keeps the cart in a cookie that scripts can’t read [S16]', async () => {
  const { headers } = await fetch(shop().address);
  expect(headers.get('set-cookie')).toMatch(/^shop_session=\w{32}; Path=\/; HttpOnly; SameSite=Lax$/);
});

it('has the quick-order form on the cart page, and an empty place for it in the inspect view [1 §2 Quick order]', async () => {
  const visitor = await shopper('/');
  expect((await visitor.open('/checkout/cart')).text).toContain(
    'data-cb-widget="quick-order" id="quick-order"',
  );
  expect((await visitor.open('/checkout/inspect/cart')).text).toContain(
    '<div data-cb-widget="quick-order"></div>',
  );
});

it('escapes product names and searches [S1]', async () => {
  const visitor = await shopper('/');
  expect((await visitor.open('/product/181910')).text).toContain(
    '&#34;Who Did It?&#34; &lt;Simulated&gt; &amp; Safe',
  );
  expect((await visitor.open('/search?q=%3Cscript%3E')).text).not.toContain('<script>');
});

it('signs in with a new session id, back on the previous page, and keeps the cart [1 §6 Guest]', async () => {
  const visitor = await shopper('/checkout/cart?as=guest&cart=plain');
  const wrong = await visitor.submit('/account/login', { email: 'contract@example.com', password: 'no' });
  expect(wrong.status).toBe(422);
  const form = { email: 'contract@example.com', password: 'science', resume: 'prev' };
  const { status, headers } = await visitor.submit('/account/login', form);
  expect([status, headers.get('location')]).toEqual([303, '/checkout/cart']);
  expect(headers.get('set-cookie')).toContain('shop_session=');
  await visitor.open('/checkout/cart');
  expect(visitor.state().profile).toMatchObject({ transient: false, userType: '2' });
  expect(await visitor.lines()).toHaveLength(3);
  await visitor.open('/account/logout');
  expect(visitor.state().profile).toMatchObject({ transient: true });
});

it('asks guests to sign in before it shows an account page, and returns there [1 §6 Guest]', async () => {
  const visitor = await shopper('/');
  expect((await visitor.open('/account/school')).text).toContain('name="resume" value="/account/school"');
  const form = { email: 'individual@example.com', password: 'science', resume: '/account/school' };
  expect((await visitor.submit('/account/login', form)).headers.get('location')).toBe('/account/school');
});

it('goes only to its own pages after signing in [S5]', async () => {
  const visitor = await shopper('/help');
  for (const resume of ['https://evil.example/', '//evil.example', '/checkout//evil', '/account/../x?y']) {
    const form = { email: 'individual@example.com', password: 'science', resume };
    const { headers } = await visitor.submit('/account/login', form);
    expect(headers.get('location')).toMatch(/^\/(help|checkout\/\/evil)$/);
  }
});

it('adds to the cart from the catalogue, with a form and with the legacy script [1 §1 Cart page]', async () => {
  const visitor = await shopper('/catalogue/glassware?cart=empty');
  const token = (visitor.state().config as { csrfToken: string }).csrfToken;
  const form = { skuId: '721002', quantity: '2', _dynSessConf: token };
  expect((await visitor.submit('/cart/add', form)).headers.get('location')).toBe('/checkout/cart');
  const ajax = { 'x-requested-with': 'XMLHttpRequest' };
  expect((await visitor.submit('/cart/add', form, ajax)).text).toBe('Added to your cart.');
  expect((await visitor.submit('/cart/add', { ...form, quantity: '0' }, ajax)).status).toBe(422);
  expect((await visitor.submit('/cart/add', { ...form, _dynSessConf: 'x' }, ajax)).text).toContain(
    'session has ended',
  );
  expect(Number((await visitor.lines())[0]?.quantity)).toBe(4);
});
