import { describe, expect, it } from 'vitest';
import { safeUrl, type UrlKind } from '../../../../shared/domain/safe-url.ts';
import { fc } from '../../support/generated.ts';

const BASE = 'https://shop.test/checkout/cart?create=true';
const ALLOW = ['https://portal.test', 'http://insecure.test'];
const KINDS: UrlKind[] = ['page', 'link', 'image', 'frame', 'post'];

describe('a safe address', () => {
  it.each([
    ['/help/contact-us', 'https://shop.test/help/contact-us'],
    ['product/frog.pr?x=1&y=2#top', 'https://shop.test/checkout/product/frog.pr?x=1&y=2#top'],
    ['?sib=true', 'https://shop.test/checkout/cart?sib=true'],
    ['#quick-order', 'https://shop.test/checkout/cart?create=true#quick-order'],
    ['https://shop.test/a', 'https://shop.test/a'],
    ['//shop.test/a', 'https://shop.test/a'],
    ['https:relative', 'https://shop.test/checkout/relative'],
    ['/a;jsessionid=F00.node1?b=1', 'https://shop.test/a?b=1'],
    ['/a;JSESSIONID=F00/b;v=1', 'https://shop.test/a/b;v=1'],
    ['/a?next=//evil.test', 'https://shop.test/a?next=//evil.test'],
    ['/name with spaces', 'https://shop.test/name%20with%20spaces'],
    ['/éclair', 'https://shop.test/%C3%A9clair'],
    ['https://portal.test/receive', 'https://portal.test/receive'],
    ['https://PORTAL.test:443/x', 'https://portal.test/x'],
    ['https://portal.test//x', 'https://portal.test//x'],
  ])('%s', (value, expected) => {
    expect(safeUrl(value, { base: BASE, allow: ALLOW })).toBe(expected);
  });

  it('may be plain http if the shop itself is', () => {
    expect(safeUrl('/a', { base: 'http://127.0.0.1:8080/' })).toBe('http://127.0.0.1:8080/a');
  });

  it('may be plain http on this machine if the page lists it, such as a demo portal', () => {
    const portal = 'http://127.0.0.1:8090/receive';
    expect(safeUrl(portal, { base: BASE, allow: ['http://127.0.0.1:8090'], kind: 'post' })).toBe(portal);
    expect(safeUrl(portal, { base: BASE, allow: ['http://127.0.0.1:8091'], kind: 'post' })).toBeNull();
    expect(safeUrl(portal, { base: BASE, allow: ['https:'], kind: 'image' })).toBeNull();
  });

  it.each(['tel:1-800-555-0100', 'mailto:help@shop.test'])('is %s only for a link', (value) => {
    const results = KINDS.map((kind) => safeUrl(value, { base: BASE, kind }));
    expect(results).toEqual([null, value, null, null, null]);
  });

  it('may load images and frames from any secure host, unless a list says otherwise', () => {
    const elsewhere = 'https://images.test/frog.png';
    const results = KINDS.map((kind) => safeUrl(elsewhere, { base: BASE, kind }));
    expect(results).toEqual([null, null, elsewhere, elsewhere, null]);
    expect(safeUrl(elsewhere, { base: BASE, kind: 'image', allow: [] })).toBeNull();
    expect(safeUrl('http://images.test/frog.png', { base: BASE, kind: 'image' })).toBeNull();
  });
});

