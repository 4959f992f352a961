/** Cleans the server's HTML by an allow-list before it is shown. Loaded with the first fragment that has markup. */
import DOMPurify from 'dompurify';
import type { ComponentType } from 'react';
import type { TrustedTypePolicy, TrustedTypesWindow } from 'trusted-types/lib/index.js';
import { pageUrl } from '../../page/links/page-url.ts';
import { registry } from '../../page/registry.ts';
import { report } from '../../page/report.ts';

/**
 * Creates the component that shows a fragment of the server's HTML, cleaned by an allow-list. Nothing else puts such HTML
 * into the page.
 * @throws if the browser lacks what the sanitiser needs
 */
export function makeCleanHtml(): ComponentType<{ html: string }> {
  const sanitise = pageSanitiser();
  return ({ html }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place where this is allowed; the value is clean
    <div className="cb-html" dangerouslySetInnerHTML={{ __html: sanitise(html) as string }} />
  );
}

const INLINE_TAGS = ['a', 'b', 'strong', 'em', 'i', 'u', 'sup', 'sub', 'small', 'span', 'br', 'img'];
const BLOCK_TAGS = ['p', 'div', 'ul', 'ol', 'li', 'hr', 'h2', 'h3', 'h4', 'h5'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'src', 'alt', 'title', 'class'];
const LAYOUT_ATTRIBUTES = ['width', 'height', 'colspan', 'rowspan', 'scope'];

const ALLOWED = {
  ALLOWED_TAGS: [...INLINE_TAGS, ...BLOCK_TAGS, ...TABLE_TAGS],
  ALLOWED_ATTR: [...LINK_ATTRIBUTES, ...LAYOUT_ATTRIBUTES],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Returns a clean fragment. */
type Sanitise = (html: string) => string | TrustedHTML;

/** The most fragments whose clean form is kept. A page usually has only a few. */
const MOST_KEPT = 200;

/** Removes the address of a link or image unless it passes the rule for addresses from the server. */
function checkAddress(element: Element, attribute: 'href' | 'src'): void {
  const value = element.getAttribute(attribute);
  if (value === null) return;
  const safe = pageUrl(value, attribute === 'href' ? 'link' : 'image');
  if (safe === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, safe);
}

/** Removes the widgets' own classes. Fragments may use the site's classes only. */
function dropOwnClasses(element: Element): void {
  // Pages in quirks mode ignore the case of class names.
  const kept = [...element.classList].filter((name) => !name.toLowerCase().startsWith('cb-'));
  if (kept.length > 0) element.className = kept.join(' ');
  else element.removeAttribute('class');
}

/**
 * Lets a link open in this tab, or in a new tab without access to this one. Any other target could be the name of one of
 * the shop's own tabs.
 */
function openSafely(element: Element): void {
  if (element.getAttribute('target')?.toLowerCase() === '_blank') {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  } else {
    element.removeAttribute('target');
    element.removeAttribute('rel');
  }
}

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
const VOID_ELEMENTS = new Set(['br', 'hr', 'img']);

/** The shop's own fragments are far below these limits. Beyond them, cleaning would block the page. */
const MAX_LENGTH = 50_000;
const MAX_DEPTH = 60;

/**
 * Prepares a fragment for the sanitiser, which removes what is harmful.
 *
 * - Headings start at the third level, because the higher levels belong to the page.
 * - Styles, scripts and event handlers never reach the browser's parser, which would report each of them as a violation of
 *   the page's content policy. Nor does `is`, which can't be removed from an element.
 * - A fragment that is too long is cut, and of elements that are nested too deeply only the text is left.
 *
 * Each pattern reads the text once, whatever the text contains.
 */
function prepare(html: string): string {
  let depth = 0;
  return shorten(html)
    .replace(DROPPED, ' ')
    .replace(TAG, (_, slash: string, name: string, attributes: string) => {
      if (!VOID_ELEMENTS.has(name.toLowerCase())) {
        const level = slash ? depth-- : ++depth;
        // An end tag without a start tag doesn't count.
        depth = Math.max(0, depth);
        if (level > MAX_DEPTH) return '<br';
      }
      const kept = attributes.replace(ATTRIBUTE, (attribute, key: string) =>
        isDropped(key.toLowerCase()) ? '' : attribute,
      );
      return `<${slash}${name.replace(/^h[1-6]$/i, demote)}${kept}`;
    });
}

function isDropped(attribute: string): boolean {
  return attribute === 'style' || attribute === 'is' || attribute.startsWith('on');
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

function makeSanitiser(): Sanitise {
  const purifier = DOMPurify(window);
  // In an unsupported browser, it would return the HTML unchanged.
  if (!purifier.isSupported) throw new Error('DOMPurify does not work here');
  // The policy doesn't change anything, so it must stay inside this closure, which returns only clean HTML.
  const policy = (window as unknown as TrustedTypesWindow).trustedTypes?.createPolicy('cb-html', {
    createHTML: (html) => html,
    createScriptURL: () => '',
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    checkAddress(element, 'href');
    checkAddress(element, 'src');
    dropOwnClasses(element);
    openSafely(element);
  });
  const clean = new Map<string, string | TrustedHTML>();
  return (html) => {
    let result = clean.get(html);
    if (result === undefined) {
      result = purifier.sanitize(prepare(html), {
        ...ALLOWED,
        TRUSTED_TYPES_POLICY: policy as TrustedTypePolicy | undefined,
        RETURN_TRUSTED_TYPE: true,
      });
      if (clean.size >= MOST_KEPT) clean.clear();
      clean.set(html, result);
    }
    return result;
  };
}

/**
 * Returns the page's sanitiser, which cleans a fragment of the server's HTML by an allow-list of harmless elements and
 * attributes. The same fragment returns the same object, so that rendering it again doesn't change the page. There is one
 * sanitiser per page, in the registry, because the name of a Trusted Types policy can be used only once.
 * @throws if the browser lacks what the sanitiser needs. Nothing may then be shown as HTML.
 */
function pageSanitiser(): Sanitise {
  const shared = registry();
  shared.sanitise ??= makeSanitiser();
  return shared.sanitise;
}
