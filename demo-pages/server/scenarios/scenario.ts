import type { CartSeed } from '../cart/seeds.ts';

/** What kind of state a scenario shows; the gallery can be searched for it. */
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

/** Something that a person does, or waits for, on the way to a state. Controls go by their accessible names. */
export type Step =
  | { press: string }
  | { type: string; into: string }
  | { enter: string }
  | { choose: string; from: string }
  | { focus: string }
  | { see: string }
  | { offline: true };

/** One state of one widget, and the way there. */
export interface Scenario {
  /** Stands in its link: `/states/cart-page-empty`. */
  id: string;
  title: string;
  widget: string;
  kind: StateKind;
  /** The page, with its own query and fragment. */
  path: string;
  /** Key of a user kind; a guest when left out. */
  as?: string;
  /** The sample cart when left out. */
  cart?: CartSeed;
  /** Faults of the server, as its switch takes them. */
  fault?: string;
  /** Milliseconds that each call takes. */
  latency?: number;
  /** Further switches of the address. */
  switches?: Readonly<Record<string, string>>;
  steps?: readonly Step[];
  /** Words that are on the screen when the state is reached; null where the widget then shows nothing. */
  expects: string | null;
  /** False where the widget cannot come, and the page's own content stays. */
  mounts?: false;
  /** True where the product waits for seconds before it says so. */
  slow?: true;
}

/** A scenario as the table has it: the widget, and mostly the page, are those of its group. */
type Row = Omit<Scenario, 'id' | 'widget' | 'path'> & { name: string; path?: string };

/** Names the scenarios of one widget after it. `path`: the page of those that name none. */
export function scenariosOf(widget: string, path: string, rows: readonly Row[]): readonly Scenario[] {
  return rows.map(({ name, ...row }) => ({ id: `${widget}-${name}`, widget, path, ...row }));
}

/** What reads take while a widget is to be seen loading. */
export const NEVER = 60_000;

/** Gives the address of a scenario's page, with every switch in it. */
export function scenarioAddress(scenario: Scenario): string {
  const { id, path, as = 'guest', cart = 'sample', fault, latency, switches } = scenario;
  const url = new URL(path, 'http://shop.invalid');
  const all = { as, cart, fault, latency: latency?.toString(), ...switches, scenario: id };
  for (const [name, value] of Object.entries(all)) if (value) url.searchParams.set(name, value);
  return url.pathname + url.search + url.hash;
}
