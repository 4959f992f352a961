import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearAffiliateCookies } from '../../../../widgets/order-confirmation/affiliate-cookies.ts';
import { printState } from '../../support/state-block.ts';

const written: string[] = [];

function cookies(value: string) {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(value);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
}

function standOn(hostname: string, pathname = '/checkout/confirm') {
  vi.stubGlobal('location', { hostname, pathname });
}

afterEach(() => {
  written.length = 0;
  document.getElementById('cb-state')?.remove();
});

describe('affiliate cookies that are cleared', () => {
  it('are those with that name, and no others [S16]', () => {
    standOn('localhost', '/');
    cookies('session=1; affiliateIds=a=b; x=affiliate; gclid=2');
    clearAffiliateCookies();
    expect(written).toEqual(['affiliateIds=; Max-Age=0; Path=/']);
  });

  it('are cleared for every path and domain that they may have been set for [S16]', () => {
    standOn('www.shop.test');
    cookies('clickId=1');
    clearAffiliateCookies();
    const paths = ['/', '/checkout', '/checkout/confirm'];
    const domains = ['', '; Domain=www.shop.test', '; Domain=shop.test'];
    expect(written.sort()).toEqual(
      domains.flatMap((domain) => paths.map((path) => `clickId=; Max-Age=0; Path=${path}${domain}`)).sort(),
    );
  });

  it.each(['127.0.0.1', '[::1]', 'localhost'])('have no domain on %s [S16]', (hostname) => {
    standOn(hostname, '/');
    cookies('clickId=1');
    clearAffiliateCookies();
    expect(written).toEqual(['clickId=; Max-Age=0; Path=/']);
  });

  it('are those that the page names, exactly, and no others [2 §4 Affiliate cookies]', () => {
    standOn('localhost', '/');
    printState({ config: { affiliateCookies: ['cj_event', 'ranSiteID'] } });
    cookies('affiliateIds=1; cj_event=2; ransiteid=3; ranSiteID=4');
    clearAffiliateCookies();
    expect(written).toEqual(['cj_event=; Max-Age=0; Path=/', 'ranSiteID=; Max-Age=0; Path=/']);
  });

  it('are none if the page names none [2 §4 Affiliate cookies]', () => {
    standOn('localhost', '/');
    printState({ config: { affiliateCookies: [] } });
    cookies('affiliateIds=1; clickId=2');
    clearAffiliateCookies();
    expect(written).toEqual([]);
  });

  it('are none if there are none [S16]', () => {
    standOn('shop.test');
    cookies('');
    clearAffiliateCookies();
    expect(written).toEqual([]);
  });
});
