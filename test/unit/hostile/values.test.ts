/** Arbitrary payloads through the reader of envelopes, and arbitrary amounts through the reader of amounts. */
import { describe, expect, it } from 'vitest';
import { money } from '../../../shared/api/transport/amounts.ts';
import { coerce } from '../../../shared/api/transport/coercers.ts';
import { openEnvelope, parseJson } from '../../../shared/api/transport/envelope.ts';
import { fc, MANY } from '../support/generated.ts';

type Opener = (text: string) => unknown;

/** Names of fields that mean nothing to the envelope, and those by which a program could be led astray. */
const NAMES = ['rows', 'total', 'a', 'toString', 'hasOwnProperty', 'length', 'then', '0', ''];
const BITING = ['__proto__', 'constructor', 'prototype'];

const value = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(null, true, 0, -2.5, 'x', '{', '[1', '"', 'success', 9007199254740991),
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.dictionary(fc.constantFrom(...NAMES), tie('tree'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('tree'), { maxLength: 3 }),
  ),
})).tree;
const payload = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 4, noNullPrototype: true });

/** The forms of [wire Envelope]: each puts a payload into one more wrapper. */
const WRAPPERS: ((inner: unknown) => unknown)[] = [
  (inner) => ({ response: inner }),
  (inner) => ({ response: JSON.stringify(inner) }),
  (inner) => ({ result: 'success', response: inner }),
  (inner) => ({ atgResponse: inner }),
  (inner) => ({ response: JSON.stringify(JSON.stringify(inner)) }),
];
const wrappers = fc.array(fc.constantFrom(...WRAPPERS), { maxLength: 3 });

/** Unwrapping a wrapped payload returns the payload itself. */
const opensAll = (open: Opener) =>
  fc.property(payload, wrappers, (inner, forms) => {
    const body = forms.reduce<unknown>((wrapped, wrap) => wrap(wrapped), inner);
    expect(open(JSON.stringify(body))).toEqual(inner);
  });

/** Whatever names a reply has, nothing in it gets another prototype. */
const reachesNoPrototype = (open: Opener) =>
  fc.property(payload, fc.constantFrom(...BITING), wrappers, (inner, name, forms) => {
    const bite = { ...inner };
    Object.defineProperty(bite, name, { value: { polluted: 1 }, enumerable: true });
    const body = forms.reduce<unknown>((wrapped, wrap) => wrap(wrapped), bite);
    const opened = Object(open(JSON.stringify(body)));
    expect([opened.polluted, Object(opened[name]).polluted, Object({}).polluted]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

const ours: Opener = (text) => openEnvelope(parseJson(text)).payload;

describe('any payload', () => {
  it('reads the same in every wrapper [wire Envelope]', () => {
    fc.assert(opensAll(ours), MANY);
  });

  it('reaches no prototype [S12]', () => {
    fc.assert(reachesNoPrototype(ours), MANY);
  });

  it.each<[string, Opener]>([
    ['unwraps only objects', (text) => Object.assign({}, JSON.parse(text), JSON.parse(text).response)],
    ['opens one wrapper', (text) => JSON.parse(text).response ?? JSON.parse(text)],
  ])('exposes a reader that %s [wire Envelope]', (_, open) => {
    expect(fc.check(opensAll(open), MANY).failed).toBe(true);
    expect(fc.check(reachesNoPrototype(open), MANY).failed).toBe(true);
  });
});

/** An amount in one of the server's ways of writing it. */
const written = fc.record({
  cents: fc.integer({ min: 0, max: 99_999_999_999 }),
  negative: fc.constantFrom('', '-', '()'),
  dollar: fc.boolean(),
  commas: fc.boolean(),
  places: fc.constantFrom(0, 1, 2),
  blank: fc.constantFrom('', ' ', '\u00a0', '\n'),
});

type Reader = (value: unknown) => unknown;

/** An amount that is written in one of these ways is read to the cent. */
const readsAll = (read: Reader) =>
  fc.property(written, ({ cents, negative, dollar, commas, places, blank }) => {
    const amount = Math.round(cents / 10 ** (2 - places)) / 10 ** places;
    const digits = amount.toFixed(places);
    const grouped = commas ? digits.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',') : digits;
    const plain = `${dollar ? '$' : ''}${grouped}`;
    const text = negative === '()' ? `(${plain})` : negative + plain;
    const expected = negative ? 0 - amount : amount;
    expect(read(`${blank}${text}${blank}`)).toBe(expected);
  });

/** An ambiguous text, or one that isn't an amount, is not read; of a text that is read, no part is ignored. */
const guessesNothing = (read: Reader) =>
  fc.property(
    fc.oneof(
      fc
        .array(fc.constantFrom(...'0 1 9 . , $ - ( ) e x % /'.split(' '), ' ', '1e3', '12,50', 'NaN'), {
          maxLength: 8,
        })
        .map((parts) => parts.join('')),
      fc.string({ maxLength: 8 }),
      fc.anything(),
    ),
    (given) => {
      const amount = read(given);
      if (amount === undefined) return;
      expect(Number.isFinite(amount)).toBe(true);
      if (typeof given !== 'string') {
        expect(amount).toBe(given);
        return;
      }
      const plain = given.replace(/[\s$,()-]/g, '');
      expect(plain).toMatch(/^(\d+\.?\d*|\.\d+)$/);
      expect(given).not.toMatch(/,(?!\d{3}(\D|$))/);
      expect(Math.abs(amount as number)).toBe(Number(plain));
    },
  );

describe('any amount', () => {
  const ours: Reader = (given) => coerce(given, money);

  it('is read in every form that the server writes [wire Scalars]', () => {
    fc.assert(readsAll(ours), MANY);
  });

  it('is never guessed [wire Scalars]', () => {
    fc.assert(guessesNothing(ours), MANY);
  });

  it.each<[string, Reader]>([
    [
      'takes the number at the beginning',
      (given) => Number.parseFloat(`${given}`.replace('$', '')) || undefined,
    ],
    [
      'takes every comma for one of thousands',
      (given) => Number(`${given}`.replace(/[$,]/g, '')) || undefined,
    ],
  ])('exposes a reader that %s [wire Scalars]', (_, read) => {
    expect(fc.check(readsAll(read), MANY).failed).toBe(true);
    expect(fc.check(guessesNothing(read), MANY).failed).toBe(true);
  });
});
