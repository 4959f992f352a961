/**
 * The one serial queue for everything that writes to the cart. The server refuses a write that comes while another
 * one is at work, so one is in flight at a time; the others wait, and of two with one key only the newer
 * goes out. A zip lookup and a quantity change wait for one another by standing in the same queue, which is
 * what the documents' retries every 500 ms are for [1 §4].
 */
import { report } from '../page/report.ts';
import { setRecalculating } from './cart.ts';

/**
 * Who goes first. An estimate is made of what the changes have come to. A check changes no totals and waits
 * until all that is through.
 */
const RANKS = { clear: 4, remove: 3, change: 2, estimate: 1, check: 0 } as const;

/** A job for the queue. */
export interface CartWrite<Value> {
  /** What it speaks of, such as `line:ci1`: a waiting job with the same key is replaced. */
  key: string;
  rank: keyof typeof RANKS;
  /** Makes the call and takes over its reply; the next job starts when it has ended. */
  run: () => Promise<Value>;
}

interface Job extends CartWrite<unknown> {
  end: (value?: unknown) => void;
}

const waiting: Job[] = [];
let running = false;
let idleListeners: (() => void)[] = [];

/** Puts a write into the queue. @returns what it ended in; undefined when a newer one took its place */
export function enqueueCartWrite<Value>(write: CartWrite<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const job: Job = { ...write, end: resolve as Job['end'] };
    const place = waiting.findIndex(({ key }) => key === write.key);
    if (place < 0) waiting.push(job);
    else waiting.splice(place, 1, job)[0]?.end();
    if (!running) void work();
  });
}

/** Whether nothing is in flight or waiting. */
export function isCartIdle(): boolean {
  return !running;
}

/** Resolves once nothing is in flight or waiting. */
export function whenCartIdle(): Promise<void> {
  return running ? new Promise((resolve) => idleListeners.push(resolve)) : Promise.resolve();
}

async function work(): Promise<void> {
  running = true;
  for (let job = takeNext(); job; job = takeNext()) {
    setRecalculating(job.rank !== 'check');
    try {
      job.end(await job.run());
    } catch (error) {
      report(`The cart's write "${job.key}" broke off.`, error);
      job.end();
    }
  }
  running = false;
  setRecalculating(false);
  const told = idleListeners;
  idleListeners = [];
  for (const tell of told) tell();
}

function takeNext(): Job | undefined {
  const highest = Math.max(...waiting.map(({ rank }) => RANKS[rank]));
  const place = waiting.findIndex(({ rank }) => RANKS[rank] === highest);
  return place < 0 ? undefined : waiting.splice(place, 1)[0];
}
