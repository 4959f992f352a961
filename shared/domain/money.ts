import type { Money } from './cart.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as the shop writes it: `$1,234.50`; the currency is always the US dollar [1 §9]. */
export function formatMoney(amount: Money): string {
  return dollars.format(amount);
}
