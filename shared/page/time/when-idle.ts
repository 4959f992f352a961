/** A page whose scripts or animations never rest gives no idle time. */
const AT_THE_LATEST_MS = 5000;

/** Calls `act` once the page is idle, or after five seconds. */
export function whenIdle(act: () => void): void {
  // Safari has no idle callbacks.
  const requestIdle: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  if (requestIdle) requestIdle(act, { timeout: AT_THE_LATEST_MS });
  else setTimeout(act);
}
