import { formatMoney } from '../money.ts';

/** A limit of a contract as a buyer reads it: a bare number is an amount, the server's own words stay. */
export function readableLimit(given: string | undefined): string | undefined {
  return given && /^\d+(\.\d+)?$/.test(given) ? formatMoney(Number(given)) : given;
}

/** A flag of a contract as a buyer reads it: 'Yes' or 'No'; the server's own words stay. */
export function readableAnswer(given: string | undefined): string | undefined {
  if (given && /^(true|1)$/.test(given)) return 'Yes';
  return given && /^(false|0)$/.test(given) ? 'No' : given;
}
