/**
 * Writes under way, kept in the tab's storage for their shopper until their outcome is known: the next page finds out.
 * Another release may run in the same tab, so an unknown format is left alone.
 */
import { writeJson } from '../../domain/json.ts';
import { keepForShopper, readKept } from './shopper-storage.ts';
import type { StoredKey } from './stored-data.ts';

/** A kept write. */
export interface KeptWrite {
  id: string;
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** An `OpenWrite`, but unchecked: the storage may hold anything. */
  write: unknown;
  /** How it ended, if that became known while its page was being left. */
  end?: unknown;
}

/** How a write ended, with the server's messages if it was refused with some. */
export interface WriteEnd {
  ok: boolean;
  words?: string;
}

const KEY = 'cb-open-writes' satisfies StoredKey;
const FORM = 1;

/**
 * Nobody waits for older writes, such as those in a tab that the browser has restored. The same applies to writes from
 * the future: after the clock was set back by a year, a write would be kept for that long. Two days, so that setting
 * the clock by a day loses nothing.
 */
const OLDEST_MS = 2 * 24 * 60 * 60 * 1000;

/**
 * Returns the shopper's writes, oldest first; none if another release has kept them in another format. Never throws.
 */
export function readWrites(owner: string): KeptWrite[] {
  return read(owner) ?? [];
}

/** Keeps a write, replacing an equal one. @returns its id */
export function keepWrite(owner: string, write: object): string {
  const id = `${Date.now()}.${Math.random()}`;
  const text = writeJson(write);
  change(owner, (writes) => [
    ...writes.filter((one) => writeJson(one.write) !== text),
    { id, at: Date.now(), write },
  ]);
  return id;
}

/** Records the outcome of a write for the next page. */
export function keepEnd(owner: string, id: string, end: WriteEnd): void {
  change(owner, (writes) => writes.map((one) => (one.id === id ? { ...one, end } : one)));
}

/** Deletes a write that the shopper has been told about. */
export function forgetWrite(owner: string, id: string): void {
  change(owner, (writes) => writes.filter((one) => one.id !== id));
}

/** Deletes all writes, because they belong to another tab. */
export function forgetWrites(owner: string): void {
  change(owner, () => []);
}

function change(owner: string, next: (writes: KeptWrite[]) => KeptWrite[]): void {
  const writes = read(owner);
  if (!writes) return;
  const kept = next(writes);
  keepForShopper(KEY, owner, kept.length ? { form: FORM, writes: kept } : null);
}

function read(owner: string): KeptWrite[] | null {
  const { form = FORM, writes = [] } = readKept(KEY, owner);
  if (form !== FORM) return null;
  return Array.isArray(writes) ? writes.filter(isKept) : [];
}

function isKept(value: unknown): value is KeptWrite {
  const { id, at } = Object(value) as Partial<KeptWrite>;
  return typeof id === 'string' && typeof at === 'number' && Math.abs(Date.now() - at) < OLDEST_MS;
}
