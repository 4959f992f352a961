import { describe, expect, it } from 'vitest';
import { formatDate } from '../../../../shared/domain/date.ts';
import { fc } from '../../support/generated.ts';

describe('a date', () => {
  it.each([
    ['2026-03-01', '03/01/2026'],
    ['2026-03-01T00:00:00', '03/01/2026'],
    ['2026-03-01 23:59:59.0', '03/01/2026'],
    ['3/1/2026', '03/01/2026'],
    ['03/01/2026', '03/01/2026'],
    ['3/1/26', '03/01/2026'],
    ['03/01/2026 11:30 PM', '03/01/2026'],
    [' 2026-12-31 ', '12/31/2026'],
  ])(
    'that is written as %s reads %s, whatever the time zone [2 §2 Dates, §9 Amounts and dates]',
    (given, shown) => {
      expect(formatDate(given)).toBe(shown);
    },
  );

  it.each([
    ['2026-03-02T04:30:00Z', '03/01/2026'],
    ['2026-03-01T23:30:00-05:00', '03/01/2026'],
    ['2026-03-02T04:30:00.000+0000', '03/01/2026'],
    [String(Date.UTC(2026, 2, 2, 4, 30)), '03/01/2026'],
    [String(Date.UTC(2026, 6, 2, 3, 59)), '07/01/2026'],
    [String(Date.UTC(2026, 6, 2, 4, 0)), '07/02/2026'],
  ])('that is the moment %s is the day that the shop has then [2 §2 Dates]', (given, shown) => {
    expect(formatDate(given)).toBe(shown);
  });

  it.each([String(Date.UTC(2026, 2, 1)), '2026-03-01T00:00:00Z', '2026-03-01T00:00:00.000+00:00'])(
    'that is midnight in UTC, %s, is that day [2 §2 Dates]',
    (given) => {
      expect(formatDate(given)).toBe('03/01/2026');
    },
  );

  it.each([
    'Ships in 3 to 5 days',
    '2026-13-01',
    '0/1/2026',
    '3/0/2026',
    '3/32/2026',
    '12',
    '2026-03-99T25:00:00Z',
    'on 2026-03-01',
    '2026-03-01 or later',
    'on 3/1/2026',
    '3/1/2026-ish',
    'order 123456789012',
    '123456789012345',
    '123456789012345678',
    '99999999999999999999',
  ])('that isn’t valid stays as the server wrote it: %s [2 §2 Dates]', (text) => {
    expect(formatDate(text)).toBe(text);
  });

  it.each([undefined, '', '  '])('that is missing is empty: %j [2 §2 Dates]', (given) => {
    expect(formatDate(given)).toBeUndefined();
  });

  it('from any text never throws, and formatting it again changes nothing [2 §2 Dates]', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    const dates = day.map((date) => date.toISOString().slice(0, 10));
    fc.assert(
      fc.property(fc.oneof(fc.string(), dates), (given) => {
        const shown = formatDate(given);
        expect(formatDate(shown)).toBe(shown);
      }),
    );
  });
});
