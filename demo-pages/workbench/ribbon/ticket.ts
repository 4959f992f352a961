import { type NotedCall, type NotedEvent, outcomeOf } from './record.ts';

/** The contents of a ticket. */
export interface TicketFacts {
  address: string;
  version: string;
  browser: string;
  window: string;
  /** The text of the ribbon. */
  who: string;
  widgets: readonly { name: string; state: string; ms: number }[];
  calls: readonly NotedCall[];
  events: readonly NotedEvent[];
}

const MOST_CALLS = 50;

const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[address]'],
  // Matches a field of a body, or a parameter of an address.
  [/("(?:[^"]*(?:password|token|csrf|session|card)[^"]*)":)("[^"]*"|[^,}]+)/gi, '$1"[hidden]"'],
  [/([?&;][^=&?;]*(?:password|token|csrf|session|conf)[^=&?;]*=)[^&#\s"]*/gi, '$1[hidden]'],
  [/\b[0-9a-f]{24,}\b/gi, '[hidden]'],
];

/**
 * Writes everything needed to reproduce a state: address, version, widgets, the last calls, and problems. No secrets.
 */
export function writeTicket(facts: TicketFacts): string {
  const { address, version, browser, window, who, widgets, calls, events } = facts;
  const problems = events.filter(({ name }) => name === 'cb:problem' || name === 'cb:widget-failed');
  return withoutSecrets(
    [
      `Page: ${address}`,
      `Version: ${version}`,
      who,
      `Browser: ${browser}, window ${window}`,
      'Widgets:',
      ...widgets.map(({ name, state, ms }) => `  ${name}: ${state}, ${Math.round(ms)} ms`),
      `Calls, the last ${MOST_CALLS}:`,
      ...calls.slice(-MOST_CALLS).map(callLine),
      'Problems:',
      ...problems.map(({ at, text }) => `  ${Math.round(at)} ms ${text}`),
    ].join('\n'),
  );
}

/** Removes secrets of the shopper and the shop from a text. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}

function callLine(call: NotedCall): string {
  const { at, method, path, body, ms, outcome } = call;
  const how = outcomeOf(call) + (outcome && ` after ${ms} ms`);
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `  ${Math.round(at)} ms ${method} ${path}${sent}: ${how}`;
}
