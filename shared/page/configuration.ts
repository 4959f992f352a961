import { define, is, type Struct } from 'superstruct';
import { isOriginEntry } from '../domain/origin-entry.ts';
import { lazyModule } from './lazy/lazy-module.ts';
import { apiBase, isApiBase, readStateBlock } from './state-block.ts';

/** What a template may set for the whole page: `config` of the state block [embedding Configuration]. */
export interface PageConfiguration {
  /** Where the server's calls start, without a slash at the end. */
  apiBase: string;
  csrfToken?: string;
  phone?: string;
  storeName?: string;
  /** The address that the sign-in dialog posts to. */
  loginAction: string;
  /** What the site's login page accepts; `sign-in-form.ts` reads it. */
  signIn?: Record<string, unknown>;
  /** Origins that a punch-out cart may be sent to. */
  punchOutOrigins: string[];
  /** Origins that a single sign-on token may be sent to. */
  ssoOrigins: string[];
  /** Origins that the browser may be sent to besides the page's own. */
  externalOrigins: string[];
  /** Origins that videos and sounds in the server's HTML may come from besides the page's own. */
  mediaOrigins: string[];
  /** Names of the cookies that contain affiliate click ids; absent if the page doesn't name any. */
  affiliateCookies?: string[];
  /** Texts of the interface by widget and key. */
  messages: Record<string, Record<string, string>>;
}

// superstruct's own `string` brings messages that are never shown.
const Text = define<string>('string', (value) => typeof value === 'string');
const ApiBase = define<string>('path', isApiBase);
const Origin = define<string>('origin', isOriginEntry);
const List = define<unknown[]>('list', Array.isArray);
const Flag = define<unknown>('flag', (value) => /^(true|false|[01]|)$/.test(String(value)));
const Group = define<Record<string, unknown>>('object', (value) => value?.constructor === Object);

const mistakes = lazyModule(() => import('./configuration-mistake.ts'));

let read: { from: unknown; configuration: PageConfiguration } | undefined;

/** Returns the page's configuration. A wrong value counts as absent and is reported once, with its path. */
export function configuration(): PageConfiguration {
  const block = readStateBlock();
  if (read?.from !== block) read = { from: block, configuration: readConfiguration(block.config) };
  return read.configuration;
}

/** Reads a configuration. Exported for debug mode, which records the keys that are read. */
export function readConfiguration(config: unknown): PageConfiguration {
  const given = checked('config', config, Group) ?? {};
  const value = <Kind>(key: string, struct: Struct<Kind, null>) =>
    checked(`config.${key}`, given[key], struct);
  const listed = <Kind>(key: string, struct: Struct<Kind, null>) =>
    value(key, List)?.filter((one, index) => checked(`config.${key}.${index}`, one, struct)) as
      | Kind[]
      | undefined;
  const origins = (key: string) => listed(key, Origin) ?? [];
  value('apiBase', ApiBase);
  // The loader has already acted on these two, unchecked.
  listed('off', Text);
  value('debug', Flag);
  return {
    apiBase: apiBase(),
    csrfToken: value('csrfToken', Text),
    phone: value('phone', Text),
    storeName: value('storeName', Text),
    loginAction: value('loginAction', Text) ?? '/account/login',
    signIn: value('signIn', Group),
    punchOutOrigins: origins('punchoutOrigins'),
    ssoOrigins: origins('ssoOrigins'),
    externalOrigins: origins('externalOrigins'),
    mediaOrigins: origins('mediaOrigins'),
    affiliateCookies: listed('affiliateCookies', Text),
    messages: byKey('config.messages', given.messages, (path, messages) =>
      byKey(path, messages, (key, text) => checked(key, text, Text)),
    ),
  };
}

/** Reads each entry of an object. */
function byKey<Value>(
  path: string,
  value: unknown,
  readEntry: (path: string, entry: unknown) => Value | undefined,
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const [key, entry] of Object.entries(checked(path, value, Group) ?? {})) {
    const read = readEntry(`${path}.${key}`, entry);
    if (read !== undefined) found[key] = read;
  }
  return found;
}

/**
 * Returns a value that matches its struct. `null` counts as absent and isn't reported. So does a function,
 * which a script must have added to all objects.
 */
function checked<Value>(path: string, value: unknown, struct: Struct<Value, null>): Value | undefined {
  if (value == null || typeof value === 'function') return undefined;
  if (is(value, struct)) return value;
  void mistakes.use(({ reportConfiguration }) => reportConfiguration(path, struct.type, value));
  return undefined;
}
