/**
 * Ids that must not become a segment of a call's path, as a page's query or a server's reply could contain them. Each
 * would lead to another call, or be read as something other than one segment.
 */
const STEPS = [
  '..',
  '../',
  '..\\',
  '..%2f',
  '..%5c',
  '%2e%2e',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '.%2e',
  '..;/',
  '..%00/',
];

const ODD = [
  ...[
    '.',
    './',
    '/',
    '//',
    '\\',
    '%2f',
    '%5c',
    '%00',
    '\0',
    '\n',
    '\r\n',
    '\t',
    ' ',
    '\u00a0',
    '\u2028',
    '%0d%0aHost:x',
  ],
  ...[
    'a/b',
    'a\\b',
    'a?b',
    'a#b',
    'a&b',
    'a=b',
    'a;b',
    'a,b',
    'a+b',
    'a%b',
    'a@b',
    'a b',
    'a"b',
    "a'b",
    'a<b',
    'a|b',
    '{id}',
  ],
  ...['é', 'ａ', '１', '．．', '‥', '․․', '。。', '／', '＼', '∕', '⁄', 'a\u0301', '🐸', '\ud800'],
  ...[
    'x'.repeat(65),
    'x'.repeat(100_000),
    'https://evil.example',
    '//evil.example',
    'javascript:hostile=1//',
  ],
  ...[
    "' or 1=1",
    '#{7*7}',
    '<script>',
    '[object Object]/',
    '*',
    '!',
    '$',
    '(1)',
    '~',
    '^',
    '`',
    '-/..',
    ':/',
  ],
];

/** All of them. An empty id counts as absent, so it isn't one of them. */
export const HOSTILE_IDS: readonly string[] = [
  ...STEPS.flatMap((step) => [step, `${step}${step}profile/logout`, `o1${step}logout`, `/${step}x`]),
  ...ODD,
  ...ODD.slice(0, 16).map((part) => `o1${part}o2`),
].filter((id) => !/^[\w.:-]{1,64}$/.test(id) || /^\.\.?$/.test(id));
