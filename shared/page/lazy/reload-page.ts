import { mayLeave } from '../leaving/may-leave.ts';

/**
 * Reloads the page when the shopper asks for it; nothing else does. The page can keep the shopper here by
 * preventing `cb:navigate`, as with any navigation.
 */
export function reloadPage(): void {
  if (mayLeave(location.href, 'reload')) location.reload();
}
