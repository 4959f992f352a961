import type { Session } from '../../demo-pages/server/session.ts';
import { Refusal } from '../../demo-pages/server/wire/refusal.ts';
import type { Awkward } from './awkward.ts';
import type { RefusalForm } from './replies.ts';

/** The context of a call. The session holds the shop's data: cart, lists, orders, profiles. */
export interface Asked {
  session: Session;
  body: Readonly<Record<string, unknown>>;
  parameters: Readonly<Record<string, string>>;
  write: Awkward;
  /** Where punch-out carts are sent. */
  portal: string;
}

/** One row of a table of the wire contract. */
export interface SecondCall {
  method: 'GET' | 'POST';
  /** Below the API's base, with `:name` for the variable parts. */
  path: string;
  /** Only for signed-in visitors. */
  members?: true;
  /** Locks the cart while it runs. */
  writes?: true;
  refusal?: RefusalForm;
  /**
   * Returns the payload, or undefined if the contract shows none. Throws a Refusal if a rule of the shop forbids the
   * call.
   */
  run(asked: Asked): object | undefined;
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** Refuses a body that breaks the contract. */
export function expectBody(isRight: boolean): void {
  if (!isRight) throw new Refusal('The body is not as the contract says.');
}
