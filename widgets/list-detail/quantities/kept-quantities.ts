/**
 * Quantities of lists that the server doesn't have yet, or may not have, kept in the tab's storage for their
 * shopper, because a page can be left, reloaded or lost at any moment. The next page of the list takes them
 * over (`left-quantities.ts`). Another release may run in the same tab, so an unknown format is left alone.
 */
import { keepForShopper, ownerFor, readKept } from '../../../shared/page/storage/shopper-storage.ts';
import { $session } from '../../../shared/stores/session.ts';

/** The quantities of one list, kept by an earlier page. */
export interface KeptQuantities {
  listId: string;
  /** When they were kept, in milliseconds since 1970. */
  at: number;
  /** `performance.timeOrigin` of the page that kept them. Older releases don't store it. */
  page?: number;
  /** By the rows' keys. Unchecked: the storage may hold anything. */
  edits: Record<string, unknown>;
}

const KEY = 'cb-list-edits';
const FORM = 1;

/** The most lists whose quantities are kept. */
const MOST = 5;

const owner = () => ownerFor($session.get().visitor);

/** Keeps the quantities of one list, replacing earlier ones; without any, deletes the entry. Never throws. */
export function keepQuantities(listId: string, edits: Record<string, object>): void {
  const { form = FORM } = readKept(KEY, owner());
  if (form !== FORM) return;
  const others = readAll().filter((one) => one.listId !== listId);
  const own = Object.keys(edits).length
    ? [{ listId, at: Date.now(), page: performance.timeOrigin, edits }]
    : [];
  const lists = [...own, ...others].slice(0, MOST);
  keepForShopper(KEY, owner(), lists.length ? { form: FORM, lists } : null);
}

/** Returns the quantities that an earlier page kept for this list; undefined if there are none. Never throws. */
export function readQuantities(listId: string): KeptQuantities | undefined {
  return readAll().find((one) => one.listId === listId);
}

function readAll(): KeptQuantities[] {
  const { form, lists } = readKept(KEY, owner());
  return form === FORM && Array.isArray(lists) ? lists.filter(isKept) : [];
}

function isKept(value: unknown): value is KeptQuantities {
  const { listId, at, edits } = Object(value) as Record<string, unknown>;
  return typeof listId === 'string' && typeof at === 'number' && Object(edits) === edits;
}
