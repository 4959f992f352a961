/** The faults that are on, with their values; `''` for a fault without a value. */
export type FaultSwitches = ReadonlyMap<FaultName, string>;

/** No fault at all. */
export const NO_FAULTS: FaultSwitches = new Map();

/** Every fault and what it does. */
export const FAULTS = {
  // When they apply
  on: 'only calls whose path contains this text',
  flaky: 'only the first n calls; alone it answers 503',
  // Time and transport
  delay: 'waits so many milliseconds; a write holds the cart meanwhile',
  hold: 'waits until other faults are set, or none; a write holds the cart meanwhile',
  jitter: 'waits up to 300 ms, drawn from this seed',
  'stall-headers': 'takes the call and never answers',
  'stall-body': 'answers half a body and never ends it',
  reset: 'takes the call and resets the connection',
  cut: 'closes the connection in the middle of the body',
  // Files of the widgets
  file: 'answers 503 to the first request, or the first flaky ones, for each file whose path contains this text',
  'cut-file': 'closes the connection in the middle of such a file instead',
  // Refused before the call runs
  status: 'answers with this status',
  'retry-after': 'answers 503, or status, with a Retry-After of so many seconds',
  redirect: 'redirects to login or to sso-other-origin',
  html: 'answers a page: login, maintenance or container-error',
  'expired-text': 'answers 409 with the text of an ended session',
  'not-authenticated': 'answers 200 with USER_NOT_AUTHENTICATED',
  'expire-session-after': 'ends the session after n calls; each further call says so in another form',
  'form-exceptions': 'answers form exceptions',
  'success-with-exceptions': 'answers form exceptions beside result: "success"',
  wordless: 'refuses with an error code alone; blank-first: with a blank message before one with words',
  conflict: 'answers that somebody else changed the cart',
  repeat:
    'does not run a call that was made before with the same body, but sends its reply again, as a broken proxy does',
  // As other servers send it, and the contract allows it
  answer: 'a write that has run answers with nothing, 204, true, success or page',
  put: 'FIELD:TEXT writes this text into the field',
  flat: 'sends the resources of an order one by one, each with its category',
  // Damage to the reply, after the call has run
  empty: 'sends an empty body',
  bom: 'sends a byte order mark first',
  truncate: 'ends the body after n characters',
  'double-json': 'sends the body as a JSON string',
  'text-type': 'sends JSON as text/plain',
  drop: 'leaves this field out',
  null: 'makes this field null',
  type: 'FIELD:string|number|object|list|boolean gives the field another type',
  'bad-row': 'takes its required fields from the nth row, counted from 0',
  'nameless-row': 'takes the name from the nth row, counted from 0, which keeps its ids',
  'extra-fields': 'adds unknown fields everywhere',
  proto: 'adds __proto__ and constructor',
  'big-long': 'adds numbers that JavaScript cannot hold',
  'old-rev': 'reads answer the cart as it was before the last write',
  'html-payload': 'FIELD:N puts the nth hostile HTML into the field',
  'url-payload': 'FIELD:N puts the nth hostile address into the field',
  'no-next-page': 'the pages that a checkout leads to answer 204, so that the browser stays where it is',
  sentinel: 'puts recognisable secrets into the profile, the token and the prices',
} as const;

export type FaultName = keyof typeof FAULTS;

/**
 * Reads `name:value,name` (or `name=value`); `off` means none.
 * @returns the faults, and the names that are not known
 */
export function readFaults(text: string): { faults: FaultSwitches; unknown: string[] } {
  const faults = new Map<FaultName, string>();
  const unknown: string[] = [];
  for (const part of text === 'off' ? [] : text.split(',')) {
    const [, name = '', value = ''] = /^([^:=]*)[:=]?(.*)$/.exec(part.trim()) ?? [];
    if (Object.hasOwn(FAULTS, name)) faults.set(name as FaultName, value);
    else if (name) unknown.push(name);
  }
  return { faults, unknown };
}

/** Returns the value of a fault as a number, or 0 if it is not a number. */
export function faultNumber(faults: FaultSwitches, name: FaultName): number {
  return Number(faults.get(name)) || 0;
}
