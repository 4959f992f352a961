/**
 * The keys that the state block may have [embedding State block]. The widgets read each key where they need it, so no module
 * that ships has a list of them. The keys of the profile come from its struct; a test compares all keys with the tables of
 * `shared/embed/README.md`.
 */
import { fileURLToPath } from 'node:url';
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
