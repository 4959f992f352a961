/** How the server's HTML comes into a page: cleaned by an allow-list. Loaded when the first real fragment comes. */

import DOMPurify from 'dompurify';
import type { ComponentType } from 'react';
import type { TrustedTypePolicy, TrustedTypesWindow } from 'trusted-types/lib/index.js';
import { pageUrl } from '../../page/links/page-url.ts';
import { registry } from '../../page/registry.ts';
import { report } from '../../page/report.ts';

/**
 * Makes the component that shows a fragment of the server's HTML, cleaned by an allow-list: the only place that puts
 * such HTML into the page.
 * @throws where the browser lacks what cleaning needs
 */
export function makeCleanHtml(): ComponentType<{ html: string }> {
  const sanitise = pageSanitiser();
  return ({ html }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sanctioned place; the value is clean
    <div className="cb-html" dangerouslySetInnerHTML={{ __html: sanitise(html) as string }} />
  );
}

const ALLOWED = {
  ALLOWED_TAGS: (
    'a b strong em i u br p ul ol li span div h2 h3 h4 h5 img table thead tbody tfoot tr th td ' +
    'caption sup sub small hr'
  ).split(' '),
  ALLOWED_ATTR: 'href src alt title class colspan rowspan scope width height target rel'.split(' '),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Takes a fragment, gives a clean one. */
type Sanitise = (html: string) => string | TrustedHTML;

/** Fragments that are kept clean; a page has a handful. */
const REMEMBERED = 200;

/** A link or image keeps its address only when it passes the rule for addresses from the server. */
function checkAddress(element: Element, attribute: 'href' | 'src'): void {
  const value = element.getAttribute(attribute);
  if (value === null) return;
  const safe = pageUrl(value, attribute === 'href' ? 'link' : 'image');
  if (safe === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, safe);
}

/** Server fragments may use the site's classes, never those of the widgets. */
function dropOwnClasses(element: Element): void {
  // Pages in quirks mode compare class names without their case.
  const kept = [...element.classList].filter((name) => !/^cb-/i.test(name));
  if (kept.length > 0) element.className = kept.join(' ');
  else element.removeAttribute('class');
}

/** A link opens in this tab, or in a new one that knows nothing of this; another name could be that of the shop's own tab. */
function openSafely(element: Element): void {
  if (/^_blank$/i.test(element.getAttribute('target') ?? '')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  } else {
    element.removeAttribute('target');
    element.removeAttribute('rel');
  }
}

/**
 * Elements whose content is no markup are removed with their content, closed or not. A space replaces them, so that the
 * text around them does not become a tag.
 */
const DROPPED =
  /<(style|script|title|textarea|noscript|iframe|xmp|noembed|noframes|plaintext)\b.*?(?:<\/\1\b[^<>]*>?|$)|<base\b[^<>]*>?/gis;
const TAG = /<(\/?)([a-z][^\s/>"']*)((?:[^"'>]|"[^"]*"|'[^']*')*)/gi;
/** A whole attribute, since something inside a value may look like one. */
const ATTRIBUTE = /([^\s"'/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']*))?/g;
const VOID = /^(br|hr|img)$/i;

/** What a shop writes into a page is far below both; beyond them, cleaning would keep the page from answering. */
const LONGEST = 50_000;
const DEEPEST = 60;

/**
 * Prepares a fragment; what is harmful goes afterwards. The page's outline belongs to the page, so headings
 * start at the third level. Styles, scripts and handlers never get as far as the browser's parser,
 * which would report each as a breach of the page's policy; nor does `is`, which no element can lose. What is too long is cut, and elements that stand too deep
 * leave only their text. Each pattern passes over the text once, whatever stands in it.
 */
function prepare(html: string): string {
  let depth = 0;
  return shortened(html)
    .replace(DROPPED, ' ')
    .replace(TAG, (_, slash: string, name: string, attributes: string) => {
      if (!VOID.test(name)) {
        const level = slash ? depth-- : ++depth;
        // An end without a beginning is no level.
        depth = Math.max(0, depth);
        if (level > DEEPEST) return '<br';
      }
      const kept = attributes.replace(ATTRIBUTE, (attribute, key: string) =>
        /^(style|is|on\w+)$/i.test(key) ? '' : attribute,
      );
      return `<${slash}${name.replace(/^h[1-6]$/i, demote)}${kept}`;
    });
}

/** Cuts a fragment that is too long, before the tag that the cut would split. */
function shortened(html: string): string {
  if (html.length <= LONGEST) return html;
  report('html-cut', `A fragment of HTML with ${html.length} characters is cut after ${LONGEST}.`);
  return html.slice(0, LONGEST).replace(/<[^<>]*$/, '');
}

function demote(heading: string): string {
  return `h${Math.min(5, Math.max(3, Number(heading[1]) + 1))}`;
}

function makeSanitiser(): Sanitise {
  const purifier = DOMPurify(window);
  // Where it is not supported, it would return the HTML unchanged.
  if (!purifier.isSupported) throw new Error('DOMPurify does not work here');
  // The policy passes everything through, so it stays inside this closure: what leaves is clean.
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
      if (clean.size >= REMEMBERED) clean.clear();
      clean.set(html, result);
    }
    return result;
  };
}

/**
 * The page's sanitiser: it cleans a fragment of the server's HTML by an allow-list of harmless elements
 * and attributes. The same fragment gives the same object, so that rendering it again leaves the page
 * untouched. There is one on a page, kept in the registry, since a policy's name may be taken once.
 *
 * @throws where the browser lacks what cleaning needs: nothing may then be shown as HTML
 */
function pageSanitiser(): Sanitise {
  const shared = registry();
  shared.sanitise ??= makeSanitiser();
  return shared.sanitise;
}
