/**
 * Fragments of HTML that must come out harmless wherever the server's HTML is shown. A script that runs sets `hostile`;
 * an address that may not be followed or loaded is one of `evil.example`. No picture over https is among them: that may
 * be anywhere.
 */
import { FAMILIES } from './html-families.ts';
import { TRICKS } from './html-tricks.ts';

export const HOSTILE_HTML: Record<string, string> = { ...TRICKS, ...FAMILIES };

/** Fragments after which nothing is markup any more, or that get truncated, so nothing can follow them. */
const SWALLOWS =
  /^plain text|never closed|without (an )?end|very long|400,000|^handler of an element: (plaintext|template|textarea|select|iframe|frameset|option|optgroup)/;

/**
 * The same, many in each of four fragments, each after the others have ended as far as possible. What lets nothing stand
 * behind it comes last, where there is a place.
 */
export function joinedHtml(): string[] {
  const names = Object.keys(HOSTILE_HTML);
  const plain = names.filter((name) => !SWALLOWS.test(name));
  const last = names.filter((name) => SWALLOWS.test(name) && (HOSTILE_HTML[name]?.length ?? 0) < 1000);
  return [0, 1, 2, 3].map((quarter) => {
    const group = [...plain.filter((_, index) => index % 4 === quarter), last[quarter] as string];
    return group.map((name) => `<p>${HOSTILE_HTML[name]}</p>`).join('\n');
  });
}
