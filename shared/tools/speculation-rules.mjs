/**
 * The pages that browsers may prerender, and those that they may not [embedding Prerendering]. This is the single
 * source for the fragments for heads, the kit's `<cb:assets>`, the demo shop, the doctor and the README.
 */
import { NONCE } from '../build/head-fragments.mjs';

/**
 * The pages that shoppers open most often from another one. Reading them changes nothing.
 * @type {{move: string, addresses: string[], selector?: string}[]} move, in Markdown; addresses: patterns of paths, without
 *   query; selector: links that may be followed early, whatever their address
 */
export const PRERENDERED = [
  { move: 'to the cart', addresses: ['/checkout/cart'] },
  { move: 'to lists and to a list', addresses: ['/account/list', '/account/list-detail'] },
  { move: 'to orders and to an order', addresses: ['/account/order', '/account/order-detail'] },
  { move: 'to the account', addresses: ['/account/landing', '/account/profile'] },
  {
    move: 'from a list to an item',
    addresses: [],
    selector: ':is(cb-list-detail, cb-public-list) a',
  },
  {
    move: 'along a link with the attribute `data-cb-prerender`, such as one to your quick order',
    addresses: [],
    selector: 'a[data-cb-prerender]',
  },
];

/**
 * Addresses that no browser may request before the shopper does. The first pattern that matches gives the reason.
 * @type {{pattern: string, reason: string}[]} pattern: a `URLPattern`; without a query, it matches any
 */
export const NEVER_EARLY = [
  { pattern: '/*\\?*DPSLogout=*', reason: 'it signs the shopper out' },
  { pattern: '/*\\?*create=true*', reason: 'it creates a cart' },
  { pattern: '/account/login', reason: 'signing in changes the session' },
  { pattern: '/voucher/confirm', reason: 'it is shown once, after a redemption' },
  { pattern: '/checkout/*', reason: 'it is a step of the checkout' },
  { pattern: '/api/*', reason: 'it is a call, not a page' },
];

/** Links that open another tab, download a file, or are marked as not to be followed. */
const OTHER_LINKS = ':is([download], [target], [rel~=nofollow], [rel~=external])';

/** The rules as browsers read them: a page is prerendered when the shopper points at its link or begins to press it. */
export function speculationRules() {
  const never = NEVER_EARLY.map(({ pattern }) => pattern);
  const selectors = PRERENDERED.flatMap(({ selector }) => selector ?? []);
  return {
    prerender: [
      {
        where: {
          and: [
            {
              or: [
                { href_matches: PRERENDERED.flatMap(({ addresses }) => addresses) },
                { and: [{ selector_matches: selectors }, { not: { href_matches: never } }] },
              ],
            },
            // The cart is below /checkout, but isn't a step of the checkout.
            { not: { href_matches: never.filter((pattern) => pattern.includes('?')) } },
            { not: { selector_matches: OTHER_LINKS } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

/**
 * The element with the rules.
 * @param {string} [nonce] of the response; a page without one needs `'inline-speculation-rules'` in its policy
 */
export function speculationScript(nonce) {
  const attribute = nonce === undefined ? '' : ` nonce="${nonce}"`;
  return `<script type="speculationrules"${attribute}>\n${JSON.stringify(speculationRules(), null, 1)}\n</script>\n`;
}

/**
 * The fragments with the rules, by name. Templates replace the placeholder of the nonce, as in the other fragments.
 * @returns {[name: string, text: string][]}
 */
export function speculationHeads() {
  return [
    ['head-prerender.html', speculationScript()],
    ['head-prerender-nonce.html', speculationScript(NONCE)],
  ];
}

/** The table of all pages in Markdown. */
export function prerenderingTable() {
  const rows = [
    ...PRERENDERED.map(({ move, addresses }) => `| ${[move, ...addresses.map(code)].join(', ')} | yes |`),
    ...NEVER_EARLY.map(({ pattern, reason }) => `| ${code(pattern.replaceAll('\\', ''))} | no: ${reason} |`),
    '| links with `download`, `target`, `rel="nofollow"` or `rel="external"` | no |',
  ];
  return ['| links | prerendered |', '| --- | --- |', ...rows].join('\n');
}

function code(/** @type {string} */ path) {
  return `\`${path}\``;
}
