const listeners: (() => void)[] = [];

/**
 * Calls `listener` each time a call finds that the session has ended [wire Failures]. It stays for the life
 * of the page.
 */
export function onSessionEnd(listener: () => void): void {
  listeners.push(listener);
}

/** Tells the listeners that a call found the session ended. */
export function tellSessionEnd(): void {
  for (const listener of listeners) listener();
}
