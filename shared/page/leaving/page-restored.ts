/** Calls `react` when the browser restores the page from its back/forward cache. @returns unsubscribe */
export function onPageRestored(react: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) react();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
