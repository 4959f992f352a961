import type { CartSeed } from '../cart/seeds.ts';

/** The kind of state a scenario shows. The gallery can search for it. */
export type StateKind =
  | 'usual'
  | 'loading'
  | 'empty'
  | 'long'
  | 'busy'
  | 'done'
  | 'error'
  | 'dialog'
  | 'read only'
  | 'offline'
  | 'signed out';

/** Something a person does, or waits for, to reach a state. Controls are named by their accessible names. */
export type Step =
  | { press: string }
  | { type: string; into: string }
  | { enter: string }
  | { choose: string; from: string }
  | { focus: string }
  | { see: string }
  | { offline: true };

/** One state of one widget, and how to reach it. */
export interface Scenario {
  /** Its id in links, such as `/states/cart-page-empty`. */
  id: string;
  title: string;
  widget: string;
  kind: StateKind;
  /** The address of the page, with query and fragment. */
  path: string;
  /** The key of a user kind. A guest if left out. */
  as?: string;
  /** The sample cart if left out. */
  cart?: CartSeed;
  /** The value of the `fault` switch. */
  fault?: string;
  /** How long each call takes, in milliseconds. */
  latency?: number;
  /** More switches of the address. */
  switches?: Readonly<Record<string, string>>;
  /** Entries that earlier pages have left in the tab's storage. */
  kept?: Readonly<Record<string, string>>;
  steps?: readonly Step[];
  /** True if the state is only reached in a narrow window. */
  phone?: true;
  /** Text on the screen once the state is reached, or null if the widget then shows nothing. */
  expects: string | null;
  /** False if the widget cannot mount and the fallback stays. */
  mounts?: false;
  /** True if the product takes several seconds to reach the state. */
  slow?: true;
}

/** A row of a table of scenarios. The widget, and usually the page, are the same for the whole table. */
type Row = Omit<Scenario, 'id' | 'widget' | 'path'> & { name: string; path?: string };

/**
 * Creates the scenarios of one widget.
 * @param path the page of the rows without one of their own
 */
export function scenariosOf(widget: string, path: string, rows: readonly Row[]): readonly Scenario[] {
  return rows.map(({ name, ...row }) => ({ id: `${widget}-${name}`, widget, path, ...row }));
}

/** The latency that keeps a widget loading, in milliseconds. */
export const NEVER = 60_000;

/** Returns the address of a scenario's page, with all switches. */
export function scenarioAddress(scenario: Scenario): string {
  const { id, path, as = 'guest', cart = 'sample', fault, latency, switches } = scenario;
  const url = new URL(path, 'http://shop.invalid');
  const all = { as, cart, fault, latency: latency?.toString(), ...switches, scenario: id };
  for (const [name, value] of Object.entries(all)) if (value) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
