import { describe, expect, it } from 'vitest';
import { isOriginEntry } from '../../../../shared/domain/origin-entry.ts';
import { isListedOrigin } from '../../../../shared/domain/origins.ts';

describe('an entry in a list of origins', () => {
  it.each([
    'https://portal.example',
    'https://portal.example:8443',
    'http://localhost:8080',
    'https://*.portal.example',
    'https://*.eu.portal.example',
    'https://*.portal.example:8443',
  ])('may be %s [embedding Origins]', (entry) => {
    expect(isOriginEntry(entry)).toBe(true);
  });

  it.each([
    'https://*.com',
    'https://*.',
    'https://*',
    'https://*.*.example',
    'https://a.*.portal.example',
    'https://*portal.example',
    'https://*..example',
    'https://*.com.',
    'https://*.com:8443',
    'http://*.portal.example',
    '*.portal.example',
    'https://*.portal.example/cart',
    'https://PORTAL.example',
    'portal.example',
    '',
    null,
    7,
  ])('may not be %s [embedding Origins]', (entry) => {
    expect(isOriginEntry(entry)).toBe(false);
  });
});

describe('https://*.portal.example', () => {
  const listed = ['https://*.portal.example'];

  it.each([
    ['https://a.portal.example', true],
    ['https://a.b.c.portal.example', true],
    ['https://portal.example', false],
    ['https://.portal.example', false],
    ['https://evilportal.example', false],
    ['https://a.portal.example.evil.example', false],
    ['https://a.portal.example:8443', false],
    ['http://a.portal.example', false],
  ])('allows %s: %s [embedding Origins]', (origin, isListed) => {
    expect(isListedOrigin(origin, listed)).toBe(isListed);
  });

  it('with a port allows hosts only at that port', () => {
    const atPort = ['https://*.portal.example:8443'];
    expect(isListedOrigin('https://a.portal.example:8443', atPort)).toBe(true);
    expect(isListedOrigin('https://a.portal.example', atPort)).toBe(false);
  });
});
