import { describe, expect, it } from 'vitest';
import {
  cityLine,
  fullName,
  isAnyKnown,
  lastDigits,
  maskedCard,
} from '../../../../../shared/domain/orders/order.ts';

describe('a card number', () => {
  it.each([
    ['1111', '**** **** **** 1111'],
    ['4111111111111234', '**** **** **** 1234'],
    ['XXXX-XXXX-XXXX-0042', '**** **** **** 0042'],
    ['42', '**** **** **** 42'],
    ['none', undefined],
    [undefined, undefined],
  ])('that comes as %j is shown as %j, and nothing more of it is kept [2 §2 Billing]', (given, shown) => {
    expect(maskedCard(lastDigits(given))).toBe(shown);
  });
});

describe('an address', () => {
  it.each([
    [{ city: 'Burlington', state: 'NC', postalCode: '27215' }, 'Burlington, NC 27215'],
    [{ city: 'Burlington', postalCode: '27215' }, 'Burlington 27215'],
    [{ state: 'NC' }, 'NC'],
    [{ postalCode: '27215' }, '27215'],
    [{}, ''],
  ])('has a last line without gaps: %j [2 §3 Order]', (address, line) => {
    expect(cityLine(address)).toBe(line);
  });

  it('has a name made of its parts [2 §3 Order]', () => {
    expect(fullName({ firstName: 'Ada', lastName: 'Lovelace' })).toBe('Ada Lovelace');
    expect(fullName({ lastName: 'Lovelace' })).toBe('Lovelace');
    expect(fullName({})).toBe('');
  });

  it.each([
    [{ city: 'Burlington', state: undefined }, true],
    [{ city: '', state: undefined }, false],
    [{}, false],
  ])('is shown if any part of it is known: %j, %s [2 §3 Order]', (address, isKnown) => {
    expect(isAnyKnown(address)).toBe(isKnown);
  });
});
