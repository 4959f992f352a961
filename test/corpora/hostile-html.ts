/**
 * Fragments of HTML that must come out harmless wherever the server's HTML is shown. A script that runs sets `hostile`;
 * an address that may not be followed or loaded is one of `evil.example`. There is no picture over https among them,
 * because that may come from anywhere.
 */
import { FAMILIES } from './html-families.ts';
import { TRICKS } from './html-tricks.ts';

export const HOSTILE_HTML: Record<string, string> = { ...TRICKS, ...FAMILIES };

/** Fragments after which nothing is markup, or that get truncated, so nothing can follow them. */
const SWALLOWS =
  /^plain text|never closed|without (an )?end|very long|400,000|^handler of an element: (plaintext|template|textarea|select|iframe|frameset|option|optgroup)/;

/**
 * The same samples, joined into four fragments, each sample in a paragraph of its own. Samples that nothing can follow come last, one in each fragment.
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
