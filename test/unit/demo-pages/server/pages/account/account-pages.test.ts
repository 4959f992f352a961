// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

const OWN_PAGES = [
  '/account/landing',
  '/account/profile',
  '/account/b2i/organization-user',
  '/account/list',
  '/account/list-detail?giftlistId=gl20000',
];

it.each(OWN_PAGES)(
  'has the account’s menu on %s and leaves the breadcrumb to the widget [2 §2 Account sidebar]',
  async (path) => {
    const visitor = await shopper('/?as=contract');
    const { text } = await visitor.open(path);
    expect(text).toContain('<a href="/account/b2i/organization-user">My Organization</a>');
    expect(text).not.toContain('class="breadcrumb"');
  },
);

it.each(OWN_PAGES)('asks guests on %s to sign in, even without JavaScript [2 §6 Guest]', async (path) => {
  const guest = await shopper('/');
  const { status, text } = await guest.open(path);
  expect(status).toBe(200);
  expect(text).toContain('href="/account/login?resume=prev">sign in</a>');
});

it.each([
  '/account/list-public?id=310001',
  '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
])('shows %s to guests, with its name and without the menu [2 §6 Guest]', async (path) => {
  const guest = await shopper('/');
  const { text } = await guest.open(path);
  expect(text).toContain('Biology 101: Dissection');
  expect(text).not.toContain('account-menu');
});

it('has no menu on the page that replaces a generated password, or for visitors of a partner [2 §2 Profile by id]', async () => {
  const visitor = await shopper('/?as=individual');
  for (const path of ['/account/profile?id=440001', '/account/sso/profile.jsp?id=550001'])
    expect((await visitor.open(path)).text).not.toContain('account-menu');
});

it('offers as many choices as exist: no order history for international buyers [2 §6 International]', async () => {
  const visitor = await shopper('/account/landing?as=international');
  const menu = async () =>
    /<nav class="account-links".*?<\/nav>/s.exec((await visitor.open('/account/landing')).text)?.[0];
  expect(await menu()).not.toContain('/account/order');
  await visitor.open('/?as=individual');
  expect(await menu()).toContain('/account/order');
});

it('says what kind of list is missing, and that a friend is unknown [2 §2 Public list]', async () => {
  const visitor = await shopper('/?as=individual');
  expect((await visitor.open('/account/list-detail?giftlistId=gl99999')).text).toContain('no longer there');
  expect((await visitor.open('/account/list-public?id=1')).text).toContain('do not know this customer');
});
