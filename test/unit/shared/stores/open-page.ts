/**
 * A page of its own for each test: fresh modules, a state block, and nothing left of the listeners and
 * channels of the page before.
 */
import { vi } from 'vitest';

const MEMBER = { transient: false, profileId: '220022', userType: 1, siteType: 1, hidePrice: 'false' };

type Listening = [target: EventTarget, type: string, listener: EventListener];

let listening: Listening[] = [];
let channels: FakeChannel[] = [];

/** The browser's channel, answering within the test's own time. */
class FakeChannel extends EventTarget {
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) {
      if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
  }
}

for (const target of [window, document]) {
  const listen = target.addEventListener.bind(target);
  target.addEventListener = (type: string, listener: unknown, options?: unknown) => {
    listening.push([target, type, listener as EventListener]);
    listen(type, listener as EventListener, options as AddEventListenerOptions);
  };
}

/** Another tab's end of the channel, with what it has heard. */
export function openOtherTab(): { heard: unknown[]; say: (data: unknown) => void } {
  const channel = new FakeChannel('cb');
  const heard: unknown[] = [];
  channel.addEventListener('message', (event) => heard.push((event as MessageEvent).data));
  return { heard, say: (data) => channel.postMessage(data) };
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
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'cb-state';
  block.textContent = JSON.stringify({ config, profile: { ...MEMBER, ...profile }, cart });
  if (!bare) document.head.append(block);
  const { prepareCartWrites } = await import('../../../../shared/stores/load-cart-writes.ts');
  await prepareCartWrites();
  return {
    ...(await import('../../../../shared/stores/session.ts')),
    ...(await import('../../../../shared/stores/freshness.ts')),
    ...(await import('../../../../shared/stores/cart-count.ts')),
    ...(await import('../../../../shared/stores/notices.ts')),
    ...(await import('../../../../shared/stores/removals.ts')),
    ...(await import('../../../../shared/stores/line-edits.ts')),
    ...(await import('../../../../shared/stores/cart.ts')),
    ...(await import('../../../../shared/stores/cart-queue.ts')),
    ...(await import('../../../../shared/stores/line-wishes.ts')),
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
  channels = [];
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
