/** Prepares a fragment of the server's HTML as text, before the browser parses it. */
import { report } from '../../page/report.ts';

/**
 * Carries the text of a `style` attribute past the parser. The sanitiser drops such an attribute from the
 * fragment itself.
 */
export const STYLE_ATTRIBUTE = 'data-cb-style';

/** Reports a removed part, such as `onclick of <a>`. */
export type NoteRemoved = (what: string) => void;

/**
 * Matches elements whose content isn't markup, whether they are closed or not. They are removed with their content. A space
 * replaces them, so that the text around them doesn't form a tag.
 */
const DROPPED =
  /<(style|script|title|textarea|noscript|iframe|xmp|noembed|noframes|plaintext)\b.*?(?:<\/\1\b[^<>]*>?|$)|<base\b[^<>]*>?/gis;
const TAG = /<(\/?)([a-z][^\s/>"']*)((?:[^"'>]|"[^"]*"|'[^']*')*)/gi;
/** Matches a whole attribute, because a value may contain something that looks like an attribute. */
const ATTRIBUTE = /([^\s"'/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']*))?/g;
/** The allowed elements without an end tag. */
const VOID_ELEMENTS = new Set(['br', 'hr', 'img', 'source', 'track']);

/** The shop's own fragments are far below these limits. Beyond them, cleaning would block the page. */
const MAX_LENGTH = 50_000;
const MAX_DEPTH = 60;

/**
 * Prepares a fragment for the sanitiser, which removes what is harmful.
 *
 * - Headings start at the third level, because the higher levels belong to the page.
 * - Styles, scripts and event handlers never reach the browser's parser, which would report each of them as a violation of
 *   the page's content policy. Nor does `is`, which can't be removed from an element. The text of a `style` attribute is kept
 *   in another one.
 * - White space at the start is cut. The sanitiser would insert it into `document.body`, which a form of the fragment with
 *   that name replaces in Safari.
 * - A fragment that is too long is cut, and elements that are nested too deeply are reduced to their text.
 *
 * Each pattern reads the text once, whatever the text contains.
 */
export function prepareHtml(html: string, note: NoteRemoved): string {
  let depth = 0;
  return shorten(html)
    .replace(DROPPED, (_, name?: string) => {
      note(`<${name ?? 'base'}>`);
      return ' ';
    })
    .replace(TAG, (_, slash: string, name: string, attributes: string) => {
      if (!VOID_ELEMENTS.has(name.toLowerCase())) {
        const level = slash ? depth-- : ++depth;
        // An end tag without a start tag doesn't count.
        depth = Math.max(0, depth);
        if (level > MAX_DEPTH) {
          note(`<${name}>, which is nested too deeply`);
          return '<br';
        }
      }
      const kept = attributes.replace(ATTRIBUTE, (attribute, key: string) => {
        const known = key.toLowerCase();
        if (known === 'style') return STYLE_ATTRIBUTE + attribute.slice(key.length);
        if (!isDropped(known)) return attribute;
        note(`${known} of <${name}>`);
        return '';
      });
      return `<${slash}${name.replace(/^h[1-6]$/i, demote)}${kept}`;
    })
    .trimStart();
}

function isDropped(attribute: string): boolean {
  return attribute === 'is' || attribute.startsWith('on') || attribute.startsWith('data-cb-');
}

/** Cuts a fragment that is too long, without splitting a tag. */
function shorten(html: string): string {
  if (html.length <= MAX_LENGTH) return html;
  report('html-cut', `A fragment of HTML with ${html.length} characters is cut after ${MAX_LENGTH}.`);
  return html.slice(0, MAX_LENGTH).replace(/<[^<>]*$/, '');
}

function demote(heading: string): string {
  return `h${Math.min(5, Math.max(3, Number(heading[1]) + 1))}`;
}
