import { describe, expect, it } from 'vitest';
import { parseJson } from '../../../../../shared/api/transport/envelope.ts';

describe('JSON from the server', () => {
  it('keeps every digit of a long number, as text [wire Long numbers]', () => {
    const text = '{"id":-5166444348429687167,"list":[9007199254740993, 12],"at":1363218368049}';
    expect(parseJson(text)).toEqual({
      id: '-5166444348429687167',
      list: ['9007199254740993', 12],
      at: 1363218368049,
    });
  });

  it.each([
    ['in a text', '{"a":"order 5166444348429687167, ok"}', { a: 'order 5166444348429687167, ok' }],
    ['after an escaped quote', '{"a":"\\"5166444348429687167\\\\"}', { a: '"5166444348429687167\\' }],
    ['in a key', '{"5166444348429687167":1}', { '5166444348429687167': 1 }],
    ['of a fraction', '[0.1234567890123456789]', [Number('0.1234567890123456789')]],
    ['of an exponent form', '[1234567890123456789e2]', [Number('1234567890123456789e2')]],
    ['of a number that still fits', '[9007199254740991]', [9007199254740991]],
  ])('leaves long digits %s as they are [wire Long numbers]', (_, text, value) => {
    expect(parseJson(text)).toEqual(value);
  });

  it.each([
    '\\u005f_proto__',
    '__p\\u0072oto__',
    'c\\u006fnstructor',
    'constr\\u0075ctor',
    'prototyp\\u0065',
  ])('drops the key %s, alone in its text, with one letter escaped [S12]', (key) => {
    expect(parseJson(`{"${key}":1,"b\\u003c":4}`)).toEqual({ 'b<': 4 });
  });

  it('drops keys that reach a prototype [S12]', () => {
    const text =
      '{"__proto__":{"polluted":1},"a":{"constructor":{"prototype":{"polluted":1}},"b":2},"\\u005f_proto__":1}';
    const value = parseJson(text) as { a: object };
    expect(Object.keys(value)).toEqual(['a']);
    expect(Object.keys(value.a)).toEqual(['b']);
    expect('polluted' in {}).toBe(false);
  });

  it('ignores a byte order mark and spaces [wire Envelope]', () => {
    expect(parseJson('\uFEFF {"a":1}\r\n')).toEqual({ a: 1 });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<html></html>'],
    ['a cut text', '{"commerceItems":[{"displayName":"Micro'],
    ['a cut text with long digits', `{"id":5166444348429687167,"text":"${'\\"a'.repeat(50_000)}`],
    ['lists without end', '['.repeat(200_000)],
  ])('gives nothing for %s [wire Failures]', (_, text) => {
    expect(parseJson(text)).toBeUndefined();
  });
});
