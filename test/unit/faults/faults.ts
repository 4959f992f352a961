/** The faults of the matrix: the demo server's own switches, and a connection lost in the middle of a call. */
import { readFaults } from '../../../demo-pages/server/faults/fault-switches.ts';

/** The effect of a fault on a call. */
export interface Trouble {
  /** In the format of the demo shop's ribbon; `offline` and `offline-midway` are the browser's. */
  fault: string;
  /** The reply is valid: the action must succeed and be shown. */
  harmless?: boolean;
  /** The server doesn't carry out the request. */
  refused?: boolean;
  /** The server says that one of its rules forbids it. */
  byRule?: boolean;
  /** The reply is HTML with status 200: a success for a write whose reply the contract leaves open [wire Writes]. */
  readsAsYes?: boolean;
}

const trouble = (fault: string, kind: Omit<Trouble, 'fault'> = {}): Trouble => ({ fault, ...kind });
const harmless = (fault: string) => trouble(fault, { harmless: true });
const refused = (fault: string) => trouble(fault, { refused: true });

export const TROUBLES: Trouble[] = [
  harmless('delay:3000'),
  harmless('text-type'),
  harmless('double-json'),
  harmless('bom'),
  trouble('stall-headers'),
  trouble('stall-body'),
  trouble('reset'),
  trouble('cut'),
  trouble('empty'),
  trouble('truncate:20'),
  trouble('offline-midway'),
  // The connection returns on its own.
  trouble('offline'),
  refused('status:404'),
  refused('status:403'),
  refused('status:500'),
  refused('status:429'),
  refused('retry-after:2'),
  trouble('html:maintenance', { refused: true, readsAsYes: true }),
  refused('html:container-error'),
  trouble('form-exceptions', { refused: true, byRule: true }),
  trouble('success-with-exceptions', { refused: true, byRule: true }),
  trouble('wordless', { refused: true, byRule: true }),
  refused('conflict'),
  // The forms of an ended session.
  refused('status:401'),
  refused('expired-text'),
  refused('redirect:login'),
  refused('redirect:sso-other-origin'),
  refused('html:login'),
  refused('not-authenticated'),
];

/** The demo server's switches for a trouble. */
export function switchesOf({ fault }: Trouble) {
  const { faults, unknown } = readFaults(fault.startsWith('offline') ? 'off' : fault);
  if (unknown.length) throw new Error(`The demo server has no fault ${unknown}`);
  return faults;
}