const HOSTILE: unknown[] = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript\r\n:alert(1)',
  '\u0001javascript:alert(1)',
  '\u0000/a',
  'javascript://shop.test/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://shop.test/0f1e',
  'filesystem:https://shop.test/temporary/a',
  'file:///etc/passwd',
  'view-source:https://shop.test/',
  'about:blank',
  'ftp://shop.test/a',
  'ws://shop.test/a',
  'intent://shop.test/#Intent;scheme=https;end',
  'https://evil.test/',
  '//evil.test',
  '///evil.test',
  '////evil.test/%2f..',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  'https:\\\\evil.test',
  'https:/\\evil.test',
  'https://shop.test@evil.test/',
  'https://shop.test:pass@evil.test/',
  'https://user@shop.test/',
  'https://user:pass@portal.test/',
  'https://shop.test.evil.test/',
  'https://evilshop.test/',
  'https://shop.test./a',
  'https://shop.test:8443/',
  'http://shop.test/',
  'http://portal.test/',
  'http://insecure.test/',
  'https://sub.portal.test/',
  'https://ѕhop.test/',
  'https://evil.test。/',
  '/..//evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/;jsessionid=1//evil.test',
  '/a\u0085b',
  '/trailing ',
  '\u00a0/leading',
  '\ufeff/leading',
  'https://',
  'https://[::1',
  'https://%00.test',
  '',
  `/${'a'.repeat(2048)}`,
  null,
  undefined,
  42,
  ['/a'],
  { toString: () => '/a' },
  new URL('https://shop.test/a'),
];

describe('an address that is refused', () => {
  it.each(HOSTILE.map((value) => [value]))('%j', (value) => {
    for (const kind of ['page', 'link', 'post'] as const) {
      expect(safeUrl(value, { base: BASE, allow: ALLOW, kind })).toBeNull();
    }
    for (const kind of ['image', 'frame'] as const) {
      const url = safeUrl(value, { base: BASE, kind });
      expect(url === null || url.startsWith('https://')).toBe(true);
    }
  });

  it('is anything if the page has no proper address itself', () => {
    expect(safeUrl('/a', { base: 'about:blank' })).toBeNull();
    expect(safeUrl('/a', { base: 'nonsense' })).toBeNull();
  });
});

describe('any address at all', () => {
  const pieces = fc.constantFrom(
    ...['/', '//', '\\', '..', '.', ':', '@', '?', '#', 'https:', 'http:', 'javascript:', 'evil.test'],
    ...[
      'shop.test',
      'portal.test',
      ';jsessionid=1',
      '%2f',
      '%5c',
      '\t',
      '\n',
      ' ',
      '\u0000',
      'a',
      '[',
      'mailto:',
    ],
  );
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.array(pieces, { maxLength: 10 }).map((list) => list.join('')),
  );

  it('gives nothing, or a whole address that is on an allowed origin and means the same when read again [S4]', () => {
    fc.assert(
      fc.property(addresses, fc.constantFrom('page', 'post' as const), (value, kind) => {
        const url = safeUrl(value, { base: BASE, allow: ALLOW, kind });
        if (url === null) return;
        expect(['https://shop.test', 'https://portal.test']).toContain(new URL(url).origin);
        expect(new URL(url).href).toBe(url);
        expect(safeUrl(url, { base: BASE, allow: ALLOW, kind })).toBe(url);
        expect(new URL(url).pathname).not.toMatch(/;jsessionid=/i);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an address that would be a call to the server', () => {
  const check = (value: string, closed = '/api/rest/cb') =>
    safeUrl(value, { base: BASE, kind: 'image', allow: ALLOW, closed });

  it.each([
    '/api/rest/cb/profile/logout',
    '/api/rest/cb',
    '/API/Rest/cb/cart/cart-details/true',
    '/api/rest/cb;v=1/profile/logout',
    '//shop.test/api//rest/./cb/profile/logout',
    '/frogs/../api/rest/cb/x',
    '/api%2Frest%252fcb/x',
    '/frogs/%252e%252e/api/rest/cb/x',
    '/old/..%5capi/rest/cb/x',
    '/api/rest/cb/x%E0%A4%A',
  ])('is refused: %s [S4]', (value) => {
    expect(check(value)).toBeNull();
  });

  it.each(['/api/rest/cbx', '/frogs/a..b.jpg', '/.well-known/x', '/images/frog;v=1.jpg', '/100%25-cotton'])(
    'isn’t seen in %s [S4]',
    (value) => {
      expect(check(value)).toBe(`https://shop.test${value}`);
    },
  );
});
