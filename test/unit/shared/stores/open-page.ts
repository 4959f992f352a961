/**
 * A page of its own for each test: fresh modules, a state block, and nothing left of the listeners and
 * tabs of the page before.
 */
import { vi } from 'vitest';
import { printState } from '../../support/state-block.ts';
import { connectTabs } from '../../support/tabs.ts';

const MEMBER = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

type Listening = [target: EventTarget, type: string, listener: EventListener];

let listening: Listening[] = [];

for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (type: string, listener: unknown, options?: unknown) => {
    listening.push([target, type, listener as EventListener]);
    listen(type, listener as EventListener, options as AddEventListenerOptions);
  };
}

/**
 * Opens a page with this state block and gives its stores, the code for changes among them.
 * @param options `bare`: no state block at all
 */
export async function openPage({
  profile = {},
  config,
  cart,
  bare = false,
}: {
  profile?: object;
  config?: object;
  cart?: object;
  bare?: boolean;
} = {}) {
  closePage();
  vi.resetModules();
  connectTabs();
  if (!bare) printState({ config, profile: { ...MEMBER, ...profile }, cart });
  const { prepareCartWrites } = await import('../../../../shared/stores/load-cart-writes.ts');
  await prepareCartWrites();
  return {
    ...(await import('../../../../shared/stores/session.ts')),
    ...(await import('../../../../shared/stores/revalidation.ts')),
    ...(await import('../../../../shared/stores/cart-count.ts')),
    ...(await import('../../../../shared/stores/notices.ts')),
    ...(await import('../../../../shared/stores/undo-history.ts')),
    ...(await import('../../../../shared/stores/line-edits.ts')),
    ...(await import('../../../../shared/stores/cart.ts')),
    ...(await import('../../../../shared/stores/cart-queue.ts')),
    ...(await import('../../../../shared/stores/line-actions.ts')),
    ...(await import('../../../../shared/stores/cart-actions.ts')),
    ...(await import('../../../../shared/stores/checkout-phase.ts')),
    ...(await import('../../../../shared/stores/checkout.ts')),
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;

/** Takes away what the page has left behind. */
export function closePage(): void {
  for (const [target, type, listener] of listening) target.removeEventListener(type, listener);
  listening = [];
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  Reflect.deleteProperty(globalThis, Symbol.for('cb.registry'));
  Reflect.deleteProperty(globalThis, 'dataLayer');
  localStorage.clear();
}

/** The quantities that the shopper sees, in the order of the lines. */
export function shown({ $cart, $lineEdits }: Page): Record<string, number> {
  const lines = $cart.get().cart?.lines ?? [];
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, $lineEdits.get()[id]?.wanted ?? quantity]));
}
