import { afterEach } from 'vitest';

/** Adds a template's state block to a new page, until the test ends. */
export function printState(state: object): void {
  forgetState();
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'cb-state';
  block.textContent = JSON.stringify(state);
  document.head.append(block);
}

/** A page reads its block once. */
export function forgetState(): void {
  const page = (globalThis as { [key: symbol]: { state?: object } | undefined })[Symbol.for('cb.registry')];
  if (page) delete page.state;
}

afterEach(() => {
  forgetState();
  for (const block of document.querySelectorAll('#cb-state')) block.remove();
});
