import { create } from 'superstruct';
import { describe, expect, it } from 'vitest';
import { money } from '../../../../../shared/api/transport/amounts.ts';
import {
  flag,
  hides,
  html,
  identifier,
  required,
  text,
  wholeNumber,
} from '../../../../../shared/api/transport/coercers.ts';
import { fc } from '../../../support/generated.ts';

type Table = [
  name: string,
  struct: typeof text | typeof flag | typeof money,
  cases: [given: unknown, read: unknown][],
];

const tables: Table[] = [
  [
    'an absent value',
    text,
    [
      [null, undefined],
      ['', undefined],
      [undefined, undefined],
      ['   ', undefined],
    ],
  ],
  [
    'a text',
    text,
    [
      ['Beaker', 'Beaker'],
      [' Beaker\n', 'Beaker'],
      [12, '12'],
      [true, 'true'],
      [{}, undefined],
      [['a'], undefined],
    ],
  ],
  [
    'markup',
    html,
    [
      ['<b>Sale</b>', '<b>Sale</b>'],
      [null, undefined],
    ],
  ],
  [
    'an id',
    identifier,
    [
      ['ci111000001', 'ci111000001'],
      [' ci111000001 ', 'ci111000001'],
      [220022, '220022'],
      ['-5166444348429687167', '-5166444348429687167'],
      [2 ** 62, undefined],
      [1.5, undefined],
      [true, undefined],
    ],
  ],
  [
    'a flag',
    flag,
    [
      [true, true],
      ['true', true],
      [1, true],
      ['1', true],
      [false, false],
      ['false', false],
      [0, false],
      ['0', false],
      ['yes', false],
      ['TRUE', false],
      [2, false],
      [{}, false],
      [null, undefined],
      ['', undefined],
    ],
  ],
  [
    'a hidden price',
    hides,
    [
      [true, true],
      ['Y', true],
      [10, true],
      ['falsehood', true],
      ['not false', true],
      [{}, true],
      [false, false],
      ['false', false],
      [0, false],
      ['0', false],
      [null, false],
      ['', false],
    ],
  ],
  [
    'a whole number',
    wholeNumber,
    [
      [3, 3],
      ['3', 3],
      [' 3 ', 3],
      ['3.0', 3],
      ['3.00', 3],
      ['9007199254740993', undefined],
      [0, 0],
      ['0', 0],
      ['', undefined],
      [-1, undefined],
      [1.5, undefined],
      ['three', undefined],
      ['1e3', undefined],
      [true, undefined],
      [[3], undefined],
    ],
  ],
  [
    'money',
    money,
    [
      [12.5, 12.5],
      ['12.50', 12.5],
      ['$1,234.50', 1234.5],
      ['$ 1,234,567', 1234567],
      ['.50', 0.5],
      ['12.', 12],
      [0, 0],
      ['$0.00', 0],
      ['-$5.00', -5],
      ['$-5.00', -5],
      ['($5.00)', -5],
      ['( 5.00 )', -5],
      ['$  12.00', 12],
      [-5, -5],
      [1e-14, 1e-14],
      ['', undefined],
      [null, undefined],
      ['12,50', undefined],
      ['12 500', undefined],
      ['(5)0', undefined],
      ['1,23,456', undefined],
      ['.', undefined],
      ['9'.repeat(400), undefined],
      ['Free', undefined],
      ['12.5 EUR', undefined],
      ['1e3', undefined],
      [{}, undefined],
      [Number.POSITIVE_INFINITY, undefined],
      ['(5', undefined],
    ],
  ],
];

describe.each(tables)('%s', (_, struct, cases) => {
  it.each(cases)('%j becomes %j [wire Scalars]', (given, read) => {
    expect(create(given, struct as typeof text)).toStrictEqual(read);
  });
});

describe('a required value', () => {
  it.each([null, '', {}, 'many'])('is missing if there is %j [wire Scalars]', (given) => {
    expect(() => create(given, required(wholeNumber))).toThrow();
  });

  it('may be zero or false [wire Scalars]', () => {
    expect(create('0', required(wholeNumber))).toBe(0);
    expect(create('no', required(flag))).toBe(false);
  });
});

describe('a loose scalar', () => {
  it('is the same in each form that the server sends [wire Scalars]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const amount = cents / 100;
        const [sign, digits] = [
          cents < 0 ? '-' : '',
          Math.abs(amount).toLocaleString('en-US', { minimumFractionDigits: 2 }),
        ];
        for (const form of [amount, `${amount}`, amount.toFixed(2), `${sign}$${digits}`])
          expect(create(form, money)).toBe(amount);
      }),
    );
  });

  it('never throws and never gives a value of another type [wire Scalars]', () => {
    fc.assert(
      fc.property(fc.anything(), (given) => {
        expect(['number', 'undefined']).toContain(typeof create(given, money));
        expect(['number', 'undefined']).toContain(typeof create(given, wholeNumber));
        expect(['boolean', 'undefined']).toContain(typeof create(given, flag));
        expect(['string', 'undefined']).toContain(typeof create(given, identifier));
      }),
    );
  });
});
