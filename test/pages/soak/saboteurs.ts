/**
 * Bugs injected into a page before its scripts run; the soak must find each, in every place. They intercept
 * the product's calls to the server. Each runs in the page without its imports, and so names the calls
 * itself.
 */

/** A write is answered as if it had been made, but never sent. */
export function loseWrites(): void {
  const send = window.fetch;
  window.fetch = (address, init) =>
    /update-item|add-products-to-cart|quick-add/.test(`${address}`)
      ? Promise.resolve(Response.json({ result: 'success' }))
      : send(address, init);
}

/** Each write is sent twice. */
export function doubleWrites(): void {
  const send = window.fetch;
  window.fetch = async (address, init) => {
    const reply = await send(address, init);
    if (/update-item|add-products-to-cart|quick-add/.test(`${address}`)) await send(address, init);
    return reply;
  };
}

/** Every later read gets the first reply again, and replies to writes contain no data. */
export function keepStaleReads(): void {
  const send = window.fetch;
  const first = new Map<string, Promise<string>>();
  const read = (address: string) => send(address).then((reply) => reply.text());
  first.set(
    `${location.origin}/api/rest/cb/cart/cart-details/false`,
    read('/api/rest/cb/cart/cart-details/false'),
  );
  window.fetch = async (address, init) => {
    const name = `${address}`;
    if (/cart-details\/false|mini-cart-count|shopping-list-details\/gl/.test(name)) {
      if (!first.has(name)) first.set(name, read(name));
      return new Response(await first.get(name));
    }
    const reply = await send(address, init);
    return /update-item/.test(name) ? Response.json({ result: 'success' }) : reply;
  };
}
