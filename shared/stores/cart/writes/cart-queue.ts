/**
 * The one serial queue for everything that writes to the cart. The server refuses concurrent writes, so only one is in
 * flight and the others wait; of two with the same key, only the newer one is sent. Zip lookups and quantity changes
 * wait for each other in the same queue, where the documents ask for retries every 500 ms [1 §4]. The queue doesn't
 * know what its jobs do.
 */
import type { Result } from '../../../domain/failure.ts';
import { report } from '../../../page/report.ts';
import { $runningWrite, type CartWriteRank, setRunningWrite } from '../cart.ts';

/**
 * The highest rank goes first. An estimate comes after the changes that affect it. A check changes no totals and comes
 * last.
 */
const RANKS: Record<CartWriteRank, number> = { clear: 4, remove: 3, change: 2, estimate: 1, check: 0 };

/** A job of the queue. */
export interface CartJob<Value> {
  /** Its subject, such as `line:ci1`. A waiting job with the same key is replaced. */
  key: string;
  rank: CartWriteRank;
  /** Makes the call and applies its reply. The next job starts when it has ended. */
  run: () => Promise<Value>;
}

interface Job extends CartJob<unknown> {
  end: (value?: unknown) => void;
}

const waiting: Job[] = [];
const joined = new Map<string, Promise<Result<unknown>>>();

/** Puts a write into the queue. @returns its result; undefined if a newer one replaced it */
export function enqueueCartWrite<Value>(write: CartJob<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const job: Job = { ...write, end: resolve as Job['end'] };
    const index = waiting.findIndex(({ key }) => key === write.key);
    if (index < 0) waiting.push(job);
    else waiting.splice(index, 1, job)[0]?.end();
    if (isCartIdle()) void work();
  });
}

/**
 * Puts a write into the queue, unless it has one with this key: a second press before its end joins it.
 * @returns its result; a failure of kind `aborted` if the job threw
 */
export function joinCartWrite<Value>(write: CartJob<Result<Value>>): Promise<Result<Value>> {
  const { key } = write;
  let end = joined.get(key) as Promise<Result<Value>> | undefined;
  if (!end) {
    end = enqueueCartWrite(write).then((result) => {
      joined.delete(key);
      return result ?? { ok: false, failure: { kind: 'aborted', request: key, messages: [] } };
    });
    joined.set(key, end);
  }
  return end;
}

async function work(): Promise<void> {
  for (let job = takeNext(); job; job = takeNext()) {
    const { key, rank, run, end } = job;
    setRunningWrite(rank);
    try {
      end(await run());
    } catch (error) {
      report('write-broke-off', `The cart's write "${key}" broke off.`, { error });
      end();
    }
  }
  setRunningWrite(null);
}

function takeNext(): Job | undefined {
  const highest = Math.max(...waiting.map(({ rank }) => RANKS[rank]));
  const index = waiting.findIndex(({ rank }) => RANKS[rank] === highest);
  return index < 0 ? undefined : waiting.splice(index, 1)[0];
}

/** Whether no write is in flight or waiting. */
export function isCartIdle(): boolean {
  return !$runningWrite.get();
}

/** Resolves once no write is in flight or waiting. */
export async function whenCartIdle(): Promise<void> {
  if (isCartIdle()) return;
  await new Promise<void>((resolve) => {
    const stop = $runningWrite.listen((rank) => {
      if (rank) return;
      stop();
      resolve();
    });
  });
}
