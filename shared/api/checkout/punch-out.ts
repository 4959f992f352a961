import type { Result } from '../../domain/failure.ts';
import { money } from '../transport/amounts.ts';
import { coerce, coercer, identifier, required, text, wholeNumber } from '../transport/coercers.ts';
import { fields } from '../transport/fields.ts';
import { list } from '../transport/list.ts';
import { post } from '../transport/post.ts';

/** A cart on its way to a procurement system [1 §3 Punch-out line]. */
export interface PunchOutOrder {
  /** The address that the form is posted to; the caller checks it against the page's `punchoutOrigins`. */
  redirectUrl: string;
  /** The form's fields in the order of the wire contract; the names of a line's fields repeat. */
  fields: [name: string, value: string][];
}

/** The portal gets numbers in the server's own notation. They are parsed only to check that they are numbers. */
const amount = coercer((value) => (coerce(value, money) === undefined ? undefined : coerce(value, text)));
const count = coercer((value) => (coerce(value, wholeNumber) ? coerce(value, text) : undefined));

const PunchOutLineReply = fields({
  sku: required(identifier),
  unitOfMeasure: text,
  line: required(identifier),
  quantity: required(count),
  price: required(amount),
  description: text,
  UNSPSC: identifier,
  manufacturerName: text,
});

const PunchOutReply = fields({
  productList: required(list(PunchOutLineReply)),
  action: required(text),
  sessionId: required(identifier),
  redirect: required(text),
});

/** The order in which the procurement system expects a line's fields. */
const LINE_FIELDS = [
  'sku',
  'unitOfMeasure',
  'line',
  'quantity',
  'price',
  'description',
  'UNSPSC',
  'manufacturerName',
] as const;

/**
 * Exports the cart for a procurement system: POST `cart/punchout-cart-details` [1 §7 Punch-out]. A product must have
 * `sku`, `line`, `quantity` and `price`; other missing fields are sent empty. One unreadable line makes the whole list
 * a failure of kind `contract`: part of a cart is never sent.
 */
export function exportPunchOutCart(): Promise<Result<PunchOutOrder>> {
  return post('cart/punchout-cart-details', { exportCart: true }, PunchOutReply, (reply) => {
    const { rows, unreadable } = reply.productList;
    if (unreadable || !rows.length) throw new Error('productList');
    const lines = rows.flatMap((row) => LINE_FIELDS.map((name): [string, string] => [name, row[name] ?? '']));
    return {
      redirectUrl: reply.redirect,
      fields: [['sessionId', reply.sessionId], ['action', reply.action], ...lines],
    };
  });
}
