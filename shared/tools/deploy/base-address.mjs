/** The option `--base`: the address at which a site serves the folder. */

/** A path whose segments never need escaping, so the fragments for a head contain it as it is. */
const PATH = /^\/(?:[\w~-][\w.~-]*\/)*$/;

const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * Checks the address.
 * @param {string} text such as `/widgets/` or `https://cdn.example/w/`
 * @returns {string} the same
 * @throws if it is neither such a path nor such an address
 */
export function checkBase(text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.test(url.hostname));
  const isAddress = isSafe && PATH.test(url.pathname) && text === url.origin + url.pathname;
  if (PATH.test(text) || isAddress) return text;
  throw new Error(
    `--base ${text}: expected a path such as /widgets/ or an address such as https://cdn.example/w/, with a slash at the end`,
  );
}
