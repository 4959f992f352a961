import { define, is, type Struct } from 'superstruct';
import { parseUrl } from '../domain/parse-url.ts';
import { apiBase, isApiBase } from './api-base.ts';
import { report } from './report.ts';
import { readStateBlock } from './state-block.ts';

/** What a template may set for the whole page: `config` of the state block (embedding contract). */
export interface PageConfiguration {
  /** Where the server's calls start, without a slash at the end. */
  apiBase: string;
  csrfToken?: string;
  phone?: string;
  storeName?: string;
  /** Where the sign-in dialog posts to. */
  loginAction: string;
  /** Origins that a punch-out cart may be sent to. */
  punchOutOrigins: string[];
  /** Origins that a single sign-on token may be sent to. */
  ssoOrigins: string[];
  /** Origins that the browser may be sent to besides the page's own. */
  externalOrigins: string[];
  /** Wording by widget and key. */
  messages: Record<string, Record<string, string>>;
}

// superstruct's own `string` brings messages that nobody is shown.
const Text = define<string>('string', (value) => typeof value === 'string');
const ApiBase = define<string>('a path such as "/api/rest/cb"', isApiBase);
const Origin = define<string>(
  'an origin such as "https://portal.example"',
  (value) => typeof value === 'string' && parseUrl(value)?.origin === value,
);
const List = define<unknown[]>('a list', Array.isArray);
const Group = define<Record<string, unknown>>('an object', (value) => value?.constructor === Object);

let read: { from: unknown; configuration: PageConfiguration } | undefined;

/** Gives the page's configuration. A wrong value is reported once by its path and counts as absent. */
export function configuration(): PageConfiguration {
  const block = readStateBlock();
  if (read?.from !== block) read = { from: block, configuration: readConfiguration(block.config) };
  return read.configuration;
}

function readConfiguration(config: unknown): PageConfiguration {
  const given = checked('config', config, Group) ?? {};
  const value = <Kind>(key: string, struct: Struct<Kind, null>) =>
    checked(`config.${key}`, given[key], struct);
  const origins = (key: string) =>
    (value(key, List) ?? []).filter((origin, index) => checked(`config.${key}.${index}`, origin, Origin));
  value('apiBase', ApiBase);
  return {
    apiBase: apiBase(),
    csrfToken: value('csrfToken', Text),
    phone: value('phone', Text),
    storeName: value('storeName', Text),
    loginAction: value('loginAction', Text) ?? '/account/login',
    punchOutOrigins: origins('punchoutOrigins') as string[],
    ssoOrigins: origins('ssoOrigins') as string[],
    externalOrigins: origins('externalOrigins') as string[],
    messages: byKey('config.messages', given.messages, (place, words) =>
      byKey(place, words, (key, word) => checked(key, word, Text)),
    ),
  };
}

/** Reads each entry of an object. */
function byKey<Value>(
  place: string,
  value: unknown,
  readEntry: (place: string, entry: unknown) => Value | undefined,
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [key, entry] of Object.entries(checked(place, value, Group) ?? {})) {
    const read = readEntry(`${place}.${key}`, entry);
    if (read !== undefined) found[key] = read;
  }
  return found;
}

/** Gives a value that is as its struct wants it. `null` counts as absent and is not worth a report. */
function checked<Value>(place: string, value: unknown, struct: Struct<Value, null>): Value | undefined {
  if (value == null) return undefined;
  if (is(value, struct)) return value;
  report(`#cb-state: ${place}: expected ${struct.type}, found ${JSON.stringify(value)}; it is left out.`);
  return undefined;
}
