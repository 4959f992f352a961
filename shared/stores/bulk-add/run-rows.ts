/** The steps of a run: one row after another, and the decision about a row whose reply was lost. */
import type { BulkRow, RowOutcome, StopReason } from '../../domain/bulk-add/bulk-run.ts';
import {
  type CartQuantities,
  countArrived,
  hasGrown,
  isTurnedAway,
  withAdditions,
} from '../../domain/cart/cart-quantities.ts';
import { type Failure, isInDoubt, type Result, refusalLines } from '../../domain/failure.ts';
import { hasOtherSentLast, noteSender } from '../../page/storage/last-sender.ts';
import { steadyTime } from '../../page/time/steady-time.ts';
import { isUndecided, type Journal } from './journal.ts';

/** The effects of a run on the journal, the cart and time. */
export interface RunEffects {
  journal: () => Journal;
  /** Writes the journal. For the next page, only what has been written has happened. */
  save: (change: Partial<Journal>) => void;
  /** Sends a row once. */
  add: (row: BulkRow) => Promise<Result<null>>;
  /** Reads the cart; the quantities are null if part of it is unreadable. */
  read: () => Promise<Result<CartQuantities | null>>;
  /** Runs a step while this page has no other write to the cart under way. */
  inTurn: <Value>(step: () => Promise<Value>) => Promise<Value | undefined>;
  /** @param lookingFor the item of a row whose reply was lost, if the pause is for that */
  pause: (milliseconds: number, lookingFor?: string) => Promise<unknown>;
  /** Whether rows are sent; otherwise the run ends once it is known which rows were added. */
  sends: () => boolean;
  /** Whether and why the run must stop before the next row. */
  halted: () => StopReason | null;
  /** Describes a row if the cart shows another count of its item than was added. */
  sayCount: (shown: number, expected: number) => string;
}

/** How many rows are sent between two reads of the cart. */
const READ_EVERY = 10;
/** How long the server may still be working on a request whose reply was lost. */
const SETTLED_MS = 20_000;
/** The pause between two attempts to send a row that collided with another write. */
const CONFLICT_MS = 500;
/** How often a row is sent if every attempt has certainly failed. */
const MOST_TIMES = 3;

/** The result of a step: another step, possibly later; the end; or a stop. */
type Next = 'next' | 'end' | { wait: number; lookingFor?: string } | { stop: StopReason };

/**
 * Processes the rows until all are done or something stops the run. Starts with the row that was out when the previous
 * page was left.
 * @returns why it stopped; null at the end
 */
export async function runRows(effects: RunEffects): Promise<StopReason | null> {
  for (;;) {
    const next = await effects.inTurn(() => doStep(effects));
    if (next === undefined) return { kind: 'failed' };
    if (next === 'end') return null;
    if (next === 'next') continue;
    if ('stop' in next) return next.stop;
    await effects.pause(next.wait, next.lookingFor);
  }
}

async function doStep(effects: RunEffects): Promise<Next> {
  const { rows, confirmed } = effects.journal();
  const waiting = rows.find(({ state }) => state === 'waiting');
  const inDoubt = isUndecided(effects.journal());
  if (!inDoubt && !(waiting && effects.sends())) return 'end';
  const stop = effects.halted();
  if (stop) return { stop };
  if (inDoubt) return settle(effects);
  if (!waiting || confirmed === null || confirmed >= READ_EVERY) return look(effects);
  return send(effects, waiting);
}

/** Reads the contents of the cart, so that the next rows can be compared with them. */
async function look(effects: RunEffects): Promise<Next> {
  const result = await effects.read();
  if (!result.ok) return { stop: stopFor(result.failure, 'cart-unread') };
  noteCart(effects, result.value);
  return 'next';
}

/**
 * Records the contents of the cart, and marks the rows added since the last read whose quantity in the cart
 * differs. It is lower if the shop limits an item, and higher if the browser has sent a row twice: some
 * browsers do so when a kept-alive connection breaks before the reply.
 */
export function noteCart({ journal, save, sayCount }: RunEffects, now: CartQuantities | null): void {
  const { expected, confirmed, rows } = journal();
  const asked = new Set(rows.filter(({ state }) => state === 'asking').map(({ row }) => row.itemNumber));
  const isOther = (item: string) => {
    if (!confirmed || !expected || !now) return false;
    // A row that asks whether it was added already explains the extra pieces.
    if (hasGrown(item, expected, now)) return !asked.has(item);
    return (now[item] ?? 0) < (expected[item] ?? 0);
  };
  save({
    expected: now,
    confirmed: 0,
    rows: rows.map((one) => {
      const { itemNumber } = one.row;
      if (one.state !== 'added' || one.message || !isOther(itemNumber)) return one;
      return { ...one, message: sayCount(now?.[itemNumber] ?? 0, expected?.[itemNumber] ?? 0) };
    }),
  });
}

