import { describe, expect, it } from 'vitest';
import {
  changeRow,
  checkQuantity,
  checkRow,
  emptyRow,
  isFilled,
  makeRow,
} from '../../../../widgets/quick-order/quick-order-row.ts';

describe('a quick order row', () => {
  it.each([
    ['351210', '351210'],
    ['  351210 ', '351210'],
    ['rc1234', 'RC1234'],
    ['000000', '000000'],
  ])('accepts the item number %j as %j [1 §5 Quick order quantity]', (typed, itemNumber) => {
    expect(checkRow(makeRow({ itemNumber: typed, quantity: '2' }))).toEqual({ itemNumber, quantity: 2 });
  });

  it.each(['', '   ', '35121', ' 3512 1', 'ABCDEF', '35-1210', '-351210', '35.1210'])(
    'refuses the item number %j and keeps it [1 §5 Quick order quantity]',
    (itemNumber) => {
      const row = makeRow({ itemNumber, quantity: '2' });
      expect(checkRow(row)).toBeNull();
      expect(row.$content.get().problem).toEqual({ text: 'Enter valid item or qty', fields: ['itemNumber'] });
      expect(row.$content.get().itemNumber).toBe(itemNumber.trim());
      expect(row.$content.get().quantity).toBe('2');
    },
  );

  it.each(['', '0', '01', '-1', '1.5', '1000', 'two', '1e2'])(
    'refuses the quantity %j and clears it [1 §5 Quick order quantity]',
    (quantity) => {
      const row = makeRow({ itemNumber: '351210', quantity });
      expect(checkRow(row)).toBeNull();
      expect(row.$content.get().problem).toEqual({ text: 'Enter valid item or qty', fields: ['quantity'] });
      expect(row.$content.get().quantity).toBe('');
    },
  );

  it('marks both fields if both are wrong [1 §5 Quick order quantity]', () => {
    const row = makeRow({ itemNumber: '351', quantity: '0' });
    expect(checkRow(row)).toBeNull();
    expect(row.$content.get().problem?.fields).toEqual(['itemNumber', 'quantity']);
  });

  it.each(['1', '999', ' 12 ', ''])(
    'keeps the quantity %j when the focus leaves its field [1 §5 Quick order quantity]',
    (quantity) => {
      const row = makeRow({ itemNumber: '', quantity });
      expect(checkQuantity(row)).toBe(true);
      expect(row.$content.get().quantity).toBe(quantity);
      expect(row.$content.get().problem).toBeNull();
    },
  );

  it('clears a wrong quantity when the focus leaves its field [1 §5 Quick order quantity]', () => {
    const row = makeRow({ itemNumber: '351210', quantity: '1.5' });
    expect(checkQuantity(row)).toBe(false);
    expect(row.$content.get().quantity).toBe('');
    expect(row.$content.get().problem?.fields).toEqual(['quantity']);
  });

  it('is empty with quantity 1, and again after an addition [1 §4 Quick order]', () => {
    const row = makeRow();
    expect([isFilled(row), row.$content.get().quantity]).toEqual([false, '1']);
    changeRow(row, { itemNumber: '351210', quantity: '7' });
    expect(isFilled(row)).toBe(true);
    emptyRow(row);
    expect([isFilled(row), row.$content.get().itemNumber, row.$content.get().quantity]).toEqual([
      false,
      '',
      '1',
    ]);
  });
});
