import { emit } from '../events.ts';

/**
 * Reloads the page when the shopper asks for it; nothing else does. The page can keep the shopper here by
 * preventing `cb:navigate`, as with any navigation.
 */
export function reloadPage(): void {
  if (emit('cb:navigate', { url: location.href, reason: 'reload' }, { cancelable: true })) location.reload();
}
