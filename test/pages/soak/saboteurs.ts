/** Bugs that a page is given before its scripts run; the soak must find each. They stand where the product calls the server. */

/** A write is answered as if it had been done, and never sent. */
export function loseWrites(): void {
  const send = window.fetch;
  window.fetch = (address, init) =>
    /update-item/.test(`${address}`)
      ? Promise.resolve(Response.json({ result: 'success' }))
      : send(address, init);
}

/** Each write is sent twice. */
export function doubleWrites(): void {
  const send = window.fetch;
  window.fetch = async (address, init) => {
    const reply = await send(address, init);
    if (/update-item/.test(`${address}`)) await send(address, init);
    return reply;
  };
}

/** The cart as it was when the page began is given for every reading, and no reply to a write brings it. */
export function keepStaleReads(): void {
  const send = window.fetch;
  const first = send('/api/rest/cb/cart/cart-details/false').then((reply) => reply.text());
  window.fetch = async (address, init) => {
    if (/cart-details\/false/.test(`${address}`)) return new Response(await first);
    const reply = await send(address, init);
    return /update-item/.test(`${address}`) ? Response.json({ result: 'success' }) : reply;
  };
}
