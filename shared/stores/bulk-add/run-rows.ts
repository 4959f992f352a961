/** The steps of a run: one row after another, and what is done about a row whose reply nobody has seen. */
import type { BulkRow, RowOutcome, StopReason } from '../../domain/bulk-add/bulk-run.ts';
import {
  type CartQuantities,
  countArrived,
  hasGrown,
  isTurnedAway,
  withAdditions,
} from '../../domain/cart/cart-quantities.ts';
import { type Failure, isInDoubt, type Result, refusalLines } from '../../domain/failure.ts';
import { steadyTime } from '../../page/time/steady-time.ts';
import type { Journal } from './journal.ts';

/** All that a run does outside of its own decisions: to the journal, to the cart, in time. */
export interface RunEffects {
  journal: () => Journal;
  /** Writes the journal. What a page that goes away has not written has not happened. */
  save: (change: Partial<Journal>) => void;
  /** Sends a row once. */
  add: (row: BulkRow) => Promise<Result<null>>;
  /** Reads the cart; null in place of quantities where not all of it can be read. */
  read: () => Promise<Result<CartQuantities | null>>;
  /** Does a step while no other write to the cart of this page is under way. */
  inTurn: <Value>(step: () => Promise<Value>) => Promise<Value | undefined>;
  /** @param lookingFor the item of a row whose reply was lost, if the pause is for that */
  pause: (milliseconds: number, lookingFor?: string) => Promise<unknown>;
  /** Whether rows are sent; else the run ends once it is decided what has arrived. */
  sends: () => boolean;
  /** Whether the run is to stop before the next row, and why. */
  halted: () => StopReason | null;
  /** What to say of a row when the cart shows another count of its item than was added. */
  sayCount: (shown: number, expected: number) => string;
}

/** How many rows go out between two readings of the cart. */
const READ_EVERY = 10;
/** The server may still be at work on a request that has lost its reply; after this it no longer is. */
const SETTLED_MS = 20_000;
/** Between two attempts to send a row that met another write. */
const CONFLICT_MS = 500;
/** How often a row is sent when it is certain each time that it did not arrive. */
const MOST_TIMES = 3;

/** What comes after a step: another one, perhaps later; the end; or a stop. */
type Next = 'next' | 'end' | { wait: number; lookingFor?: string } | { stop: StopReason };

/**
 * Goes through the rows until all are done or something stops the run. Begins with what was out when the page before was
 * left.
 * @returns why it has stopped; null at the end
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
  const { rows, confirmed, unchecked } = effects.journal();
  const waiting = rows.find(({ state }) => state === 'waiting');
  const inDoubt = unchecked || rows.some(({ state }) => state === 'sending');
  if (!inDoubt && !(waiting && effects.sends())) return 'end';
  const stop = effects.halted();
  if (stop) return { stop };
  if (inDoubt) return settle(effects);
  if (!waiting || confirmed === null || confirmed >= READ_EVERY) return look(effects);
  return send(effects, waiting);
}

/** Reads what is in the cart, so that the next rows can be compared with it. */
async function look(effects: RunEffects): Promise<Next> {
  const result = await effects.read();
  if (!result.ok) return { stop: stopFor(result.failure, 'cart-unread') };
  noteCart(effects, result.value);
  return 'next';
}

/**
 * Notes what is in the cart, and says of the rows added since the last reading where that is not what was added. It is less
 * where the shop limits an item; more where a browser has sent a row twice, as some do by themselves when a connection that
 * they had kept breaks before the reply.
 */
export function noteCart({ journal, save, sayCount }: RunEffects, now: CartQuantities | null): void {
  const { expected, confirmed, rows } = journal();
  const asked = new Set(rows.filter(({ state }) => state === 'asking').map(({ row }) => row.itemNumber));
  const isOther = (item: string) => {
    if (!confirmed || !expected || !now) return false;
    // What else may have arrived is asked about.
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
  const { sent } = effects.journal();
  const times = sent?.key === row.key ? sent.times : 0;
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
 * Decides by what is in the cart about the row whose reply was not seen, and in a journal of a page before about all that
 * are open.
 */
async function settle(effects: RunEffects): Promise<Next> {
  const result = await effects.read();
  if (!result.ok) return { stop: stopFor(result.failure, 'cart-unread') };
  const { rows, expected, sent, unchecked, untold } = effects.journal();
  const now = result.value;
  const out = rows.find(({ state }) => state === 'sending');
  const later = rows.filter(({ state }) => unchecked && state === 'waiting');
  const open = [...(out ? [out] : []), ...later].map(({ row }) => row);
  const arrived = countArrived(open, expected, now);
  const left = (sent?.at ?? 0) + SETTLED_MS - steadyTime();
  // The shopper isn't asked while the row may still arrive either: they would look for it in vain.
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

/** The server has turned the row away for another write at the same time. */
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

/** It is certain that the row is not in the cart: it is sent again, a few times at most. */
function again(effects: RunEffects, row: BulkRow, known: Partial<Journal>): Next {
  const isOver = (effects.journal().sent?.times ?? 0) >= MOST_TIMES;
  if (!isOver) mark(effects, [row], 'waiting', known);
  // The rows after it are no better off now. When the shopper goes on, they are not held up by this one.
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

/** A status by which the server refuses this request, without a word. */
function isAboutRow({ kind, status = 0 }: Failure): boolean {
  return kind === 'http' && status >= 400 && status < 500 && status !== 429;
}

function stopFor(failure: Failure, otherwise: StopReason['kind'], told = failure): StopReason {
  const { kind } = failure;
  return { kind: kind === 'offline' || kind === 'session' ? kind : otherwise, failure: told };
}
