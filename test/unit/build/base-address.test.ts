// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkBase } from '../../../shared/tools/deploy/base-address.mjs';

describe('the address of the folder', () => {
  it.each([
    '/',
    '/widgets/',
    '/shop/v2.1/widgets/',
    'https://cdn.example/',
    'https://cdn.example:8443/w/',
    'http://127.0.0.1:8080/w/',
  ])('may be %s [embedding Head]', (base) => {
    expect(checkBase(base)).toBe(base);
  });

  it.each([
    '',
    'widgets/',
    '/widgets',
    '//cdn.example/w/',
    '/a/../b/',
    '/a b/',
    '/a"b/',
    'http://cdn.example/w/',
    'https://cdn.example/w',
    'https://user@cdn.example/w/',
    'https://cdn.example/w/?a',
    'https://CDN.example/w/',
    'javascript:alert(1)/',
  ])('is refused with a clear error if it is "%s" [embedding Head]', (base) => {
    expect(() => checkBase(base)).toThrow(
      `--base ${base}: expected a path such as /widgets/ or an address such as https://cdn.example/w/`,
    );
  });
});
