/**
 * Adds many rows to the cart: one run at a time, with a result for each row and a journal that outlives the page.
 * Loaded when it is first needed.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { type BulkAdd, type BulkRow, countOpen, countRows } from '../../domain/bulk-add/bulk-run.ts';
import { whenActivated } from '../../page/leaving/when-activated.ts';
import { ownerFor } from '../../page/storage/shopper-storage.ts';
import { awaitMergeDecision } from '../account/cart-merge.ts';
import { $signedOut } from '../account/signed-out.ts';
import { enqueueCartWrite } from '../cart/writes/cart-queue.ts';
import { $session } from '../session.ts';
import { writeStore } from '../store.ts';
import { cartEffects, showAddedRows } from './cart-effects.ts';
import {
  answeredRows,
  askIfCopied,
  isUndecided,
  type Journal,
  newJournal,
  overtaken,
  readJournal,
  restingRun,
  writeJournal,
} from './journal.ts';
import { createTelling } from './progress-telling.ts';
import { createPace } from './run-pace.ts';
import { createPause } from './run-pause.ts';
import { noteCart, type RunEffects, runRows } from './run-rows.ts';
import { takeTabLock } from './tab-lock.ts';

const $state = atom<BulkAdd | null>(null);

/** The shopper's only run in this tab; null if there is none. */
export const $bulkAdd: ReadableAtom<BulkAdd | null> = $state;

let journal: Journal | null = null;
let work: Promise<void> | undefined;
/** What the shopper asked for. Until they ask, an earlier page's journal is only compared with the cart. */
let mode: 'check' | 'send' | 'stop' = 'check';
/** Whether the current work may send. */
let sends = false;
const pace = createPace();
const pause = createPause(show);
const tell = createTelling();

/** Counts how often the page was left: a page restored from the back/forward cache doesn't continue by itself. */
let leavings = 0;
let releaseLock = () => {};

/** The effects that a run may have; none once the page has been left. */
function createEffects(): RunEffects {
  const before = leavings;
  return {
    ...cartEffects,
    // On a restored page, a step of the earlier run must not take the turn of the run that continues it.
    inTurn: (step) => enqueueCartWrite({ key: `bulk-add:${before}`, rank: 'change', run: step }),
    journal: () => journal ?? newJournal('', []),
    save(change) {
      if (before === leavings) save(change);
    },
    pause: pause.begin,
    sends: () => sends,
    halted() {
      if (before !== leavings) return { kind: 'left' };
      if ($session.get().ended) return { kind: 'session' };
      return mode === 'stop' ? { kind: 'pressed' } : null;
    },
  };
}

/**
 * Adds rows to the cart, one after another. A run that is unfinished, or has an open question about a row, is never
 * replaced, even if an earlier page started it: nothing is started then, and `$bulkAdd` shows that run. If another tab
 * is adding rows, the new run stops at once and can be continued later.
 * @returns false at once if nothing was started; otherwise true when the run has ended or stopped
 */
export async function startBulkAdd(wanted: { source: string; rows: readonly BulkRow[] }): Promise<boolean> {
  restoreBulkAdd(ownerFor($session.get().visitor));
  const before = journal?.rows ?? [];
  const isUnfinished = mode !== 'check' || countOpen(before) + countRows(before).asking > 0;
  if (wanted.rows.length === 0 || isUnfinished) return false;
  journal = newJournal(wanted.source, wanted.rows);
  save({});
  await sendOn();
  return true;
}

/** Stops after the row that is being sent. */
export function stopBulkAdd(): void {
  if (mode !== 'send') return;
  mode = 'stop';
  pause.end();
  show();
}

/** Continues a stopped run. @returns settles when it has ended or stopped */
export async function resumeBulkAdd(): Promise<void> {
  if (!journal || mode !== 'check') return;
  // The cart may have changed meanwhile. For a row in doubt, the contents before it still count.
  if (!isUndecided(journal)) journal = { ...journal, confirmed: null };
  await sendOn();
}

/**
 * Waits until an earlier page's rows have been compared with the cart, but not for one that may still arrive.
 * @returns false if a row may have been added unnoticed: only the same run may send it
 */
export async function whenCompared(): Promise<boolean> {
  if (mode === 'check' && !journal?.rows.some(({ state }) => state === 'sending')) await work;
  return !(journal && isUndecided(journal));
}

