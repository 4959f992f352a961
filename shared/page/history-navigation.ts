/** Calls `react` when the browser restores the page from its back/forward cache. @returns unsubscribe */
export function onPageRestored(react: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) react();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}

/**
 * Whether the shopper came to this page by Back or Forward: what the server printed into it may then be old, from the
 * browser's disk cache.
 */
export function isHistoryNavigation(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward';
}
