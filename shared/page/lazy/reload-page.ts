import { emit } from '../events.ts';

/**
 * Loads the page anew, when the shopper asks for it: the one place that does. The page can keep the shopper here by
 * preventing `cb:navigate`, as with any other move.
 */
export function reloadPage(): void {
  if (emit('cb:navigate', { url: location.href, reason: 'reload' }, { cancelable: true })) location.reload();
}
