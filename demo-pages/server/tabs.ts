/**
 * The host names of tabs. A link that opens a state leads to its own host, `t1a2b3c4d.localhost`, which browsers
 * resolve to this machine. The tab shares no session, storage, cookies or broadcasts with any other, and the host of
 * every request, be it a link, a form, a file or a call, says which tab it comes from.
 */
import { randomBytes } from 'node:crypto';

const TAB = /^(t[0-9a-f]{8})\.localhost(?::\d+)?$/;
const HERE = /^(?:127\.0\.0\.1|(?:t[0-9a-f]{8}\.)?localhost)(:\d+)?$/;

/** Returns the tab that a `Host` header names, or undefined for any other host. */
export function tabOf(host = ''): string | undefined {
  return TAB.exec(host)?.[1];
}

/**
 * Returns the address of the same page in a new tab.
 * @param host the `Host` header of the request
 * @returns undefined if the shop is reached by a name that cannot have tabs
 */
export function inNewTab(host: string | undefined, address: string): string | undefined {
  const here = HERE.exec(host ?? '');
  return here ? `http://t${randomBytes(4).toString('hex')}.localhost${here[1] ?? ''}${address}` : undefined;
}

/**
 * Returns the origins of the shop's other tabs for a page's policy: they may frame the page, and its forms may lead to
 * them.
 * @returns the empty string if there are none
 */
export function neighbours(host: string | undefined): string {
  const here = HERE.exec(host ?? '');
  const port = here?.[1] ?? '';
  return here ? `http://127.0.0.1${port} http://localhost${port} http://*.localhost${port}` : '';
}
