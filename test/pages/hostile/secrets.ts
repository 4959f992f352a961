/** What nobody but the shopper and the shop may know, and where it may be found all the same. */
import type { Place, Trace } from '../support/traces.ts';

/** Each by what gives it away. The shop and the shoppers of these tests use such values, and nothing else looks so. */
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

/** Where a secret may stand, and why. What is on the page itself, in fields and in requests to the shop is not looked at. */
const ALLOWED: Partial<Record<Secret, Partial<Record<Place, RegExp>>>> = {
  // The shopper has searched for it: a search stands in the page's own address and is a part of the call's.
  email: { address: SEARCHED, history: SEARCHED, referrer: SEARCHED },
};

/** Each secret that stands where it may not: the secret, the place, and the text around it. */
export function leaksIn(traces: readonly Trace[], secrets = Object.keys(SECRETS) as Secret[]): string[] {
  return traces.flatMap(({ place, text }) =>
    secrets.flatMap((secret) => {
      const [found] = SECRETS[secret].exec(text) ?? SECRETS[secret].exec(decoded(text)) ?? [];
      if (!found || ALLOWED[secret]?.[place]?.test(text)) return [];
      return [`${secret} in ${place}: ${found} in ${text.slice(0, 200)}`];
    }),
  );
}

/** As somebody reads it who looks for something: without percent codes, and out of base 64. */
function decoded(text: string): string {
  const plain = text.replace(/%[\da-f]{2}/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  const hidden = [...plain.matchAll(/[\w+/]{12,}={0,2}/g)].map(([code]) =>
    Buffer.from(code, 'base64').toString('latin1'),
  );
  return [plain, ...hidden].join(' ');
}
