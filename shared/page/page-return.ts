/** Has `react` called when the browser takes the page out of its back/forward cache, as it was left. @returns ends it */
export function whenPageReturns(react: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) react();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
