/** Calls `act` once the page is idle. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? setTimeout)(act);
}
