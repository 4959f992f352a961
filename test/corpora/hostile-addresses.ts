/**
 * Addresses to which no link, navigation or form may lead, in families. The shop's own page is
 * `https://store.test/checkout/cart` or any other; its calls are below `/api/rest/cb`. An address that is
 * hostile wherever the shop is names `evil.example`.
 */

const HOST = 'evil.example';

/** Schemes that run, read or start something. */
const SCHEMES = (
  'javascript vbscript livescript mocha jscript data blob filesystem file about view-source ftp sftp ws wss intent ' +
  'chrome chrome-extension moz-extension resource jar ms-appx res mhtml feed ssh ldap gopher itms-services market sms ' +
  'facetime whatsapp steam x-apple-helpbasic cid mid urn'
).split(' ');

const REST: Record<string, string> = {
  data: 'text/html,<script>hostile=1</script>',
  blob: `https://${HOST}/0f1e`,
  filesystem: `https://${HOST}/temporary/a`,
  file: '///etc/passwd',
  about: 'blank',
  'view-source': `https://${HOST}/`,
};

/** Characters that parsers skip, or read as others. */
const CONTROLS = ['\0', '\x01', '\b', '\t', '\n', '\v', '\f', '\r', '\x1b', '\x1f', '\x7f', '\x85', '\x9f'];
const BLANKS = [' ', '\u00a0', '\ufeff', '\u2003', '\u2028', '\u2029', '\u3000'];

const within = (text: string, at: number, character: string) =>
  text.slice(0, at) + character + text.slice(at);

const spellings = (scheme: string) => [
  `${scheme}:`,
  `${scheme.toUpperCase()}:`,
  `${scheme.charAt(0).toUpperCase()}${scheme.slice(1)}:`,
];

const scripts = SCHEMES.flatMap((scheme) => [
  ...spellings(scheme).map((start) => `${start}${REST[scheme] ?? 'hostile=1'}`),
  `${scheme}://store.test/%0ahostile=1`,
]);

const hiddenScripts = ['javascript:hostile=1', 'data:text/html,x'].flatMap((script) =>
  [...CONTROLS, ...BLANKS].flatMap((character) => [
    `${character}${script}`,
    ...(CONTROLS.includes(character)
      ? [within(script, 4, character), within(script, script.indexOf(':'), character)]
      : []),
  ]),
);

/** Ways to write that a host follows. */
const otherHosts = [
  ...['//', '///', '////', '/////', 'https://', 'https:///', 'HTTPS://', 'http://', 'hTTp://', 'https:////'],
  ...['/\\', '\\/', '\\\\', '\\\\\\', '/\\/', 'https:\\\\', 'https:/\\', 'https:\\/', '//\\', '\\\\/'],
  ...CONTROLS.flatMap((control) => [`/${control}/`, `${control}//`, `https:/${control}/`]),
  ...BLANKS.map((blank) => `${blank}//`),
  ...[
    '/..//',
    '/.//',
    '/../..//',
    '/a/..//',
    '/./..//',
    '/%2e%2e//',
    '/%2E//',
    '/.%2e//',
    '/;jsessionid=1//',
  ],
  ...['/a/../..//', '/;JSESSIONID=//', '../..//'],
].flatMap((start) => [`${start}${HOST}/`, `${start}${HOST}?a=/b`, `${start}${HOST}:443/%2f..`]);

/** A login before the real host, which looks like the host. */
const userInfo = [
  'store.test',
  'user',
  'user:secret',
  ':secret',
  'store.test:443',
  'https',
  'store.test%2f',
  '%20',
].flatMap((login) => [`https://${login}@${HOST}/`, `//${login}@${HOST}/`, `https://${login}@store.test/`]);

