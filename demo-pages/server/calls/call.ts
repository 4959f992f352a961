import type { Cart } from '../cart/cart.ts';
import type { Session } from '../session.ts';
import type { RefusalForm } from '../wire/refusal.ts';
import type { Variation } from '../wire/variation.ts';

/** The context of a call. */
export interface CallContext {
  session: Session;
  /** The cart to read or write: the session's own, unless a fault asks for an older one. */
  cart: Cart;
  /** The JSON body of a POST. */
  body: Readonly<Record<string, unknown>>;
  /** The parameters of the path. */
  parameters: Readonly<Record<string, string>>;
  vary: Variation;
  /** The address that punch-out carts are sent to. */
  portal: string;
}

/** One call of the wire contract. */
export interface Call {
  method: 'GET' | 'POST';
  /** The path below the API's base, with `:name(pattern)` for parameters. */
  path: string;
  /** True if the call writes to the cart and locks it while it runs. */
  writes?: boolean;
  /** True if a refused call is not rolled back. An old shop, for example, empties the cart before it fills it again. */
  keepsChanges?: boolean;
  /** True if the call is only for customers who have signed in. */
  membersOnly?: boolean;
  /** The error field that the contract names for this call. Any of them if left out. */
  refusal?: RefusalForm;
  /** True if the contract sends the payload as a JSON string. */
  asText?: boolean;
  /** True if the contract sends the payload as `response.response`. */
  asDouble?: boolean;
  /** Fields that the contract puts next to `response`. The others are in `response` as a JSON string. */
  beside?: readonly string[];
  /** True if success signs the visitor in or out, which gives the session a new id. */
  renewsSession?: boolean;
  /** Runs the call and returns its payload. Throws a Refusal if a rule forbids it. */
  run(context: CallContext): object;
}

/** Reads a list of strings from the body: an array, or one string separated by commas. Skips empty ones. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : textOf(value).split(',')).map(textOf).filter(Boolean);
}

/** Reads a string from the body. Returns the empty string if it is missing. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
