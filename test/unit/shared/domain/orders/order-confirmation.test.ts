import { expect, it } from 'vitest';
import type { Visitor } from '../../../../../shared/domain/account/visitor.ts';
import { confirmationPrices } from '../../../../../shared/domain/orders/order-confirmation.ts';

it.each([
  [1, 1, false],
  [2, 1, true],
  [3, 1, false],
  // The site type doesn't count.
  [1, 2, false],
] as const)(
  'a confirmation for userType %d at site type %d has contract prices: %s [2 §9 Contract prices, §6 Prices]',
  (userType, siteType, contract) => {
    for (const showsPrices of [true, false]) {
      const visitor = { userType, siteType, showsPrices } as Visitor;
      expect(confirmationPrices(visitor)).toEqual({ shown: showsPrices, contract });
    }
  },
);
