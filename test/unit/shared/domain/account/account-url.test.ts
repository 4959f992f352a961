import { describe, expect, it } from 'vitest';
import { accountUrl } from '../../../../../shared/domain/account/account-url.ts';

const base = 'https://shop.test/checkout/confirm';
const allow = ['https://accounts.shop.test'];
const of = (given: string | undefined, guest = false) =>
  accountUrl({ guest, given, base, allow, closed: '/api/rest/cb' });

describe('My Account on a confirmation', () => {
  it('links guests to the login page, whatever the server says [2 §6 Guest]', () => {
    expect(of('/account/landing.jsp', true)).toBe('/account/login');
    expect(of(undefined, true)).toBe('/account/login');
  });

  it.each([
    ['/account/landing.jsp', 'https://shop.test/account/landing'],
    ['/account/landing.jsp?DARGS=/checkout/confirm.jsp', 'https://shop.test/account/landing'],
    ['/account/v1.2/landing.jsp#top', 'https://shop.test/account/v1'],
    ['/account/landing', 'https://shop.test/account/landing'],
    ['/account/landing?from=confirm.jsp#a.b', 'https://shop.test/account/landing?from=confirm.jsp#a.b'],
    ['https://shop.test/account/landing.jsp', 'https://shop.test/account/landing'],
    ['https://accounts.shop.test/me.do', 'https://accounts.shop.test/me'],
    ['//accounts.shop.test/me.do', 'https://accounts.shop.test/me'],
    ['/account/landing;jsessionid=A1.worker1?x=1', 'https://shop.test/account/landing'],
  ])('cuts %s at the first dot of its path and only there [2 §2 Confirmation]', (given, url) => {
    expect(of(given)).toBe(url);
  });

  it.each([
    [undefined],
    [''],
    ['.'],
    ['..//evil.test'],
    ['.jsp'],
    ['javascript:alert(1)'],
    ['javascript:alert(1).x'],
    ['https://evil.test/account.jsp'],
    ['//evil.test'],
    ['/api/rest/cb/profile/logout'],
    ['/api/rest/cb/profile/logout.do'],
    ['\\\\evil.test\\account.jsp'],
    ['https://shop.test@evil.test/a.jsp'],
    ['data:text/html,x.y'],
    ['/account\n/landing.jsp'],
    [' /account/landing.jsp'],
  ])('links to the account home page instead of %j [S4]', (given) => {
    expect(of(given)).toBe('/account/landing');
  });
});
