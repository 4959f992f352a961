/** An entry of the browser's layout shifts, which TypeScript's library doesn't have. */
export interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null }[];
}

/** The kinds of entries that are observed. */
interface Entries {
  event: PerformanceEventTiming & { interactionId?: number };
  measure: PerformanceEntry;
  'layout-shift': LayoutShift;
}

/** Whether this browser measures a kind of entries. */
export function isObserved(kind: keyof Entries): boolean {
  return window.PerformanceObserver?.supportedEntryTypes?.includes(kind) ?? false;
}

/**
 * Calls `react` for each entry of a kind, including those that the browser has kept so far. Does nothing in a browser
 * that doesn't measure it.
 * @param least the shortest duration of an event, in milliseconds; browsers keep only those of 104 ms and more
 * @returns a function that immediately handles the entries that the browser has not delivered yet
 */
export function observe<Kind extends keyof Entries>(
  kind: Kind,
  react: (entry: Entries[Kind]) => void,
  least?: number,
): () => void {
  if (!isObserved(kind)) return () => {};
  const handle = (entries: PerformanceEntryList) => (entries as Entries[Kind][]).forEach(react);
  const observer = new PerformanceObserver((list) => handle(list.getEntries()));
  const options: PerformanceObserverInit & { durationThreshold?: number } = { type: kind, buffered: true };
  if (least) options.durationThreshold = least;
  observer.observe(options);
  return () => handle(observer.takeRecords());
}
