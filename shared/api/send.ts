/**
 * Sends one request to the shop's server: the one place on the page that does. Redirects are not
 * followed, since each of them means that the session has ended.
 * @param url of a call, below the base for calls
 * @param init what a request has besides; a plain read has nothing
 * @returns what `fetch` gives; it rejects as `fetch` does
 */
export async function send(url: string, init?: RequestInit): Promise<Response> {
  return fetch(url, {
    credentials: 'same-origin',
    redirect: 'manual',
    cache: 'no-store',
    ...init,
    headers: { Accept: 'application/json', ...init?.headers },
  });
}
