/** An amount in US dollars, as the server gave it; never computed from other amounts. */
export type Amount = number;

/** Whether an amount is known to be higher than another: only then it is shown struck through beside it. */
export function isHigher(amount: Amount | undefined, than: Amount | undefined): boolean {
  return amount !== undefined && than !== undefined && amount > than;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as the shop writes it: `$1,234.50`; the currency is always the US dollar [1 §9 Currency]. */
export function formatMoney(amount: Amount): string {
  return dollars.format(amount);
}
