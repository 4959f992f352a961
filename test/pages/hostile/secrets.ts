/** Data that only the shopper and the shop may know, and the places where it may legitimately occur. */
import type { Place, Trace } from '../support/traces.ts';

/** The pattern of each secret. The shop and the shoppers of these tests use such values, and nothing else matches. */
export const SECRETS = {
  email: /[\w.+-]+(@|%40)[\w-]+\.\w+/,
  name: /Sentinella|SENT-NAME/i,
  password: /SENT-PW/,
  token: /SENT-(SSO-)?TOKEN/,
  message: /SENT-MESSAGE/,
  'purchase order': /\bPO-\d{4}-\d+|REQ-\d{4,}/,
  'card digits': /\b4242\b|\*{4}/,
  price: /9,?876\.54/,
} as const;

export type Secret = keyof typeof SECRETS;

const SEARCHED =
  /^(null )?http:\/\/127\.0\.0\.1:\d+\/[\w/.-]+[/?&=\w-]*(search|searchValue)=sent-search%40example\.com\b/;

/** Where a secret may occur, and why. The page's content, its fields and its requests to the shop aren't checked. */
const ALLOWED: Partial<Record<Secret, Partial<Record<Place, RegExp>>>> = {
  // The shopper has searched for it: a search is part of the page's own address and of the call's.
  email: { address: SEARCHED, history: SEARCHED, referrer: SEARCHED },
};

/** Each secret in a place where it may not occur: the secret, the place, and the surrounding text. */
export function leaksIn(traces: readonly Trace[], secrets = Object.keys(SECRETS) as Secret[]): string[] {
  return traces.flatMap(({ place, text }) =>
    secrets.flatMap((secret) => {
      const [found] = SECRETS[secret].exec(text) ?? SECRETS[secret].exec(decoded(text)) ?? [];
      if (!found || ALLOWED[secret]?.[place]?.test(text)) return [];
      return [`${secret} in ${place}: ${found} in ${text.slice(0, 200)}`];
    }),
  );
}

/** Decoded, as somebody searching for secrets would read it: without percent-encoding and base64. */
function decoded(text: string): string {
  const plain = text.replace(/%[\da-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  const hidden = [...plain.matchAll(/[\w+/]{12,}={0,2}/g)].map(([code]) =>
    Buffer.from(code, 'base64').toString('latin1'),
  );
  return [plain, ...hidden].join(' ');
}