async function send(effects: RunEffects, { row }: RowOutcome): Promise<Next> {
  const { sent, startedAt } = effects.journal();
  const times = sent?.key === row.key ? sent.times : 0;
  noteSender(startedAt);
  mark(effects, [row], 'sending', { sent: { key: row.key, at: steadyTime(), times: times + 1 } });
  const result = await effects.add(row);
  if (result.ok) {
    arrived(effects, row);
    return 'next';
  }
  const { failure } = result;
  if (isInDoubt(failure)) return 'next';
  if (failure.kind === 'conflict') return settleConflict(effects, row, failure);
  if (failure.kind === 'business' || isAboutRow(failure)) {
    mark(effects, [row], 'refused', { sent: undefined }, refusalLines(failure).join(' ') || undefined);
    return 'next';
  }
  mark(effects, [row], 'waiting', { sent: undefined });
  return { stop: stopFor(failure, 'failed') };
}

/**
 * Decides from the cart about the row whose reply was lost, and, for an earlier page's journal, about all open rows. New
 * pieces in the cart may also come from another run that has sent rows since. The shopper is then asked about each row of
 * their items.
 */
async function settle(effects: RunEffects): Promise<Next> {
  const result = await effects.read();
  if (!result.ok) return { stop: stopFor(result.failure, 'cart-unread') };
  const { rows, expected, sent, startedAt, unchecked, untold } = effects.journal();
  const now = result.value;
  const out = rows.find(({ state }) => state === 'sending');
  const later = rows.filter(({ state }) => unchecked && state === 'waiting');
  const open = [...(out ? [out] : []), ...later].map(({ row }) => row);
  const count = countArrived(open, expected, now);
  const arrived = count && hasOtherSentLast(startedAt) ? null : count;
  const left = (sent?.at ?? 0) + SETTLED_MS - steadyTime();
  // Nor is the shopper asked while the row may still arrive: they would look for it in vain.
  const isOnItsWay = arrived === 0 || (out && isTurnedAway(out.row, expected, now));
  if (out && isOnItsWay && left > 0) {
    return { wait: Math.min(left, SETTLED_MS), lookingFor: out.row.itemNumber };
  }
  if (out && arrived === 0) {
    return again(effects, out.row, { expected: now, confirmed: 0, unchecked: undefined });
  }
  const isAsked = (row: BulkRow) => row === out?.row || hasGrown(row.itemNumber, expected, now);
  const found = arrived === null ? open.filter(isAsked) : open.slice(0, arrived);
  mark(effects, found, arrived === null ? 'asking' : 'added', {
    expected: arrived === null ? expected : now,
    sent: undefined,
    unchecked: undefined,
    untold: found.length > 0 || untold,
  });
  noteCart(effects, now);
  return 'next';
}

/** The server refused the row because of another write at the same time. */
async function settleConflict(effects: RunEffects, row: BulkRow, failure: Failure): Promise<Next> {
  const result = await effects.read();
  if (!result.ok) return { stop: stopFor(result.failure, 'cart-unread', failure) };
  const now = result.value;
  const known = { expected: now, confirmed: 0 };
  if (isTurnedAway(row, effects.journal().expected, now)) {
    const next = again(effects, row, known);
    return next === 'next' ? { wait: CONFLICT_MS } : next;
  }
  mark(effects, [row], 'asking', { ...known, sent: undefined, untold: true });
  return 'next';
}

/** The row is certainly not in the cart, so it is sent again, a few times at most. */
function again(effects: RunEffects, row: BulkRow, known: Partial<Journal>): Next {
  const isOver = (effects.journal().sent?.times ?? 0) >= MOST_TIMES;
  if (!isOver) mark(effects, [row], 'waiting', known);
  // The next rows would fare no better now. When the shopper continues, this row doesn't hold them up.
  else mark(effects, [row], 'refused', { ...known, sent: undefined });
  return isOver ? { stop: { kind: 'failed' } } : 'next';
}

function arrived(effects: RunEffects, row: BulkRow): void {
  const { expected, confirmed } = effects.journal();
  mark(effects, [row], 'added', {
    expected: expected && withAdditions(expected, [row]),
    confirmed: (confirmed ?? 0) + 1,
    sent: undefined,
    untold: true,
  });
}

function mark(
  { journal, save }: RunEffects,
  changed: readonly BulkRow[],
  state: RowOutcome['state'],
  change: Partial<Journal>,
  message?: string,
): void {
  const keys = new Set(changed.map(({ key }) => key));
  const rows = journal().rows.map((one) => (keys.has(one.row.key) ? { row: one.row, state, message } : one));
  save({ ...change, rows });
}

/** A status with which the server refuses this request without a message. */
function isAboutRow({ kind, status = 0 }: Failure): boolean {
  return kind === 'http' && status >= 400 && status < 500 && status !== 429;
}

function stopFor(failure: Failure, otherwise: StopReason['kind'], told = failure): StopReason {
  const { kind } = failure;
  return { kind: kind === 'offline' || kind === 'session' ? kind : otherwise, failure: told };
}
