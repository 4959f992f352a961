import type { Cart } from '../cart/cart.ts';
import type { Session } from '../sessions.ts';
import type { RefusalForm } from '../wire/refusal.ts';
import type { Variation } from '../wire/variation.ts';

/** What a call is made with. */
export interface CallContext {
  session: Session;
  /** The cart that is read or written: the session's, unless a fault asks for an older one. */
  cart: Cart;
  /** The JSON body of a POST. */
  body: Readonly<Record<string, unknown>>;
  /** The parts of the path that vary. */
  parameters: Readonly<Record<string, string>>;
  vary: Variation;
  /** Where punch-out carts are sent. */
  portal: string;
}

/** One call of the wire contract. */
export interface Call {
  method: 'GET' | 'POST';
  /** Below the API's base, with `:name(pattern)` for parts that vary. */
  path: string;
  /** True when it writes to the cart, and holds it for as long as it takes. */
  writes?: boolean;
  /** True when what it did before it was refused stays done, as an old shop empties a cart before it fills it anew. */
  keepsChanges?: boolean;
  /** True when it is for customers who have signed in: a guest is told so in the server's way. */
  membersOnly?: boolean;
  /** The error field that the contract names for it; left out, any of them. */
  refusal?: RefusalForm;
  /** True when the contract promises its payload as a JSON string. */
  asText?: boolean;
  /** True when the contract promises it as `response.response`. */
  asDouble?: boolean;
  /** Fields that the contract has beside `response`, which holds the others as a JSON string. */
  beside?: readonly string[];
  /** True when its success signs the visitor in or out: the session then gets another id. */
  renewsSession?: boolean;
  /** Does it and gives the payload; throws a Refusal when a rule forbids it. */
  run(context: CallContext): object;
}

/** Reads a list of texts of the body: a list as it is, or texts between commas; the empty ones are left out. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : textOf(value).split(',')).map(textOf).filter(Boolean);
}

/** Reads a text of the body; a missing one is the empty text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
