import { expect, it } from 'vitest';
import { phoneUrl } from '../../../../shared/domain/phone.ts';

it.each([
  ['1-800-555-0142', 'tel:+18005550142'],
  ['+1 (800) 555-0142', 'tel:+18005550142'],
  ['800.555.0142', 'tel:8005550142'],
  ['1 800 555 0142 99', 'tel:1800555014299'],
  ['1-800-SCIENCE', null],
  ['–', null],
])('%s is called by %s', (phone, url) => {
  expect(phoneUrl(phone)).toBe(url);
});
