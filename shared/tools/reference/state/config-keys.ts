/**
 * The keys of `config` in the state block. The widgets check each value where they read it, so the code has no list; a test
 * compares this one with what they read, accept and refuse.
 */

/** A key without a struct. */
export interface DescribedKey {
  /** In TypeScript. */
  type: string;
  /** In words, if the type doesn't say everything. */
  expected?: string;
  required?: boolean;
  /** The behavior without it, in Markdown. */
  without: string;
  /** In Markdown. */
  description: string;
}

const ORIGINS =
  'a list of origins such as `https://portal.example`, or `https://*.portal.example` for the hosts below a domain, without a path';

export const CONFIG_KEYS: Record<string, DescribedKey> = {
  apiBase: {
    type: 'string',
    expected: "a path on the page's own host",
    without: '`/api/rest/cb`',
    description: 'The path before the paths of all calls.',
  },
  csrfToken: { type: 'string', without: 'no header', description: 'Sent with each write as `X-CB-CSRF`.' },
  phone: {
    type: 'string',
    without: 'no number',
    description: "The shop's phone number, wherever a widget shows it.",
  },
  storeName: {
    type: 'string',
    without: 'no name',
    description: "The shop's name, wherever a widget shows it.",
  },
  loginAction: {
    type: 'string',
    expected: "an address on the page's own host",
    without: '`/account/login`',
    description: 'The address that the sign-in dialog posts to.',
  },
  signIn: {
    type: 'object',
    expected:
      "`{action, fields: {name: value}, names: {email, password, resume}}`, with an address on the page's own host",
    without: '`email`, `password` and `resume`, posted to `loginAction`',
    description: "What the site's login page accepts. The sign-in dialog posts exactly that.",
  },
  punchoutOrigins: {
    type: 'string[]',
    expected: ORIGINS,
    without: 'none',
    description: 'Origins that a punch-out cart may be sent to.',
  },
  ssoOrigins: {
    type: 'string[]',
    expected: ORIGINS,
    without: 'none',
    description: 'Origins that a single sign-on token may be sent to.',
  },
  externalOrigins: {
    type: 'string[]',
    expected: ORIGINS,
    without: 'none',
    description: "Origins that the browser may be sent to, apart from the page's own.",
  },
  mediaOrigins: {
    type: 'string[]',
    expected: ORIGINS,
    without: 'none',
    description:
      "Origins that videos and sounds in the server's HTML may come from, apart from the page's own; the content policy then needs them in `media-src`.",
  },
  affiliateCookies: {
    type: 'string[]',
    expected: 'a list of names, letter by letter',
    without: 'those whose name contains `affiliate`, and those called `clickId`, `click_ids` and the like',
    description:
      'Exact names of the cookies with affiliate click ids, which are cleared once an order is confirmed; an empty list means none.',
  },
  off: {
    type: 'string[]',
    expected: 'a list of names of widgets',
    without: 'none',
    description: "Widgets that don't load: their fallback stays, and none of their files is fetched.",
  },
  debug: {
    type: 'Flag',
    expected: 'a flag: `true`, `"true"`, `1` or `"1"`',
    without: 'only if the page’s address has `cb-debug`',
    description: 'Debug mode: reports mistakes of the page that otherwise cause no error; for development.',
  },
  messages: {
    type: 'Messages',
    expected: 'texts by widget and key: `{"cart-page": {"title": "Basket"}}`',
    without: "the widgets' own",
    description: 'Replaces any [text](#messages).',
  },
};

/** The keys of `message` in the state block. */
export const MESSAGE_KEYS: Record<string, DescribedKey> = {
  tone: {
    type: "'success' | 'info' | 'warning' | 'danger'",
    without: '`info`, also for any other value',
    description: 'The tone of the message.',
  },
  text: {
    type: 'string',
    required: true,
    without: 'no message',
    description: 'The text, which the first island that shows notices shows once.',
  },
};
