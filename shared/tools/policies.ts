/**
 * The ways in which a page may load the widgets, each with its content policy [embedding Policy]. The demo shop sends these
 * policies, the kit's `PolicyFilter` the same ones; the doctor's advice, the READMEs and the reference take them from here.
 */

/** Where the files come from, and how scripts are allowed. */
export type PolicyCase = 'own' | 'own-nonce' | 'other' | 'other-nonce' | 'other-map';

/** The values that a policy has from its page. */
export interface PolicyValues {
  /** The nonce of the response. */
  nonce: string;
  /** The origin of the files. */
  files: string;
  /** The origins in `config.punchoutOrigins` and `config.ssoOrigins`. */
  portals?: string;
  /** The origins in `config.mediaOrigins`. */
  media?: string;
  /** Whether the page has inline speculation rules. Under a policy with nonces, they need the nonce. */
  prerenders?: boolean;
}

interface DescribedCase {
  title: string;
  scripts: (values: PolicyValues) => string;
  styles: (values: PolicyValues) => string;
  /** The fragment for the head, in Markdown. */
  head: string;
  /** The parameters of the kit's filter, in Markdown. */
  kit: string;
}

const own = () => "'self'";
const other = ({ files }: PolicyValues) => `'self' ${files}`;
const strict = ({ nonce }: PolicyValues) => `'nonce-${nonce}' 'strict-dynamic'`;

/** Each case. */
export const POLICY_CASES: Record<PolicyCase, DescribedCase> = {
  own: {
    title: 'Own origin, without nonces',
    scripts: own,
    styles: own,
    head: '`dist/head.html`, or the loader alone',
    kit: '`policy` = `self`',
  },
  'own-nonce': {
    title: 'Own origin, with nonces',
    scripts: strict,
    styles: own,
    head: '`dist/head-nonce.html`, or the loader alone with the nonce',
    kit: '`policy` = `nonce`',
  },
  other: {
    title: 'Another origin, without nonces',
    scripts: other,
    styles: other,
    head: '`dist/head.html` of a build with `--base`, or the loader alone',
    kit: '`policy` = `self`, and `files`',
  },
  'other-nonce': {
    title: 'Another origin, with nonces',
    scripts: strict,
    styles: other,
    head: '`dist/head-nonce.html` of a build with `--base`, or the loader alone with the nonce',
    kit: '`policy` = `nonce`, and `files`',
  },
  'other-map': {
    title: 'Another origin, with an import map',
    scripts: ({ nonce, files }) => `'self' ${files} 'nonce-${nonce}'`,
    styles: other,
    head: '`dist/head-cdn.html`',
    kit: '`policy` = `cdn`, and `files`',
  },
};

/** Returns the policy of a page, one directive per entry. */
export function policyFor(name: PolicyCase, values: PolicyValues): string[] {
  const { scripts, styles } = POLICY_CASES[name];
  const { portals = '', media = '', prerenders } = values;
  const allowed = scripts(values);
  const rules = prerenders && !allowed.includes("'nonce-") ? " 'inline-speculation-rules'" : '';
  return [
    "default-src 'none'",
    `script-src ${allowed}${rules}`,
    `style-src ${styles(values)}`,
    "img-src 'self' https: data:",
    `media-src 'self' ${media}`.trim(),
    "font-src 'self'",
    "connect-src 'self'",
    `form-action 'self' ${portals}`.trim(),
    "frame-src 'self' https:",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types cb-html',
  ];
}

const NAMES: PolicyValues = { nonce: 'NONCE', files: 'FILES', portals: 'PORTAL', media: 'MEDIA' };

/** The whole policy of one case, with names instead of nonce and origins. */
export function wholePolicy(name: PolicyCase): string {
  return policyFor(name, NAMES).join(';\n');
}

/** The directives in which the cases differ, as a table in Markdown. */
export function policyTable(): string {
  const rows = Object.values(POLICY_CASES).map(({ title, scripts, styles, head, kit }) => {
    const directives = `\`script-src ${scripts(NAMES)}; style-src ${styles(NAMES)}\``;
    return `| ${title} | ${directives} | ${head} | ${kit} |`;
  });
  return ['| widgets from | policy | head | `PolicyFilter` |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  );
}

/** The fragments for the head as a table in Markdown. */
export function headsTable(): string {
  return [
    '| fragment | for pages that | what is in it |',
    '| --- | --- | --- |',
    '| the loader alone | have `script-src \'self\'`, or no policy; under a policy with nonces it needs the nonce | `<script type="module" src="/widgets/loader.js"></script>`; no integrity |',
    "| `dist/head.html` | have `script-src 'self'`, or no policy | common styles, preloads of the code that all widgets share, the loader of the release |",
    "| `dist/head-nonce.html` | have `script-src 'nonce-…' 'strict-dynamic'` | the same, after an import map with the integrity of every module, lazy ones included; then a disabled link for each widget's styles, which the widget enables |",
    "| `dist/head-prerender.html`, `dist/head-prerender-nonce.html` | let browsers prerender the next page; in addition to one of the others | speculation rules, see 'Prerendering' |",
    '| `dist/head-cdn.html` | load the widgets from another origin; may send `Integrity-Policy-Report-Only: blocked-destinations=(script)`, but not `Integrity-Policy`, because Safari then blocks every widget | the same with absolute addresses and `crossorigin` |',
  ].join('\n');
}
