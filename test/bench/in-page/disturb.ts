/** Runs in a page of the product: removes and reinserts its island, and changes its cart from elsewhere. */

interface Disturbance {
  remounts: number;
  changes: number;
}

/** Does all of it, one after another. */
export async function disturb({ remounts, changes }: Disturbance): Promise<void> {
  const { cbWidgets } = globalThis as unknown as {
    cbWidgets: Record<'mount' | 'unmount', (on: Element) => void>;
  };
  const point = document.querySelector('[data-cb-widget]') as Element;
  for (let count = 0; count < remounts; count += 1) {
    const mounted = nextEvent('cb:widget-mounted');
    cbWidgets.unmount(point);
    cbWidgets.mount(point);
    await mounted;
  }
  const state = JSON.parse(document.getElementById('cb-state')?.textContent ?? '{}');
  const lines = [...document.querySelectorAll('.cb-line')].map((row) => row.getAttribute('data-line'));
  for (let count = 0; count < changes; count += 1) {
    const updated = nextEvent('cb:cart-updated');
    const line = lines[count % lines.length];
    const updateId = `${line}=${2 + ((count * 7) % 40)}`;
    await fetch(`${state.config.apiBase}/cart/update-item`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-CB-CSRF': state.config.csrfToken },
      body: JSON.stringify({ itemIds: line, actionType: 'updateItems', updateId }),
    });
    document.dispatchEvent(new CustomEvent('cb:cart-refresh'));
    await updated;
  }
}

function nextEvent(name: string): Promise<unknown> {
  return new Promise((resolve) => document.addEventListener(name, resolve, { once: true }));
}
