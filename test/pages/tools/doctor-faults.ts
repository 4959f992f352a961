/** Mistakes of a site, and what the doctor says about each. */
import type { Fault } from './staged-site.ts';

/**
 * Whether a path is that of the widget's code, including its second address, and not that of the pointer at the root.
 */
function isCodeOf(path: string): boolean {
  return /^\/widgets\/.+\/mini-cart[-\w]*\.js(\?|$)/.test(path);
}

/** Each fault with the rule that it breaks, the message, and the other rules that it inevitably breaks. */
export const FAULTS: [what: string, rule: string, said: RegExp, fault: Fault, others?: string[]][] = [
  [
    'a page without a loader',
    'loader',
    /has no <script type="module"/,
    { parts: { loader: '' } },
    ['widgets'],
  ],
  [
    'a loader that is a classic script',
    'loader',
    /^http.*\/widgets\/loader\.js$/,
    { parts: { loader: '<script src="/widgets/loader.js"></script>' } },
    ['widgets', 'errors'],
  ],
  [
    'a loader without the nonce of the policy',
    'violations',
    /^script-src-elem does not allow .*loader\.js/,
    { parts: { policy: "script-src 'nonce-abc' 'strict-dynamic'; style-src 'self'; connect-src 'self'" } },
    ['loader', 'widgets', 'errors'],
  ],
  [
    'a mount point that swallows a heading and a form',
    'mount-points',
    /^line \d+: <div … \/>$/,
    { parts: { body: '<div data-cb-widget="mini-cart" data-cb-load="eager"/><h1>Sale</h1><form></form>' } },
  ],
  [
    'scripts of the wrong type',
    'types',
    /loader\.js: content-type text\/plain/,
    {
      spoil: (path, { headers }) => {
        if (path === '/widgets/loader.js') headers['content-type'] = 'text/plain';
      },
    },
    ['loader', 'widgets', 'errors'],
  ],
  [
    'a loader that is kept for a day',
    'caching',
    /^http:\/\/127\.0\.0\.1:\d+\/widgets\/loader\.js: cache-control max-age=86400$/,
    {
      spoil: (path, { headers }) => {
        if (path === '/widgets/loader.js') headers['cache-control'] = 'max-age=86400';
      },
    },
  ],
  [
    'a list of releases and a fragment that are kept for ever',
    'caching',
    /\/widgets\/(head-nonce\.html|releases\/history\.json): cache-control public, max-age=31536000, immutable$/,
    {
      spoil: (path, { headers }) => {
        if (/history\.json$|head-nonce/.test(path)) {
          headers['cache-control'] = 'public, max-age=31536000, immutable';
        }
      },
    },
  ],
  [
    'hashed files that are asked for each time',
    'caching',
    /mini-cart[-\w]*\.js: cache-control no-cache$/,
    {
      spoil: (path, { headers }) => {
        if (isCodeOf(path)) headers['cache-control'] = 'no-cache';
      },
    },
  ],
  [
    'styles that are not compressed',
    'compression',
    /base[-\w]*\.css: [\d.]+ KB, not compressed/,
    {
      spoil: (path, { headers }) => {
        if (/base[-\w]*\.css$/.test(path)) headers['content-encoding'] = 'identity';
      },
    },
  ],
  [
    'a file that was changed on the way',
    'integrity',
    /mini-cart[-\w]*\.css: does not match its hash/,
    {
      spoil: (path, answer) => {
        if (/mini-cart[-\w]*\.css$/.test(path))
          answer.body = Buffer.concat([answer.body, Buffer.from('/**/')]);
      },
    },
  ],
  [
    'a page in place of a 404',
    'missing-files',
    /^http\S+\/widgets\/no-such-file-\S+\.js: a missing file is answered with a page and status 200/,
    {
      spoil: (path, answer) => {
        if (!path.includes('no-such-file')) return;
        Object.assign(answer, { status: 200 });
        answer.headers['content-type'] = 'text/html';
      },
    },
  ],
  [
    'a 404 that a CDN may keep',
    'missing-files',
    /may be cached: cache-control public/,
    {
      spoil: (path, { headers }) => {
        if (path.includes('no-such-file')) headers['cache-control'] = 'public, max-age=300';
      },
    },
  ],
  [
    'a policy without cb-html',
    'policy',
    /^trusted-types lacks cb-html$/,
    { parts: { policy: "script-src 'self'; trusted-types other" } },
  ],
  [
    'a policy against the calls',
    'policy',
    /^connect-src lacks 'self'$/,
    { parts: { policy: "default-src 'self'; img-src 'self' data:; connect-src https://elsewhere.example" } },
    ['violations', 'errors', 'calls'],
  ],
  [
    'an import map that comes too late',
    'import-map',
    /comes after \/widgets\/loader\.js/,
    { parts: { head: '<script type="importmap">{"imports": {}}</script>', policy: '' } },
  ],
  [
    'two state blocks',
    'state-block',
    /the page has 2 of them/,
    { parts: { head: '<script type="application/json" id="cb-state">{}</script>' } },
  ],
  [
    'a state block without a token',
    'state-block',
    /config has no csrfToken/,
    {
      parts: { state: '<script type="application/json" id="cb-state">{"profile": {}}</script>' },
    },
  ],
  [
    'a misspelt key',
    'state-block',
    /profile\.hideprice\. Did you mean "hidePrice"\?/,
    {
      parts: {
        state: '<script type="application/json" id="cb-state">{"profile": {"hideprice": ""}}</script>',
      },
    },
  ],
  [
    'a wrong attribute',
    'mount-points',
    /data-panel: expected "true" or "false", found "yes"/,
    { parts: { body: '<div data-cb-widget="mini-cart" data-panel="yes"></div>' } },
    ['errors'],
  ],
  [
    'a widget whose code is not there',
    'widgets',
    /^mini-cart: failed/,
    {
      spoil: (path, answer) => {
        if (isCodeOf(path)) Object.assign(answer, { status: 404 });
      },
    },
    ['types', 'errors'],
  ],
  [
    'calls that lead to the login page',
    'calls',
    /: redirected to \/account\/login/,
    {
      spoil: (path, answer) => {
        if (!path.startsWith('/api/')) return;
        Object.assign(answer, { status: 302, headers: { location: '/account/login' } });
      },
    },
    ['errors'],
  ],
  [
    'calls that a slow server leads to the login page',
    'calls',
    /: redirected to \/account\/login/,
    {
      spoil: (path, answer) => {
        if (!path.startsWith('/api/')) return;
        Object.assign(answer, { status: 302, headers: { location: '/account/login' } });
      },
      callsLate: 1000,
    },
    ['errors'],
  ],
  [
    'calls that a page answers',
    'calls',
    /: not JSON, content-type text\/html/,
    {
      spoil: (path, answer) => {
        if (!path.startsWith('/api/')) return;
        Object.assign(answer, {
          headers: { 'content-type': 'text/html' },
          body: Buffer.from('<p>Login</p>'),
        });
      },
    },
    ['errors'],
  ],
  [
    'rules that start the checkout early',
    'prerendering',
    /^\/checkout\/shipping: it is a step of the checkout$/,
    {
      parts: {
        head: `<script type="speculationrules">{"prerender": [{"where": {"href_matches": "/checkout/*"}, "eagerness": "conservative"}]}</script>`,
        body: '<a href="/checkout/shipping">Checkout</a><a href="/checkout/cart">Cart</a>',
        policy: '',
      },
    },
  ],
  [
    'rules that cannot be read',
    'prerendering',
    /^Line: 1, column: 16, /,
    { parts: { head: '<script type="speculationrules">{"prerender": [}</script>', policy: '' } },
    ['errors'],
  ],
  [
    'a file with rules that has the wrong type',
    'prerendering',
    /the browser got no rules from the file "\/nowhere\.json" of the header$/,
    {
      spoil: (path, { headers }) => {
        if (path === '/page') headers['speculation-rules'] = '"/nowhere.json"';
      },
    },
    ['errors'],
  ],
  [
    'a script that fails',
    'errors',
    /^http\S+\/nowhere\.js: Failed to load resource.*404/,
    { parts: { head: '<script src="/nowhere.js"></script>' } },
  ],
  [
    'what the policy forbids',
    'violations',
    /^script-src-elem does not allow inline/,
    { parts: { head: '<script>window.legacy = true;</script>' } },
  ],
];
