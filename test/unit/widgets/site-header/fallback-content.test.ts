import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { answerCalls } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

const FALLBACK = `<header>
<a href="/"><img src="/logo.svg" width="183" height="44" alt="Fern, home page"></a>
<form role="search"><input name="q" value="bea"></form>
<div data-cb-widget="mini-cart" data-panel="false"><a href="/checkout/cart">Cart 3</a></div>
<nav><a href="/biology.ct"> Biology </a><a href="javascript:alert(1)">Evil</a></nav></header>`;

const header = () => document.createElement('cb-site-header');

/** Puts the header's element on the page, and waits until the header has replaced its content. */
async function show(host: HTMLElement): Promise<HTMLElement> {
  document.body.append(host);
  await vi.waitFor(() => expect(host.querySelector('.cb-root')).not.toBeNull());
  return host;
}

/** The element with the page's own markup in it. */
function withFallback(): HTMLElement {
  const host = header();
  host.innerHTML = FALLBACK;
  return host;
}

beforeAll(async () => {
  beginPage();
  const { islandElement } = await import('../../../../shared/embed/define-widget.ts');
  const { SiteHeader } = await import('../../../../widgets/site-header/site-header.tsx');
  const { definition } = await import('../../../../widgets/site-header/site-header-definition.ts');
  customElements.define('cb-site-header', islandElement(definition, SiteHeader as never, []));
});

beforeEach(() => {
  answerCalls({});
  printState({ config: { storeName: 'Fern' } });
});

describe('the fallback content of the header', () => {
  it('provides the logo, which only the page has [2 §2 Header]', async () => {
    const host = await show(withFallback());
    const logo = host.querySelector('img');
    expect([logo?.src, logo?.alt, logo?.getAttribute('width'), logo?.getAttribute('height')]).toEqual([
      'http://shop.test/logo.svg',
      'Fern, home page',
      '183',
      '44',
    ]);
    expect(host.querySelectorAll('header')).toHaveLength(1);
  });

  it('provides its mini-cart, with the focus, so that there aren’t two [2 §2 Header]', async () => {
    const host = withFallback();
    const point = host.querySelector('[data-cb-widget]');
    const shown = show(host);
    point?.querySelector('a')?.focus();
    await shown;
    expect(document.activeElement?.textContent).toBe('Cart 3');
    expect([...host.querySelectorAll('[data-cb-widget="mini-cart"]')]).toEqual([point]);
    expect(point?.closest('.cb-site-header__cart')).not.toBeNull();
    expect(point?.textContent).toBe('Cart 3');
  });

  it('gets its mini-cart back when the header is removed [embedding Script access]', async () => {
    const host = withFallback();
    const [fallback] = host.children;
    const point = host.querySelector('[data-cb-widget]');
    await show(host);
    expect(fallback?.contains(point)).toBe(false);
    host.remove();
    await vi.waitFor(() => expect(fallback?.contains(point)).toBe(true));
  });

  it('passes on the text that is being typed, and the focus', async () => {
    const host = header();
    const before = document.createElement('input');
    before.type = 'search';
    before.value = 'beaker 250';
    host.append(before);
    const shown = show(host);
    before.focus();
    await shown;
    const field = host.querySelector('input') as HTMLInputElement;
    expect(field).not.toBe(before);
    expect(field.value).toBe('beaker 250');
    expect(document.activeElement).toBe(field);
  });

  it('provides the addresses of links with the same words, in any case, or with a mark [2 §2 Own links]', async () => {
    const host = header();
    host.innerHTML = `<a data-cb-link="home" href="/store/"><img src="/logo.svg" alt="Fern"></a>
<a href="/store/service">HELP</a> <a href="https://help.test/write"> Contact
 us</a> <a data-cb-link="quote" href="/store/offers">Ask for an offer</a> <a href="#account">My Account</a>
<a href="javascript:voucher()">Redeem Voucher</a><a href="/store/in?resume=prev">Sign In</a><a href="/store/basket">Cart</a>`;
    await show(host);
    const links = [...host.querySelectorAll<HTMLAnchorElement>('.cb-root a')].map((link) => [
      link.textContent,
      link.href.replace('http://shop.test', ''),
    ]);
    expect(links).toEqual([
      ['Help', '/store/service'],
      ['Contact Us', 'https://help.test/write'],
      ['Redeem Voucher', '/redeem-voucher'],
      ['Request a Quote', '/store/offers'],
      ['My Account', '/account/landing'],
      ['Sign In', '/store/in?resume=prev'],
      ['', '/store/'],
      ['Cart', '/store/basket'],
    ]);
    expect(host.querySelector('img')?.alt).toBe('Fern');
  });

  it('provides the departments if the state block has none, safe addresses only [2 §2 Main menu]', async () => {
    const host = await show(withFallback());
    const links = [...host.querySelectorAll<HTMLAnchorElement>('nav a')].map((link) => [
      link.text,
      link.href,
    ]);
    expect(links).toEqual([['Biology', 'http://shop.test/biology.ct']]);
    expect(host.querySelector('nav span')?.textContent).toBe('Evil');
  });

  it('is remembered when the header restarts in its element', async () => {
    const host = await show(withFallback());
    host.remove();
    await vi.waitFor(() => expect(host.querySelector('.cb-root')).toBeNull());
    await show(host);
    expect(host.querySelector('img')?.alt).toBe('Fern, home page');
    expect(host.querySelectorAll('[data-cb-widget="mini-cart"]')).toHaveLength(1);
  });
});