/** Hosts that look like the shop's, or are written in an unusual way. */
const hosts = [
  ...[
    'store.test.evil.example',
    'evil.example.',
    'xstore.test',
    'store.test.',
    'www.store.test',
    'store-test',
    'test',
  ],
  ...[
    'ѕtore.test',
    'stоre.test',
    'ｓtore.test.evil.example',
    'evil。example',
    'evil．example',
    'ⓔvil.example',
    'evil｡example',
  ],
  ...[
    'xn--hop-3yc.test',
    'EVIL.EXAMPLE',
    'evil%2eexample',
    '%65vil.example',
    'faß.example',
    'evil.example:443',
  ],
  ...[
    '0x7f.1',
    '2130706433',
    '017700000001',
    '127.1',
    '[::ffff:7f00:1]',
    '[::]',
    '0',
    '169.254.169.254',
    '10.0.0.1',
  ],
  ...['store.test:8443', 'store.test:80', 'store.test:0', 'store.test:65535'],
].flatMap((host) => [`https://${host}/`, `//${host}/a?b=1#c`, `http://${host}/`]);

/** Addresses that browsers may not be able to parse, or may parse in several ways. */
const broken = [
  ...[
    'https://',
    'http://',
    '//',
    'https://[::1',
    'https://[g]/',
    'https://%00.test/',
    'https://a b/',
    '\0/a',
  ],
  ...[
    'https://store.test:99999/',
    'https://store.test:x/',
    'https://<script>/',
    'https://evil^example/',
    'https://|/',
  ],
  ...[
    '/trailing ',
    ' /leading',
    '\u00a0/leading',
    '/a\u0085b',
    '/a\\..\\b',
    'a\\b',
    '/a\nb',
    '\t/a',
    '/a\r\nSet-Cookie: a',
  ],
  ...[`/${'a'.repeat(2048)}`, `https://store.test/${'%61'.repeat(800)}`, ''],
];

/** Calls that a picture or a link would make. */
const CALLS = ['profile/logout', 'cart/cart-details/true', 'profile/profile-details/1', 'order/x', 'x'];
const api = CALLS.flatMap((call) => [
  ...[
    `/api/rest/cb/${call}`,
    `/API/Rest/CB/${call}`,
    `/api/rest/cb;v=1/${call}`,
    `/api;a/rest;b/cb;c/${call}`,
  ],
  ...[
    `/api//rest/cb/${call}`,
    `/api/./rest/cb/${call}`,
    `/a/../api/rest/cb/${call}`,
    `//api/../api/rest/cb/${call}`,
  ],
  ...[
    `/api%2frest%2fcb%2f${call}`,
    `/api%252frest%252fcb/${call}`,
    `/%61pi/rest/cb/${call}`,
    `/api/rest/c%62/${call}`,
  ],
  ...[`/%2561pi/rest/cb/${call}`, `/a/..%2fapi/rest/cb/${call}`, `/a/%2e%2e%2fapi/rest/cb/${call}`],
  ...[`/a/..%5capi/rest/cb/${call}`, `/a/%252e%252e/api/rest/cb/${call}`, `/a/..;/api/rest/cb/${call}`],
  ...[
    `/api/rest/cb/${call}?a=1`,
    `/api/rest/cb/${call}#a`,
    `/api/rest/cb/;jsessionid=1/${call}`,
    `/api/rest/cb//${call}`,
  ],
  ...[`/a%2f..%2f..%2fapi/rest/cb/${call}`, `/api/rest/cb/%E0%A4%A/${call}`, `/api/x/../rest/cb/${call}`],
]);

/** All of them, by family. */
export const ADDRESS_FAMILIES = {
  schemes: scripts,
  'schemes behind what is passed over': hiddenScripts,
  'other hosts': otherHosts,
  logins: userInfo,
  'hosts in disguise': hosts,
  'broken ones': broken,
  'calls of the server': api,
};

/** Each once. */
export const HOSTILE_ADDRESSES: readonly string[] = [...new Set(Object.values(ADDRESS_FAMILIES).flat())];
