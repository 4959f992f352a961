/**
 * The keys that the state block may have [embedding State block]. The widgets read each key where they need it, so no module
 * that ships has a list of them. The keys of the profile come from its struct; a test compares all keys with the tables of
 * `shared/embed/README.md`.
 */
import { fileURLToPath } from 'node:url';
import { nearestName } from '../domain/nearest-name.ts';
import { readStruct, type Shape } from './reference/sources/read-structs.ts';
import { CONFIG_KEYS } from './reference/state/config-keys.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const BLOCK = ['config', 'profile', 'cart', 'navigation', 'message'];

/** The keys of a struct, and of the structs in it, each with its path. */
function keysOf(path: string, shape: Shape): [path: string, keys: string[]][] {
  if (shape.kind !== 'object') return [];
  const inner = Object.entries(shape.fields).flatMap(([key, field]) => keysOf(`${path}.${key}`, field));
  return [[path, Object.keys(shape.fields)], ...inner];
}

/** The keys by the path of their object; the path of the block itself is ''. */
export const STATE_BLOCK_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['', BLOCK],
  ['config', Object.keys(CONFIG_KEYS)],
  ...keysOf('profile', readStruct(ROOT, 'shared/api/account/visitor.ts', 'ProfileReply')),
  ['message', ['tone', 'text']],
]);

/** A key that no widget reads. */
export interface UnknownKey {
  key: string;
  /** Its path: 'config.storename'. */
  path: string;
  /** The key that was most likely meant. */
  near: string | undefined;
}

/**
 * Finds the keys of a state block that no widget reads.
 * @param widgets the names that `config.messages` and `config.off` may contain
 */
export function unknownKeys(block: unknown, widgets: Iterable<string>): UnknownKey[] {
  const names = [...widgets];
  const paths = new Map(STATE_BLOCK_KEYS).set('config.messages', [...names, 'shared']);
  const keys = [...paths].flatMap(([path, known]) => compare(path, keysAt(block, path), known));
  const off = valueAt(block, 'config.off');
  return [...keys, ...compare('config.off', Array.isArray(off) ? off.map(String) : [], names)];
}

function compare(path: string, found: string[], known: readonly string[]): UnknownKey[] {
  return found
    .filter((key) => !known.includes(key))
    .map((key) => ({ key, path: path ? `${path}.${key}` : key, near: nearestName(key, known) }));
}

function keysAt(block: unknown, path: string): string[] {
  const value = valueAt(block, path);
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? Object.keys(value) : [];
}

function valueAt(block: unknown, path: string): unknown {
  const steps = path === '' ? [] : path.split('.');
  return steps.reduce<unknown>((value, step) => {
    const holder = Object(value) as Record<string, unknown>;
    return Object.hasOwn(holder, step) ? holder[step] : undefined;
  }, block);
}
