/**
 * The keys that the state block may have [embedding State block]. The widgets read each where they need it, so there is no
 * list of them in what ships; a test compares these lists with the tables of `shared/embed/README.md`.
 */
import { nearestName } from '../domain/nearest-name.ts';
import { CONFIG_KEYS } from './reference/state/config-keys.ts';

const BLOCK = ['config', 'profile', 'cart', 'navigation', 'message'];

const PROFILE = [
  'transient',
  'profileId',
  'firstName',
  'lastName',
  'email',
  'userType',
  'siteType',
  'userSegment',
  'userTypeCheck',
  'mergeOrderFlag',
  'hidePrice',
  'externalRedirectionURL',
  'miniCartCount',
];

/** The keys by the place they stand in; the block itself is the place ''. */
export const STATE_BLOCK_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', BLOCK],
  ['config', Object.keys(CONFIG_KEYS)],
  ['profile', PROFILE],
  ['profile.userSegment', ['Punchout Session']],
  ['profile.userTypeCheck', ['user', 'punchoutClient', 'showShippingforPunchout']],
  ['message', ['tone', 'text']],
]);

/** A key that no widget reads. */
export interface UnknownKey {
  key: string;
  /** Where it stands: 'config.storename'. */
  path: string;
  /** The key that was most likely meant. */
  near: string | undefined;
}

/**
 * Finds the keys of a state block that no widget reads.
 * @param widgets the names that `config.messages` and `config.off` may hold
 */
export function unknownKeys(block: unknown, widgets: Iterable<string>): UnknownKey[] {
  const names = [...widgets];
  const places = new Map(STATE_BLOCK_KEYS).set('config.messages', [...names, 'shared']);
  const keys = [...places].flatMap(([place, known]) => compare(place, keysAt(block, place), known));
  const off = valueAt(block, 'config.off');
  return [...keys, ...compare('config.off', Array.isArray(off) ? off.map(String) : [], names)];
}

function compare(place: string, found: string[], known: readonly string[]): UnknownKey[] {
  return found
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, path: place ? `${place}.${key}` : key, near: nearestName(key, known) }));
}

function keysAt(block: unknown, place: string): string[] {
  const value = valueAt(block, place);
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
}

function valueAt(block: unknown, place: string): unknown {
  const steps = place === '' ? [] : place.split('.');
  return steps.reduce<unknown>((value, step) => {
    const holder = Object(value) as Record<string, unknown>;
    return Object.hasOwn(holder, step) ? holder[step] : undefined;
  }, block);
}
