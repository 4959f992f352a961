import { describe, expect, it } from 'vitest';
import { isPathSegment } from '../../../../shared/domain/url.ts';
import { fc } from '../../support/generated.ts';

describe('a segment of a path to the server', () => {
  it.each(['o99660003', 'ci111000001', '1', 'a.b', '..a', '_', 'urn:x-1', 'x'.repeat(64)])(
    'may be "%s"',
    (text) => {
      expect(isPathSegment(text)).toBe(true);
    },
  );

  it.each([
    '',
    '.',
    '..',
    '../../../profile/logout',
    '..\\..\\logout',
    '%2e%2e',
    '%2F',
    'a/b',
    'a?b',
    'a#b',
    'a b',
    'a\n',
    'a\u0000',
    'é',
    '；',
    'x'.repeat(65),
  ])('is never %j [S9]', (text) => {
    expect(isPathSegment(text)).toBe(false);
  });

  it('stays one segment anywhere in an address [S9]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[./\\%a-z:]{0,8}$/)), (text) => {
        fc.pre(isPathSegment(text));
        expect(new URL(`http://shop.test/api/order/${text}/end`).pathname).toBe(`/api/order/${text}/end`);
      }),
    );
  });
});
