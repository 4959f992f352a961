/**
 * Records the widgets' events from the page's first script on: calls with their outcome, other events, and problems.
 */
import type { PageEvents } from '../../../shared/page/events.ts';

/** A call. `outcome` is empty until the call has ended. */
export interface NotedCall {
  at: number;
  method: string;
  path: string;
  body: unknown;
  status: number;
  ms: number;
  outcome: string;
}

export interface NotedEvent {
  at: number;
  name: string;
  text: string;
}

const MOST = 200;

export const calls: NotedCall[] = [];
export const events: NotedEvent[] = [];

/** The events of the widgets, other than calls, with what to record of each. */
const TOLD: { [Name in keyof PageEvents]?: (detail: PageEvents[Name]) => string } = {
  'cb:widget-mounted': ({ name }) => name,
  'cb:widget-failed': ({ name, reason }) => `${name}: ${reason}`,
  'cb:cart-updated': ({ count, subTotal }) =>
    `${count} pieces${subTotal === undefined ? '' : `, ${subTotal}`}`,
  'cb:cart-lines': ({ added, removed, changed, by }) =>
    `${by}: ${[...added, ...removed, ...changed].map(({ itemNumber, quantity, before }) => `${itemNumber} ${before} → ${quantity}`).join(', ')}`,
  'cb:cart-error': ({ action, kind, message }) => `${action} ${kind}: ${message}`,
  'cb:cart-refresh': () => '',
  'cb:vital': ({ widget, name, value, action = '' }) => `${widget} ${name} ${value} ${action}`,
  'cb:navigate': ({ url, reason }) => `${reason}: ${url}`,
  'cb:problem': ({ code, widget, hint }) => `${code} ${widget ?? ''}: ${hint}`,
};

/** Records how a call has ended. A reply that no widget reads never ends. */
export function outcomeOf({ status, outcome }: NotedCall): string {
  return outcome ? `${status} ${outcome}` : 'no outcome yet';
}

/** Starts recording. Calls `changed` after each record. */
export function record(changed: () => void): void {
  document.addEventListener('cb:request', (event) => {
    const { method, path, body, reply } = (event as CustomEvent<PageEvents['cb:request']>).detail;
    const call = { at: performance.now(), method, path, body, status: 0, ms: 0, outcome: '' };
    keep(calls, call);
    changed();
    reply.then((ending) => {
      Object.assign(call, ending);
      changed();
    });
  });
  for (const [name, tell] of Object.entries(TOLD)) {
    document.addEventListener(name, (event) => {
      const text = (tell as (detail: unknown) => string)((event as CustomEvent).detail);
      keep(events, { at: performance.now(), name, text });
      changed();
    });
  }
}

function keep<Note>(notes: Note[], note: Note): void {
  notes.push(note);
  if (notes.length > MOST) notes.shift();
}
