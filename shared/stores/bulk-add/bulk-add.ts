/**
 * Adding many rows to the cart: one run at a time, told row by row, with a journal that survives the page. It is loaded
 * when it is first wanted.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { readCart } from '../../api/cart/cart-details.ts';
import { addToCart } from '../../api/cart/cart-lines.ts';
import type { BulkRow } from '../../domain/bulk-add/bulk-row.ts';
import type { BulkAdd, StopReason } from '../../domain/bulk-add/bulk-run.ts';
import { cartPieces } from '../../domain/bulk-add/cart-pieces.ts';
import { defineMessages, fill } from '../../page/messages.ts';
import { applyWrite } from '../cart/apply-write.ts';
import { $cart } from '../cart/cart.ts';
import { enqueueCartWrite } from '../cart/cart-queue.ts';
import { awaitMergeDecision } from '../cart/merge.ts';
import { $session } from '../session.ts';
import { $signedOut } from '../signed-out.ts';
import { writeStore } from '../store.ts';
import { type Journal, newJournal, readJournal, writeJournal } from './journal.ts';
import { noteCart, type RunWorld, runRows } from './run-rows.ts';
import { takeTabLock } from './tab-lock.ts';

const messages = defineMessages('shared', {
  bulkShort: 'Your cart shows {shown} of this item now, and not {expected}.',
});

const $state = atom<BulkAdd | null>(null);

/** The one run of this shopper in this tab; null where there is none. */
export const $bulkAdd: ReadableAtom<BulkAdd | null> = $state;

let journal: Journal | null = null;
let running: Promise<void> | undefined;
let stopping = false;
/** When this stretch of the run began, and how many rows were open then. */
let stretch = { since: 0, open: 0 };

const world: RunWorld = {
  journal: () => journal ?? newJournal('', []),
  save,
  add: addToCart,
  async read() {
    const result = await readCart();
    return result.ok ? { ok: true, value: cartPieces(result.value) } : result;
  },
  inTurn: (step) => enqueueCartWrite({ key: 'bulk-add', rank: 'change', run: step }),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  halted() {
    if (!journal || $session.get().ended) return { kind: 'session' };
    return stopping ? { kind: 'pressed' } : null;
  },
  sayShort: (shown, expected) => fill(messages.bulkShort, { shown, expected }),
};

/**
 * Adds rows to the cart, one after another. A run that is not finished, here or in another tab, is not replaced: the new
 * one is then not begun.
 * @returns false at once where it was not begun; else true once it has ended or stopped
 */
export async function startBulkAdd({
  source,
  rows,
}: {
  source: string;
  rows: readonly BulkRow[];
}): Promise<boolean> {
  if (rows.length === 0 || (journal && $state.get()?.phase !== 'done')) return false;
  journal = newJournal(source, rows);
  await go(true);
  return true;
}

/** Stops after the row that is out. */
export function stopBulkAdd(): void {
  if ($state.get()?.phase !== 'running') return;
  stopping = true;
  show();
}

/** Goes on with a run that has stopped. */
export async function resumeBulkAdd(): Promise<void> {
  if (!journal || running) return;
  // The cart may be another one by now. A row that is out is compared with what was in it then.
  if (!journal.rows.some(({ state }) => state === 'sending')) journal = { ...journal, confirmed: null };
  await go(true);
}

/** The shopper's answer about a row that nobody can decide: it has arrived, or is to be sent (again). */
export function answerRow(key: string, answer: 'arrived' | 'send'): void {
  if (!journal) return;
  const isDone = $state.get()?.phase === 'done';
  const state = answer === 'arrived' ? 'added' : 'waiting';
  const rows = journal.rows.map((one) =>
    one.row.key === key && one.state === 'asking' ? ({ row: one.row, state } as const) : one,
  );
  save({ rows });
  if (isDone && answer === 'send') void resumeBulkAdd();
}

/** Forgets a run that is not under way, and its journal. */
export function dismissBulkAdd(): void {
  if (running) return;
  forget();
}

/**
 * Brings back the run of a page before: its rows, and what became of them. A row that was out is decided by the cart.
 * Nothing is sent.
 * @param owner whose run it is: a profile's id, empty for a guest
 * @returns unsubscribe
 */
export function restoreBulkAdd(owner: string): () => void {
  if (!journal) {
    journal = readJournal(owner);
    if (journal) {
      journal = { ...journal, stopped: journal.stopped ?? { kind: 'left' } };
      if (journal.rows.some(({ state }) => state === 'sending')) void go(false);
      else show();
    }
  }
  return () => {};
}

function go(sends: boolean): Promise<void> {
  stopping = false;
  const open = openRows();
  stretch = { since: Date.now(), open };
  running = run(sends).finally(() => {
    running = undefined;
    show();
  });
  show();
  return running;
}

async function run(sends: boolean): Promise<void> {
  const release = await takeTabLock();
  if (!release) return save({ stopped: { kind: 'other-tab' } });
  try {
    if (sends) await awaitMergeDecision(() => {});
    const before = journal?.stopped;
    save({ stopped: undefined });
    const stopped = await runRows(world, sends);
    if (!journal) return;
    if (sends) await showCart();
    save({ stopped: endOf(stopped, sends, before) });
  } finally {
    release();
  }
}

function endOf(stopped: StopReason | null, sends: boolean, before?: StopReason): StopReason | undefined {
  if (stopped) return stopped;
  return !sends && openRows() > 0 ? before : undefined;
}

/** The one cart that a run shows, at its end: the count, the page and the tag manager hear of it once. */
async function showCart(): Promise<void> {
  const items = journal?.rows.map(({ row }) => [row.itemNumber, 'any'] as const) ?? [];
  await applyWrite(null, { items: Object.fromEntries(items) });
  const { cart, stale } = $cart.get();
  if (cart && !stale) noteCart(world, cartPieces(cart));
}

function save(change: Partial<Journal>): void {
  if (!journal) return;
  journal = { ...journal, ...change };
  writeJournal($session.get().visitor.profileId ?? '', journal);
  show();
}

function forget(): void {
  journal = null;
  writeJournal('', null);
  show();
}

function openRows(): number {
  return journal?.rows.filter(({ state }) => state === 'waiting' || state === 'sending').length ?? 0;
}

function show(): void {
  writeStore(() => $state.set(journal && shown(journal)));
}

function shown({ source, rows, startedAt, stopped }: Journal): BulkAdd {
  const open = openRows();
  const phase = running ? (stopping ? 'stopping' : 'running') : open > 0 ? 'stopped' : 'done';
  const done = stretch.open - open;
  const secondsLeft =
    running && done > 2 ? Math.ceil(((Date.now() - stretch.since) / done / 1000) * open) : undefined;
  return { source, rows, phase, startedAt, secondsLeft, reason: phase === 'stopped' ? stopped : undefined };
}

$signedOut.subscribe((signedOut) => {
  if (signedOut) forget();
});