/**
 * Takes the shopper's answer about a row whose outcome can't be determined. A finished run sends that row if asked to;
 * a stopped run waits for Continue.
 */
export function answerRow(key: string, answer: 'arrived' | 'send'): void {
  if (!journal) return;
  const wasDone = countOpen(journal.rows) === 0;
  save({ rows: answeredRows(journal, key, answer === 'arrived' ? 'added' : 'waiting') });
  if (wasDone && answer === 'send') void resumeBulkAdd();
}

/** Forgets a run that isn't running, and its journal. The caller keeps the remaining rows. */
export function dismissBulkAdd(): void {
  if (mode === 'check') forget();
}

/**
 * Restores an earlier page's run: its rows and their results. The cart decides about the row that was being sent.
 * Nothing is sent. A prerendered page restores it once it is activated.
 * @param owner the current visitor, as returned by `ownerFor`; nobody gets another shopper's run
 */
export function restoreBulkAdd(owner: string): void {
  whenActivated(() => {
    if (journal) return;
    journal = readJournal(owner);
    if (!journal) return;
    if (countOpen(journal.rows) > 0) begin();
    else show();
  });
}

/** Starts sending, or makes the running check continue with sending. */
function sendOn(): Promise<void> {
  mode = 'send';
  pace.start(countOpen(journal?.rows ?? []));
  pause.end();
  return begin();
}

function begin(): Promise<void> {
  if (!work) {
    const current = runAsWanted().finally(() => work === current && rest());
    work = current;
  }
  show();
  return work;
}

function rest(): void {
  work = undefined;
  mode = 'check';
  show();
}

async function runAsWanted(): Promise<void> {
  const effects = createEffects();
  // The shopper may press Continue during a check.
  do {
    sends = mode !== 'check';
    await run(effects);
  } while (!sends && mode !== 'check');
}

async function run(effects: RunEffects): Promise<void> {
  const release = await takeTabLock();
  if (!release) {
    if (sends) effects.save({ ...overtaken(effects.journal()), stopped: { kind: 'other-tab' } });
    return;
  }
  releaseLock = release;
  const before = journal?.stopped;
  try {
    effects.save(await askIfCopied(effects.journal()));
    if (sends) await awaitMergeDecision(() => {});
    const stopped = await runRows(effects);
    if (stopped?.kind !== 'left') await showOnce(effects);
    // A finished check keeps the earlier reason.
    effects.save({ stopped: stopped ?? (sends ? undefined : before) });
  } finally {
    release();
  }
}

/** Tells the count, the page and the tag manager once about all added rows. Doesn't decide whether a row in doubt was added. */
async function showOnce(effects: RunEffects): Promise<void> {
  const isInDoubt = journal?.rows.some(({ state }) => state === 'sending');
  if (!journal || !(journal.untold || isInDoubt)) return;
  const shown = await showAddedRows(journal.rows);
  if (shown && !isInDoubt) noteCart(effects, shown.quantities);
  effects.save({ untold: undefined });
}

function save(change: Partial<Journal>): void {
  if (!journal) return;
  journal = { ...journal, ...change };
  writeJournal(ownerFor($session.get().visitor), journal);
  show();
}

function forget(): void {
  journal = null;
  pause.end();
  writeJournal('', null);
  show();
}

function show(): void {
  const run = journal && shownRun(journal);
  writeStore(() => $state.set(run));
  if (run) tell(run);
}

function shownRun(kept: Journal): BulkAdd {
  if (!work || mode === 'check') return restingRun(kept);
  const { source, rows, startedAt } = kept;
  const phase = mode === 'stop' ? 'stopping' : 'running';
  const secondsLeft = pace.secondsLeft(countOpen(rows));
  return { source, rows, startedAt, phase, secondsLeft, lookingFor: pause.lookingFor() };
}

$signedOut.subscribe((signedOut) => {
  if (signedOut) forget();
});

// The browser may restore this page long after another page has begun or continued a journal.
addEventListener('pagehide', () => {
  leavings += 1;
  pause.end();
  releaseLock();
  rest();
});
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  journal = null;
  restoreBulkAdd(ownerFor($session.get().visitor));
  show();
});
