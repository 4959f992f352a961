/**
 * The names that tabs have. A link that opens a state leads to a host of its own, `t1a2b3c4d.localhost`, which browsers
 * resolve to this machine: the tab shares neither session nor storage, cookies or broadcasts with any other, and all that its
 * pages do, from links and forms to files and calls, says by its host whose it is.
 */
import { randomBytes } from 'node:crypto';

const TAB = /^(t[0-9a-f]{8})\.localhost(?::\d+)?$/;
const HERE = /^(?:127\.0\.0\.1|(?:t[0-9a-f]{8}\.)?localhost)(:\d+)?$/;

/** Gives the tab that a request's `Host` names; undefined for any other host. */
export function tabOf(host = ''): string | undefined {
  return TAB.exec(host)?.[1];
}

/**
 * Gives the same page in a tab that nobody has yet.
 * @param host of the request that asks for it
 * @returns undefined where the shop is reached by a name that no tab can stand beside
 */
export function inNewTab(host: string | undefined, address: string): string | undefined {
  const here = HERE.exec(host ?? '');
  return here ? `http://t${randomBytes(4).toString('hex')}.localhost${here[1] ?? ''}${address}` : undefined;
}

/**
 * Gives what the policy of a page calls the shop's other tabs, which may frame it, and which its forms may open.
 * @returns the empty text where there are none
 */
export function neighbours(host: string | undefined): string {
  const here = HERE.exec(host ?? '');
  const port = here?.[1] ?? '';
  return here ? `http://127.0.0.1${port} http://localhost${port} http://*.localhost${port}` : '';
}
