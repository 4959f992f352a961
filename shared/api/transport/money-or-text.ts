import { money } from './amounts.ts';
import { coerce, coercer, text } from './coercers.ts';

/** An amount, or the server's word such as 'Exempt'. */
export const moneyOrText = coercer<number | string>((value) => coerce(value, money) ?? coerce(value, text));
