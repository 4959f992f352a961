/** Runs something once the page's own HTML stands: a script may come before the state block does. */
export function whenParsed(run: () => unknown): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run);
  else run();
}
