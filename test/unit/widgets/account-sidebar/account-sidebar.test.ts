import { describe, expect, it } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { render } from '../../support/render.ts';
import { answerCalls } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

const MEMBER = { transient: false, profileId: '220022', userType: 1, siteType: 1 };

async function open(profile: object = {}, address = '/account/order', config: object = {}) {
  beginPage();
  history.replaceState(null, '', address);
  printState({ config, profile: { ...MEMBER, ...profile } });
  const requests = answerCalls({});
  const { AccountSidebar } = await import('../../../../widgets/account-sidebar/account-sidebar.tsx');
  const page = await render(AccountSidebar, {}, 'account-sidebar');
  expect(requests).toEqual([]);
  return page;
}

const links = (page: HTMLElement) =>
  [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

const onPhones = (page: HTMLElement) => page.querySelector('nav')?.getAttribute('data-on-phones');

const PROFILE = ['My Profile', '/account/profile'];
const ORGANIZATION = ['My Organization', '/account/b2i/organization-user'];
const LISTS = ['Shopping Lists', '/account/list'];
const ORDERS = ['Order History', '/account/order'];

describe('the account sidebar', () => {
  it("is a landmark named 'My Account' [2 §2 Account sidebar]", async () => {
    const page = await open();
    const nav = page.querySelector('nav') as HTMLElement;
    const heading = document.getElementById(nav.getAttribute('aria-labelledby') ?? '');
    expect([heading?.localName, heading?.textContent]).toEqual(['h2', 'My Account']);
  });

  it.each([
    [1, [PROFILE, LISTS, ORDERS]],
    [2, [PROFILE, ORGANIZATION, LISTS, ORDERS]],
    [3, [PROFILE, LISTS]],
  ])(
    'has the links of userType %i: My Organization only for 2, no Order History for 3 [2 §2 Account sidebar, §6 Organization]',
    async (userType, expected) => {
      expect(links(await open({ userType }))).toEqual(expected);
    },
  );

  it('is empty for a guest, and stays mounted [2 §6 Guest]', async () => {
    const page = await open({ transient: true });
    expect(page.innerHTML).toBe('<div class="cb-root"></div>');
  });

  it('isn’t shown beside a profile whose generated password is replaced [2 §2 Profile by id]', async () => {
    expect((await open({}, '/account/profile?id=440001')).querySelector('nav')).toBeNull();
    expect((await open({}, '/account/profile?success=true')).querySelector('nav')).not.toBeNull();
    expect((await open({}, '/account/order-detail?id=1')).querySelector('nav')).not.toBeNull();
  });

  it.each([
    ['/account/landing'],
    ['/checkout/landing'],
    ['/account/landing?create=true'],
    ['/account/landing/'],
    ['/account/landing;jsessionid=A1?create=true'],
  ])('is shown on a phone at %s [2 §2 Sidebar on a phone]', async (address) => {
    expect(onPhones(await open({}, address))).toBe('true');
  });

  it.each([['/account/profile'], ['/account/list'], ['/account/order'], ['/account/landing/more'], ['/']])(
    'is hidden on a phone at %s [2 §2 Sidebar on a phone]',
    async (address) => {
      expect(onPhones(await open({}, address))).toBe('false');
    },
  );

  it('marks the current page [accessibility Sidebar]', async () => {
    const here = async (address: string) =>
      [...(await open({}, address)).querySelectorAll('[aria-current="page"]')].map(
        (link) => link.textContent,
      );
    expect(await here('/account/list?sort=total')).toEqual(['Shopping Lists']);
    expect(await here('/account/order;jsessionid=A1')).toEqual(['Order History']);
    expect(await here('/account/landing')).toEqual([]);
    expect(await here('/account/list-detail?giftlistId=gl1')).toEqual([]);
  });

  it('uses the page’s texts if it replaces them', async () => {
    const config = { messages: { 'account-sidebar': { orders: 'Past orders' } } };
    expect((await open({}, '/account/list', config)).textContent).toContain('Past orders');
  });
});
