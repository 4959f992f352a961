import { type NotedCall, type NotedEvent, outcomeOf } from './record.ts';

/** What a ticket is written from. */
export interface TicketFacts {
  address: string;
  version: string;
  browser: string;
  window: string;
  /** What the ribbon says. */
  who: string;
  widgets: readonly { name: string; state: string; ms: number }[];
  calls: readonly NotedCall[];
  events: readonly NotedEvent[];
}

const MOST_CALLS = 50;

const SECRETS: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[address]'],
  // A field of a body, or a parameter of an address.
  [/("(?:[^"]*(?:password|token|csrf|session|card)[^"]*)":)("[^"]*"|[^,}]+)/gi, '$1"[hidden]"'],
  [/([?&;][^=&?;]*(?:password|token|csrf|session|conf)[^=&?;]*=)[^&#\s"]*/gi, '$1[hidden]'],
  [/\b[0-9a-f]{24,}\b/gi, '[hidden]'],
];

/** Writes what somebody needs to see the same: address, version, widgets, the last calls, problems. No secrets. */
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

/** Takes out of a text what nobody but the shopper and the shop may know. */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((clean, [pattern, instead]) => clean.replace(pattern, instead), text);
}

function callLine(call: NotedCall): string {
  const { at, method, path, body, ms, outcome } = call;
  const how = outcomeOf(call) + (outcome && ` after ${ms} ms`);
  const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
  return `  ${Math.round(at)} ms ${method} ${path}${sent}: ${how}`;
}
