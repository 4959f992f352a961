/**
 * Whether the shopper came to this page by Back or Forward: what the server printed into it may then be old, from the
 * browser's disk cache.
 */
export function isHistoryNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
