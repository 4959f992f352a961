/** Runs in each measured page: how long the browser's Event Timing says that a person waited for what was pressed. */

/** The entry of an event; TypeScript's own type lacks the id of the interaction. */
type TimedEvent = PerformanceEventTiming & { interactionId: number };

/** Shorter interactions have no entry: the browser rounds to 8 ms and reports nothing below this. */
const SHORTEST_MS = 16;

let observer: PerformanceObserver | undefined;
let longest = 0;

function read(entries: PerformanceEntryList): void {
  for (const { interactionId, name, duration } of entries as TimedEvent[]) {
    // Focus has no interaction of its own; the browser tells it as an event all the same.
    if (interactionId > 0 || /^focus/.test(name)) longest = Math.max(longest, duration);
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export const interactions = {
  /** Forgets what was pressed so far. */
  begin(): void {
    observer ??= new PerformanceObserver((list) => read(list.getEntries()));
    observer.observe({ type: 'event', durationThreshold: SHORTEST_MS } as PerformanceObserverInit);
    observer.takeRecords();
    longest = 0;
  },
  /** Returns the ms from the slowest event since then to the next paint; 8 if the browser tells of none. */
  async longest(): Promise<number> {
    await nextFrame();
    await nextFrame();
    read(observer?.takeRecords() ?? []);
    return longest || SHORTEST_MS / 2;
  },
};
