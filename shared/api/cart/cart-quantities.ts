import type { CartQuantities } from '../../domain/cart/cart-quantities.ts';
import { coercer } from '../transport/coercers.ts';
import { isRecord } from '../transport/envelope.ts';

/** The pieces by item, as an earlier page has kept them. A single invalid count makes all of them unknown. */
export const keptQuantities = coercer<CartQuantities>((value) => {
  if (!isRecord(value)) return undefined;
  const isCount = (count: unknown) => typeof count === 'number' && Number.isSafeInteger(count) && count >= 0;
  return Object.values(value).every(isCount) ? (value as CartQuantities) : undefined;
});
