const listeners: (() => void)[] = [];

/** Calls `listener` for every call that meets an ended session [wire Failures]. It stays for the life of the page. */
export function onSessionEnd(listener: () => void): void {
  listeners.push(listener);
}

/** Tells that a call has met an ended session. */
export function tellSessionEnd(): void {
  for (const listener of listeners) listener();
}
