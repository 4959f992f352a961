/**
 * Whether the shopper came to this page by Back or Forward. The page may then be an old one from the
 * browser's disk cache.
 */
export function isHistoryNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
