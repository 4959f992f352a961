import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { button, DANA, links, openHeader } from './header-on-screen.ts';

beforeEach(beginPage);

const GUEST = { transient: true };
const utility = (page: Element) => page.querySelector('.cb-site-header__utility');

describe('the header', () => {
  it('links to help, contact, phone, vouchers, quotes, account and sign-in, in this order [2 §2 Header]', async () => {
    const { page } = await openHeader({ profile: GUEST });
    expect(links(utility(page))).toEqual([
      'Help → /help',
      'Contact Us → /help/contact-us',
      '1-800-555-0142 → tel:+18005550142',
      'Redeem Voucher → /redeem-voucher',
      'Request a Quote → /quote-request',
      'My Account → /account/landing',
      'Sign In → /account/login?resume=prev',
    ]);
  });

  it('offers nobody to sign in next to a cart in the inspect view [1 §2 Inspect view]', async () => {
    document.body.innerHTML = '<div data-cb-widget="cart-page" data-view="inspect"></div>';
    const { page } = await openHeader({ profile: GUEST });
    expect(links(utility(page)).at(-1)).toBe('My Account → /account/landing');
  });

  it('welcomes members, and offers to log out instead of in [2 §2 Welcome]', async () => {
    const { page } = await openHeader();
    expect(utility(page)?.textContent).toContain('Welcome, Dana');
    expect(button(page, 'Logout')).toBeDefined();
    expect(utility(page)?.textContent).not.toContain('Sign In');
  });

  it('welcomes a member without a name, and shows a name as text [2 §2 Welcome]', async () => {
    const unnamed = await openHeader({ profile: { ...DANA, firstName: '' } });
    expect(unnamed.page.querySelector('.cb-site-header__welcome')?.textContent).toBe('Welcome');
    document.head.replaceChildren();
    beginPage();
    const { page } = await openHeader({ profile: { ...DANA, firstName: '<img src=x>' } });
    expect(page.querySelector('.cb-site-header__welcome')?.textContent).toBe('Welcome, <img src=x>');
  });

  it('asks to sign in once the server no longer recognizes the shopper [reliability Session end]', async () => {
    const { page } = await openHeader();
    const { markSessionEnded } = await import('../../../../shared/stores/session.ts');
    const { act } = await import('react');
    await act(async () => markSessionEnded());
    expect(links(utility(page)).at(-1)).toBe('Sign In → /account/login?resume=prev');
    expect(button(page, 'Logout')).toBeUndefined();
  });

  it.each([
    ['the navigation', { navigation: { phone: '1-800-555-0199' } }, '1-800-555-0199', 'tel:+18005550199'],
    ['the configuration', {}, '1-800-555-0142', 'tel:+18005550142'],
    ['letters, which no phone can call', { navigation: { phone: '1-800-SCIENCE' } }, '1-800-SCIENCE', null],
  ])('takes the phone number from %s [2 §2 Header]', async (_, printed, text, href) => {
    const { page } = await openHeader(printed);
    const item = page.querySelectorAll('.cb-site-header__item')[2];
    expect(item?.textContent).toBe(text);
    expect(item?.querySelector('a')?.getAttribute('href') ?? null).toBe(href);
  });

  it('searches with a plain form [2 §2 Header]', async () => {
    const { page } = await openHeader();
    const form = page.querySelector('form');
    expect([form?.getAttribute('role'), form?.getAttribute('action'), form?.method]).toEqual([
      'search',
      'http://shop.test/search',
      'get',
    ]);
    const field = form?.querySelector('input');
    expect([field?.name, field?.placeholder, field?.labels?.[0]?.textContent]).toEqual([
      'q',
      'Search by Keyword or item #',
      'Search by Keyword or item #',
    ]);
    expect(button(page, 'Search').type).toBe('submit');
  });

  it('accepts 80 characters, and sends no empty search [2 §2 Header]', async () => {
    const { page } = await openHeader();
    const form = page.querySelector('form') as HTMLFormElement;
    const field = form.querySelector('input') as HTMLInputElement;
    expect(field.maxLength).toBe(80);
    const sends = (text: string) => {
      field.value = text;
      return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    };
    expect([sends(''), sends('  ')]).toEqual([false, false]);
    expect(document.activeElement).toBe(field);
    expect(sends('beaker')).toBe(true);
  });

  it('shows the shop’s name if the page has no logo, and links home [2 §2 Header]', async () => {
    const { page } = await openHeader();
    expect(links(page.querySelector('.cb-site-header__masthead'))[0]).toBe('Fern → /');
  });

  it('has a place for the mini-cart, with a plain link until it loads, and never renders it again [2 §2 Header]', async () => {
    const { page } = await openHeader();
    const point = page.querySelector('[data-cb-widget="mini-cart"]');
    expect(links(point)).toEqual(['Cart → /checkout/cart']);
    point?.replaceChildren('the mini-cart');
    const { markSessionEnded } = await import('../../../../shared/stores/session.ts');
    const { act } = await import('react');
    await act(async () => markSessionEnded());
    await act(async () => button(page, 'Account').click());
    expect(page.querySelector('[data-cb-widget="mini-cart"]')).toBe(point);
    expect(point?.textContent).toBe('the mini-cart');
  });

  it('folds the account’s links behind a button on narrow screens [2 §2 Header]', async () => {
    const { page } = await openHeader();
    const toggle = button(page, 'Account');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    const { click, press } = await import('../../support/render.ts');
    await click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.textContent).toContain(
      'My Account',
    );
    await press('Escape');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(toggle);
  });

  it('works without a state block: a guest, no phone, no departments', async () => {
    const { page } = await openHeader({ profile: undefined, config: undefined, navigation: undefined });
    expect(links(utility(page))).toHaveLength(6);
    expect(links(page.querySelector('.cb-site-header__masthead'))[0]).toBe('Home → /');
    expect(page.querySelector('nav')).toBeNull();
  });

  it('uses its own address if the search’s address isn’t safe', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { render } = await import('../../support/render.ts');
    const { SiteHeader } = await import('../../../../widgets/site-header/site-header.tsx');
    const page = await render(SiteHeader, { searchAction: 'https://elsewhere.test/search' }, 'site-header');
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/search');
  });
});
