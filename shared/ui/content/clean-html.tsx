/** How the server's HTML comes into a page: cleaned by an allow-list. Loaded when the first real fragment comes. */
import DOMPurify from 'dompurify';
import type { ComponentType } from 'react';
import type { TrustedTypePolicy, TrustedTypesWindow } from 'trusted-types/lib/index.js';
import { safeUrl } from '../../domain/safe-url.ts';
import { configuration } from '../../page/configuration.ts';
import { registry } from '../../page/registry.ts';

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
  const safe =
    attribute === 'href'
      ? safeUrl(value, { base: location.href, allow: configuration().externalOrigins, kind: 'link' })
      : safeUrl(value, { base: location.href, kind: 'image' });
  if (safe === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, safe);
}

/** Server fragments may use the site's classes, never those of the widgets. */
function dropOwnClasses(element: Element): void {
  const kept = [...element.classList].filter((name) => !name.startsWith('cb-'));
  if (kept.length > 0) element.className = kept.join(' ');
  else element.removeAttribute('class');
}

/**
 * Elements whose content is no markup are removed with their content, closed or not. A space replaces them, so that the
 * text around them does not become a tag.
 */
const DROPPED =
  /<(style|script|title|textarea|noscript|iframe|xmp|noembed|noframes|plaintext)\b.*?(?:<\/\1\b[^>]*>|$)|<base\b[^>]*>/gis;
const TAG = /<(\/?)([a-z][^\s/>"']*)((?:[^"'>]|"[^"]*"|'[^']*')*)/gi;
/** A whole attribute, since something inside a value may look like one. */
const ATTRIBUTE = /[\s/]*([^\s"'/=]+)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"']*))?/g;

/**
 * Prepares a fragment; what is harmful goes afterwards. The page's outline belongs to the page, so headings
 * start at the third level. Styles, scripts and handlers never get as far as the browser's parser,
 * which would report each as a breach of the page's policy.
 */
function prepare(html: string): string {
  return html.replace(DROPPED, ' ').replace(TAG, (_, slash: string, name: string, attributes: string) => {
    const kept = attributes.replace(ATTRIBUTE, (attribute, key: string) =>
      /^(style|on\w+)$/i.test(key) ? '' : attribute,
    );
    return `<${slash}${name.replace(/^h[1-6]$/i, demote)}${kept}`;
  });
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
    if (element.getAttribute('target') === '_blank') element.setAttribute('rel', 'noopener noreferrer');
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
