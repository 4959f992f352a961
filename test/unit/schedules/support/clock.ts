/** A clock that advances only when told to, so that a schedule always runs the same way. */

interface Timer {
  at: number;
  /** Timers of the same moment run in the order in which they were set. */
  order: number;
  act: () => void;
}

/** A clock that several pages and a server share. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** @returns a number for `cancel` */
  after(ms: number, act: () => void): number;
  cancel(timer: number): void;
  /** Advances the clock, and runs the timers that are due by then. */
  pass(ms: number): Promise<void>;
}

/** Runs everything that waits for settled promises. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Starts a clock at a fixed moment. */
export function createClock(): Clock {
  let now = Date.UTC(2026, 10, 2, 9);
  let order = 0;
  const timers = new Map<number, Timer>();

  function nextUntil(end: number): [number, Timer] | undefined {
    let next: [number, Timer] | undefined;
    for (const entry of timers) {
      const [, { at, order }] = entry;
      if (at > end) continue;
      if (!next || at < next[1].at || (at === next[1].at && order < next[1].order)) next = entry;
    }
    return next;
  }

  return {
    now: () => now,
    after(ms, act) {
      order += 1;
      timers.set(order, { at: now + Math.max(0, ms || 0), order, act });
      return order;
    },
    cancel(timer) {
      timers.delete(timer);
    },
    async pass(ms) {
      const end = now + ms;
      await settle();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        const [key, { at, act }] = next;
        timers.delete(key);
        now = at;
        act();
        await settle();
      }
      now = end;
    },
  };
}
