import { registry } from './registry.ts';

/**
 * Calls a function once the page's own HTML is parsed, because a script may run before the state block is
 * there. If the loader mounts earlier, it has checked that itself.
 */
export function whenParsed(run: () => unknown): void {
  if (document.readyState === 'loading' && !registry().ahead)
    document.addEventListener('DOMContentLoaded', run);
  else run();
}
