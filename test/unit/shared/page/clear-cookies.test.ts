import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearCookies } from '../../../../shared/page/clear-cookies.ts';

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
});

describe('cookies to be cleared', () => {
  it('are those of that name, and no others [S16]', () => {
    standOn('localhost', '/');
    cookies('session=1; affiliateIds=a=b; x=affiliate; gclid=2');
    clearCookies(/affiliate/i);
    expect(written).toEqual(['affiliateIds=; Max-Age=0; Path=/']);
  });

  it('go from every path and domain that they may have been set for [S16]', () => {
    standOn('www.shop.test');
    cookies('clickId=1');
    clearCookies(/^clickId$/);
    const paths = ['/', '/checkout', '/checkout/confirm'];
    const domains = ['', '; Domain=www.shop.test', '; Domain=shop.test'];
    expect(written.sort()).toEqual(
      domains.flatMap((domain) => paths.map((path) => `clickId=; Max-Age=0; Path=${path}${domain}`)).sort(),
    );
  });

  it.each(['127.0.0.1', '[::1]', 'localhost'])('have no domain on %s [S16]', (hostname) => {
    standOn(hostname, '/');
    cookies('clickId=1');
    clearCookies(/^clickId$/);
    expect(written).toEqual(['clickId=; Max-Age=0; Path=/']);
  });

  it('are none where there are none [S16]', () => {
    standOn('shop.test');
    cookies('');
    clearCookies(/affiliate/);
    expect(written).toEqual([]);
  });
});
