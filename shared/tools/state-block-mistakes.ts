/** Finds mistakes in the content of a state block, for the template check and the doctor [embedding State block]. */
import { fileURLToPath } from 'node:url';
import { didYouMean } from '../domain/nearest-name.ts';
import { placeholderMistakes } from '../domain/placeholders.ts';
import type { MistakeCode } from './problems/problem-table.ts';
import { readMessages } from './reference/sources/read-messages.ts';
import { STATE_BLOCK_KEYS } from './state-block-keys.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Stands for a value that only the server knows. */
export const SERVER_VALUE = Symbol('known to the server');

/** One mistake. */
export interface StateMistake {
  code: Extract<MistakeCode, 'unknown-key' | 'unknown-message' | 'message-placeholder' | 'no-csrf-token'>;
  /** The key that has the mistake. */
  key: string;
  /** The place and the value, without a full stop. */
  found: string;
  /** A question from `didYouMean`, or nothing. */
  near: string;
}

/**
 * Finds the keys that no widget reads, texts that replace none or lack a placeholder, and a missing token.
 * @param block its JSON; `SERVER_VALUE` in it may be anything
 * @param widgets the names that `config.off` and `config.messages` may contain
 */
export function findBlockMistakes(block: unknown, widgets: Iterable<string>): StateMistake[] {
  const names = [...widgets];
  const keys = [...STATE_BLOCK_KEYS].flatMap(([path, known]) =>
    unknownNames('unknown-key', path, Object.keys(groupAt(block, path)), known),
  );
  const off = valueAt(block, 'config.off');
  const listed = Array.isArray(off) ? off.filter((name) => typeof name === 'string') : [];
  return [
    ...keys,
    ...unknownNames('unknown-key', 'config.off', listed, names),
    ...findTextMistakes(groupAt(block, 'config.messages'), names),
    ...findMissingToken(block),
  ];
}

function findTextMistakes(groups: Record<string, unknown>, widgets: string[]): StateMistake[] {
  if (Object.keys(groups).length === 0) return [];
  const texts = textsByWidget();
  const known = [...widgets, ...texts.keys()];
  const unknown = unknownNames('unknown-message', 'config.messages', Object.keys(groups), known);
  const within = [...texts].flatMap(([widget, own]): StateMistake[] => {
    const path = `config.messages.${widget}`;
    const given = groupAt(groups, widget);
    const placeholders = Object.entries(given).flatMap(([key, text]) =>
      typeof text === 'string' && own.has(key)
        ? placeholderMistakes(`${path}.${key}`, own.get(key) as string, text).map((found): StateMistake => {
            return { code: 'message-placeholder', key, found, near: '' };
          })
        : [],
    );
    return [...unknownNames('unknown-message', path, Object.keys(given), [...own.keys()]), ...placeholders];
  });
  return [...unknown, ...within];
}

let read: ReadonlyMap<string, ReadonlyMap<string, string>> | undefined;

/** The texts by widget and key. Reading them takes about a second, and few blocks replace any. */
function textsByWidget(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  if (read) return read;
  const texts = new Map<string, Map<string, string>>();
  for (const { widget, key, text } of readMessages(ROOT)) {
    texts.set(widget, (texts.get(widget) ?? new Map()).set(key, text));
  }
  read = texts;
  return read;
}

function findMissingToken(block: unknown): StateMistake[] {
  if (valueAt(block, 'config') === SERVER_VALUE) return [];
  const token = valueAt(block, 'config.csrfToken');
  if (token === SERVER_VALUE || String(token ?? '').trim()) return [];
  const isEmpty = Object.hasOwn(groupAt(block, 'config'), 'csrfToken');
  const found = isEmpty ? 'csrfToken is empty' : 'config has no csrfToken';
  return [{ code: 'no-csrf-token', key: isEmpty ? 'csrfToken' : 'config', found, near: '' }];
}

function unknownNames(
  code: StateMistake['code'],
  path: string,
  found: string[],
  known: readonly string[],
): StateMistake[] {
  return found
    .filter((key) => !known.includes(key))
    .map((key) => ({ code, key, found: path ? `${path}.${key}` : key, near: didYouMean(key, known) }));
}

function groupAt(block: unknown, path: string): Record<string, unknown> {
  const value = valueAt(block, path);
  const isGroup = value !== null && typeof value === 'object' && !Array.isArray(value);
  return isGroup ? (value as Record<string, unknown>) : {};
}

function valueAt(block: unknown, path: string): unknown {
  const steps = path === '' ? [] : path.split('.');
  return steps.reduce<unknown>((value, step) => {
    const holder = Object(value) as Record<string, unknown>;
    return Object.hasOwn(holder, step) ? holder[step] : undefined;
  }, block);
}
