/**
 * The keys that the state block may have [embedding State block]. The widgets read each where they need it, so there is no
 * list of them in what ships. Those of the profile are read from the struct that reads it; a test compares all with the
 * tables of `shared/embed/README.md`.
 */
import { fileURLToPath } from 'node:url';
import { nearestName } from '../domain/nearest-name.ts';
import { readStruct, type Shape } from './reference/sources/read-structs.ts';
import { CONFIG_KEYS } from './reference/state/config-keys.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const BLOCK = ['config', 'profile', 'cart', 'navigation', 'message'];

/** The keys of a struct, and of the structs in it, each with its place. */
function keysOf(place: string, shape: Shape): [place: string, keys: string[]][] {
  if (shape.kind !== 'object') return [];
  const inner = Object.entries(shape.fields).flatMap(([key, field]) => keysOf(`${place}.${key}`, field));
  return [[place, Object.keys(shape.fields)], ...inner];
}

/** The keys by the place they stand in; the block itself is the place ''. */
export const STATE_BLOCK_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', BLOCK],
  ['config', Object.keys(CONFIG_KEYS)],
  ...keysOf('profile', readStruct(ROOT, 'shared/api/account/visitor.ts', 'ProfileReply')),
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
