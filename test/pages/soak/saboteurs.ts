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

/** The first reading of the cart is given for every later one, and for the cart in the reply to a write. */
export function keepStaleReads(): void {
  const send = window.fetch;
  let first: string | undefined;
  window.fetch = async (address, init) => {
    const reply = await send(address, init);
    if (/update-item/.test(`${address}`)) return Response.json({ result: 'success' });
    if (!/cart-details\/false/.test(`${address}`)) return reply;
    first ??= await reply.text();
    return new Response(first);
  };
}
