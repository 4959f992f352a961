/** Hostile addresses at every check that an address passes, whatever field it comes from. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { navigationFromPage } from '../../../shared/api/content/navigation.ts';
import { accountUrl } from '../../../shared/domain/account/account-url.ts';
import { safeUrl, type UrlKind } from '../../../shared/domain/safe-url.ts';
import { crossOriginTarget } from '../../../shared/page/cross-origin-post.ts';
import { pageUrl } from '../../../shared/page/links/page-url.ts';
import { navigate } from '../../../shared/page/navigate.ts';
import { ADDRESS_FAMILIES, HOSTILE_ADDRESSES } from '../../corpora/hostile-addresses.ts';
import { fc, MANY } from '../support/generated.ts';
import { printState } from '../support/state-block.ts';

const PARTNER = 'https://partner.test';
const KINDS: UrlKind[] = ['page', 'link', 'post', 'image', 'frame'];

type Gate = (value: string, kind: UrlKind) => string | null;

/** Hostile addresses that a check lets through by mistake: pictures and frames may come from anywhere over https. */
function letThrough(gate: Gate, addresses: readonly string[] = HOSTILE_ADDRESSES): string[] {
  return addresses.filter((address) =>
    KINDS.some((kind) => {
      const url = gate(address, kind);
      if (url === null) return false;
      const isElsewhere =
        url.startsWith('https://') && !url.includes('@') && !url.startsWith(location.origin);
      return !(/image|frame/.test(kind) && isElsewhere);
    }),
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  printState({ config: { externalOrigins: [PARTNER] } });
});

describe(`${HOSTILE_ADDRESSES.length} hostile addresses`, () => {
  it('are of all families, and at least 700', () => {
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThan(700);
    for (const family of Object.values(ADDRESS_FAMILIES)) expect(family.length).toBeGreaterThan(20);
  });

  it('lead nowhere, as a link, a picture, a frame, a form or a move [S4, S5]', () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    expect(letThrough(pageUrl)).toEqual([]);
    expect(HOSTILE_ADDRESSES.filter((address) => navigate(address, 'checkout'))).toEqual([]);
    expect(assign).not.toHaveBeenCalled();
  });

  it('lead nowhere from a page over https either [S4]', () => {
    // The names in the list resemble that of this host.
    const base = 'https://store.test/checkout/cart?create=true';
    const gate: Gate = (value, kind) => safeUrl(value, { base, kind, closed: '/api/rest/cb' });
    const own = HOSTILE_ADDRESSES.filter((address) => gate(address, 'link') !== null);
    expect(own).toEqual([]);
  });

  it('get no form of another site, even if every https origin is allowed by mistake [S6, S7]', () => {
    const listed = [PARTNER, 'https:', '*', 'https://*'];
    expect(HOSTILE_ADDRESSES.filter((address) => crossOriginTarget(address, listed))).toEqual([]);
  });

  it('leave My Account as it is, and the menu without a link [2 §2 Confirmation, §2 Main menu, S4]', () => {
    const options = { guest: false, base: location.href, allow: [PARTNER], closed: '/api/rest/cb' };
    // An address that is cut at the first dot may become harmless.
    const strays = HOSTILE_ADDRESSES.map((given) => accountUrl({ ...options, given })).filter((url) => {
      const { origin, pathname } = new URL(url, location.href);
      return origin !== location.origin || pathname.startsWith('//') || /^\/api\/rest\/cb/i.test(pathname);
    });
    expect(strays).toEqual([]);
    const { departments } = navigationFromPage({
      menu: HOSTILE_ADDRESSES.map((url) => ({ displayName: 'Frogs', url })),
    });
    expect(departments).toHaveLength(HOSTILE_ADDRESSES.length);
    expect(departments.filter(({ url }) => url)).toEqual([]);
  });
});

describe('an open gate', () => {
  it.each<[string, Gate]>([
    ['for whatever begins with a slash', (value) => (value.startsWith('/') ? value : null)],
    [
      'for whatever the browser reads as its own host, path alone',
      (value) => {
        const url = URL.canParse(value, location.href) ? new URL(value, location.href) : null;
        return url?.origin === location.origin ? url.pathname + url.search : null;
      },
    ],
    ['for all but scripts', (value) => (/^\s*javascript:/i.test(value) ? null : value)],
    ['for the calls of the server', (value, kind) => safeUrl(value, { base: location.href, kind })],
  ])('is noticed: %s [S4]', (_, gate) => {
    expect(letThrough(gate).length).toBeGreaterThan(3);
  });
});

describe('any address', () => {
  const part = fc.oneof(
    fc.constantFrom(...HOSTILE_ADDRESSES.filter(({ length }) => length < 100)),
    fc.constantFrom(
      ...'/ // \\ .. . : @ ? # % %2f %252e ;jsessionid=1 [ ] api rest cb'.split(' '),
      '\t',
      '\n',
      ' ',
      '\0',
    ),
    fc.webUrl(),
    fc.string({ maxLength: 6 }),
  );
  const address = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));

  it('gives nothing, or an address that stays on an allowed origin, means the same when read again, and isn’t a call [S4]', () => {
    fc.assert(
      fc.property(address, fc.constantFrom(...KINDS), (value, kind) => {
        const url = pageUrl(value, kind);
        if (url === null || /^(tel|mailto):/.test(url)) return;
        const { origin, protocol, pathname, username, password } = new URL(url);
        const allowed = [location.origin, ...(/page|link/.test(kind) ? [PARTNER] : [])];
        expect(allowed.includes(origin) || (/image|frame/.test(kind) && protocol === 'https:')).toBe(true);
        expect(username + password).toBe('');
        expect(new URL(url).href).toBe(url);
        expect(pageUrl(url, kind)).toBe(url);
        if (origin === location.origin) expect(pathname).not.toMatch(/^\/\/|^\/+api\/+rest\/+cb(\/|$)/i);
      }),
      MANY,
    );
  });

  it('shows a gate that returns only the path [S4]', () => {
    const open = fc.check(
      fc.property(address, (value) => {
        const url = URL.canParse(value, location.href) ? new URL(value, location.href) : null;
        const path = url?.origin === location.origin ? url.pathname : '/';
        return new URL(path, location.href).origin === location.origin;
      }),
      MANY,
    );
    expect(open.failed).toBe(true);
  });
});
