import { describe, expect, it } from 'vitest';
import { spreadsheetDamageOf } from '../../../../../shared/domain/bulk-add/spreadsheet-damage.ts';

describe('a spreadsheet has changed an item number', () => {
  it.each([
    ['1.2E+05', 'rounded'],
    ['1,23E+05', 'rounded'],
    ['1E+12', 'rounded'],
    ['12345', 'zeros'],
    ['1261', 'zeros'],
    ['151261.0', 'decimals'],
    ['151,261', 'decimals'],
    ['1.151.261', 'decimals'],
    ['1-Mar-12', 'day'],
    ['Mar-12', 'day'],
    ['3/12/2026', 'day'],
    ['2026-03-12', 'day'],
    ['########', 'hidden'],
    ['#N/A', 'formula'],
  ])('%s: %s [sheet Damage]', (text, damage) => {
    expect(spreadsheetDamageOf(text)).toBe(damage);
  });

  it.each(['151261', 'SF1200', '12E456', '1E5000', 'MAR123', '721002A', '', '123'])(
    'isn’t suspected if the number is %j [sheet Damage]',
    (text) => {
      expect(spreadsheetDamageOf(text)).toBeUndefined();
    },
  );
});
