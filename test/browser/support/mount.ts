/** Puts a template's markup into the page and lets the built loader mount its widgets. */

const LOADER = '/widgets/loader.js';
const holders = new Set<HTMLElement>();

/** Sets the state block of the server's page. Must be called before the first `mount` of a file. */
export function statePage(state: object): void {
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'cb-state';
  block.textContent = JSON.stringify(state);
  document.head.append(block);
}

/**
 * Adds the markup to the body and waits until each widget in it has mounted or failed.
 * @returns the element that holds the markup; it is removed from the page after the test
 */
export async function mount(html: string): Promise<HTMLElement> {
  const holder = document.createElement('div');
  holders.add(holder);
  holder.innerHTML = html;
  const waiting = holder.querySelectorAll('[data-cb-widget]').length;
  const settled = countSettled(holder, waiting);
  document.body.append(holder);
  await import(LOADER);
  await settled;
  return holder;
}

function countSettled(holder: Element, expected: number): Promise<void> {
  if (expected === 0) return Promise.resolve();
  return new Promise((resolve) => {
    let left = expected;
    const count = (event: Event) => {
      if (!holder.contains((event as CustomEvent<{ element: Element }>).detail.element)) return;
      left -= 1;
      if (left > 0) return;
      document.removeEventListener('cb:widget-mounted', count);
      document.removeEventListener('cb:widget-failed', count);
      resolve();
    };
    document.addEventListener('cb:widget-mounted', count);
    document.addEventListener('cb:widget-failed', count);
  });
}

/** Waits until the condition returns something; after a minute, throws an error with the description. */
export async function until<Value>(
  what: string,
  condition: () => Value | null | undefined | false,
): Promise<Value> {
  const end = performance.now() + 60_000;
  for (;;) {
    const value = condition();
    if (value) return value;
    if (performance.now() > end) throw new Error(`still waiting for: ${what}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

afterEach(() => {
  for (const holder of holders) holder.remove();
  holders.clear();
});
