import { formatMoney } from '../money.ts';

/** Formats a contract's limit for buyers: a bare number becomes an amount, the server's own words stay. */
export function readableLimit(given: string | undefined): string | undefined {
  return given && /^\d+(\.\d+)?$/.test(given) ? formatMoney(Number(given)) : given;
}

/** Formats a contract's flag for buyers: 'Yes' or 'No'; the server's own words stay. */
export function readableAnswer(given: string | undefined): string | undefined {
  if (given && /^(true|1)$/.test(given)) return 'Yes';
  return given && /^(false|0)$/.test(given) ? 'No' : given;
}
