import { describe, expect, it } from 'vitest';
import { itemName, LIST_LIMITS, withQuantity } from '../../../../../shared/domain/lists/shopping-list.ts';

describe('an item of a list', () => {
  it('has its name, otherwise its number [2 §3 List item]', () => {
    expect(itemName({ key: 'a', productId: '151261', name: 'Frog' })).toBe('Frog');
    expect(itemName({ key: 'a', productId: '151261' })).toBe('151261');
  });

  it('is one piece unless its row has a quantity [2 §3 List item]', () => {
    expect(withQuantity({ key: 'a', productId: '151261' })).toEqual({ itemNumber: '151261', quantity: 1 });
    expect(withQuantity({ key: 'a', productId: '151261', quantity: 5 })).toEqual({
      itemNumber: '151261',
      quantity: 5,
    });
  });
});

it('texts of lists have the lengths of the document, and those of emails ours [2 §9 Lengths, §5 Lists]', () => {
  expect(LIST_LIMITS).toEqual({
    name: 40,
    description: 120,
    search: 25,
    friendEmail: 256,
    emails: 1000,
    emailMessage: 1000,
  });
});
