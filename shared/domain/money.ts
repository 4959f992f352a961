import { groupDigits } from './number.ts';

/** An amount in US dollars, from the server; never computed from other amounts. */
export type Amount = number;

/** Whether an amount is known to be higher than another: only then is it shown struck through. */
export function isHigher(amount: Amount | undefined, than: Amount | undefined): boolean {
  return amount !== undefined && than !== undefined && amount > than;
}

/** Formats an amount: `$1,234.50`; the currency is always the US dollar [1 §9 Currency]. */
export function formatMoney(amount: Amount): string {
  // The server's 1.005 is a little less in memory, but must become $1.01.
  const digits = (amount * (1 + Number.EPSILON)).toFixed(2);
  return groupDigits(digits).replace(/^-?/, '$&$$');
}
