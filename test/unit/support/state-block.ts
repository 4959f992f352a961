import { afterEach } from 'vitest';

/** Puts the block that a template renders into the page; it is there until the test ends. */
export function printState(state: object): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'cb-state';
  block.textContent = JSON.stringify(state);
  document.head.append(block);
}

afterEach(() => {
  for (const block of document.querySelectorAll('#cb-state')) block.remove();
});
