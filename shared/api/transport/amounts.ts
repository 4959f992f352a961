import { coercer } from './coercers.ts';
import { scalar } from './envelope.ts';

/**
 * US dollars: `12.5`, `"12.50"`, `"$1,234.50"`. A minus sign or, as in bookkeeping, parentheses make it
 * negative. Only commas between thousands may interrupt the digits: `"12,50"` and `"12 500"` are ambiguous
 * and count as unreadable.
 */
export const money = coercer((value) => {
  if (typeof value === 'number') return finite(value);
  const plain = scalar(value)
    .replace(/\s+/g, ' ')
    .replace(/([-$(]) | (?=\))/g, '$1')
    .replace(/^\((.+)\)$/, '-$1');
  const [, sign, digits] = /^(-?\$?-?)((?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d*)?|\.\d+)$/.exec(plain) ?? [];
  if (!digits) return undefined;
  const amount = Number(digits.replaceAll(',', ''));
  return finite(sign?.includes('-') ? 0 - amount : amount);
});

function finite(amount: number): number | undefined {
  return Number.isFinite(amount) ? amount : undefined;
}
