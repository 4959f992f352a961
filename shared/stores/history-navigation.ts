/**
 * Whether the shopper came to this page by Back or Forward: what the server printed into it may then come
 * from the browser's disk cache, from before later changes.
 */
export function isHistoryNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
