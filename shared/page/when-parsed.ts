import { registry } from './registry.ts';

/**
 * Runs something once the page's own HTML stands: a script may come before the state block does.
 * Where the loader mounts ahead of that, it has seen to it.
 */
export function whenParsed(run: () => unknown): void {
  if (document.readyState === 'loading' && !registry().ahead)
    document.addEventListener('DOMContentLoaded', run);
  else run();
}
