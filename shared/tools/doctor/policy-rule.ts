/** The rule for the page's Content-Security-Policy [embedding Policy]. */

import { type PolicyCase, wholePolicy } from '../policies.ts';
import type { SeenPage } from './seen-page.ts';
import { type Fault, failIf, pass, type Verdict } from './verdict.ts';

const TRUSTED_TYPES = 'cb-html';

/**
 * Checks that each policy of a page allows the widgets to work.
 * @param loader address of the page's `loader.js`; the widgets come from the same origin
 * @param api address at which the calls start
 */
export function judgePolicy(
  page: Pick<SeenPage, 'address' | 'headers' | 'metaPolicies'>,
  loader: string,
  api: string,
): Verdict {
  const header = page.headers['content-security-policy'];
  // Several headers are joined by commas or line ends.
  const policies = [...(header?.split(/,|\n/) ?? []), ...page.metaPolicies].filter((policy) => policy.trim());
  if (policies.length === 0)
    return pass('policy', 'the page has no Content-Security-Policy, so nothing is forbidden');
  const faults = policies.flatMap((policy) => faultsOf(directivesOf(policy), page.address, loader, api));
  const distinct = [...new Map(faults.map((fault) => [fault[1], fault])).values()];
  const whole = wholePolicy(caseOf(policies, page.address, loader)).replaceAll('\n', ' ');
  const more = `The whole policy of such a page, which dist/reference.html explains under "Policies and caching", is: ${whole}.`;
  return failIf('policy', distinct, 'it allows scripts, styles, calls and the policy cb-html', more);
}

/** The case that a page is meant to match. */
function caseOf(policies: string[], page: string, loader: string): PolicyCase {
  const hasNonce = policies.some((policy) => /'strict-dynamic'|'nonce-/.test(policy));
  if (new URL(loader).origin === new URL(page).origin) return hasNonce ? 'own-nonce' : 'own';
  return hasNonce ? 'other-nonce' : 'other';
}

function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .reverse()
      // If a directive occurs twice, the first one counts.
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}

function faultsOf(directives: Map<string, string[]>, page: string, loader: string, api: string): Fault[] {
  const faults: Fault[] = [];
  const expect = (name: string, sources: string[] | undefined, url: string) => {
    if (sources && !sources.some((source) => allows(source, url, page))) {
      const wanted = new URL(url).origin === new URL(page).origin ? "'self'" : new URL(url).origin;
      faults.push(['policy', `${name} lacks ${wanted}`]);
    }
  };
  const sourcesOf = (kind: string) =>
    directives.get(`${kind}-elem`) ?? directives.get(kind) ?? directives.get('default-src');
  const scripts = sourcesOf('script-src');
  // A policy that allows scripts by nonce or hash doesn't need their origin.
  if (!scripts?.some((source) => /^'(nonce-|sha\d+-|strict-dynamic)/.test(source)))
    expect('script-src', scripts, loader);
  expect('style-src', sourcesOf('style-src'), loader);
  expect('connect-src', sourcesOf('connect-src'), api);
  const types = directives.get('trusted-types');
  if (types && !types.includes(TRUSTED_TYPES) && !types.includes('*')) {
    faults.push(['policy-types', `trusted-types lacks ${TRUSTED_TYPES}`]);
  }
  return faults;
}

function allows(source: string, url: string, page: string): boolean {
  const { origin, protocol, host, href } = new URL(url);
  if (source === "'self'") return origin === new URL(page).origin;
  if (source === '*' || source === protocol) return true;
  const [, scheme, name = '', path = ''] = /^(?:([a-z][\w+.-]*:)\/\/)?([^/']+)(\/.*)?$/i.exec(source) ?? [];
  if (scheme && scheme !== protocol) return false;
  const matches = name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  const { pathname } = new URL(href);
  return matches && (path.endsWith('/') ? pathname.startsWith(path) : path === '' || pathname === path);
}
