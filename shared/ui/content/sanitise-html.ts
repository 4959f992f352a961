/** Cleans the server's HTML by an allow-list of harmless elements and attributes [embedding Server HTML]. */
import DOMPurify from 'dompurify';
import type { TrustedTypePolicy, TrustedTypesWindow } from 'trusted-types/lib/index.js';
import { cartView } from '../../page/cart-view.ts';
import { mediaUrl } from '../../page/links/media-url.ts';
import { pageUrl } from '../../page/links/page-url.ts';
import { watchPolicy } from '../../page/problems/watch-policy.ts';
import { registry } from '../../page/registry.ts';
import { type NoteRemoved, prepareHtml, STYLE_ATTRIBUTE } from './prepare-html.ts';

const INLINE_TAGS = ['a', 'b', 'strong', 'em', 'i', 'u', 'sup', 'sub', 'small', 'span', 'br', 'img'];
const BLOCK_TAGS = ['p', 'div', 'ul', 'ol', 'li', 'hr', 'h2', 'h3', 'h4', 'h5'];
const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const MEDIA_TAGS = ['picture', 'source', 'video', 'audio', 'track'];

const LINK_ATTRIBUTES = ['href', 'target', 'rel', 'src', 'alt', 'title', 'class', 'id', 'role'];
const LAYOUT_ATTRIBUTES = ['width', 'height', 'colspan', 'rowspan', 'scope', STYLE_ATTRIBUTE];
const IMAGE_ATTRIBUTES = ['srcset', 'sizes', 'media', 'type', 'loading'];
const MEDIA_ATTRIBUTES = ['poster', 'controls', 'loop', 'muted', 'autoplay', 'playsinline', 'preload'];
const TRACK_ATTRIBUTES = ['kind', 'srclang', 'label', 'default'];

const ALLOWED = {
  ALLOWED_TAGS: [...INLINE_TAGS, ...BLOCK_TAGS, ...TABLE_TAGS, ...MEDIA_TAGS],
  ALLOWED_ATTR: [
    ...LINK_ATTRIBUTES,
    ...LAYOUT_ATTRIBUTES,
    ...IMAGE_ATTRIBUTES,
    ...MEDIA_ATTRIBUTES,
    ...TRACK_ATTRIBUTES,
  ],
  ALLOW_DATA_ATTR: true,
  ALLOW_ARIA_ATTR: true,
};

/** Returns a clean fragment. */
export type Sanitise = (html: string) => string | TrustedHTML;

/** The most fragments whose clean form is kept. A page usually has only a few. */
const MOST_KEPT = 200;

/** Attributes that contain one address, and the use of that address. */
const ADDRESSES = { href: 'link', src: 'image', poster: 'image' } as const;
const MEDIA_ELEMENTS = /^(video|audio|source|track)$/;

/**
 * Removes the addresses of an element unless they pass the rule for addresses from the server. In the inspect view, no link
 * leads anywhere [1 §2 Inspect view].
 */
function checkAddresses(element: Element, note: NoteRemoved): void {
  const tag = element.localName;
  for (const [attribute, kind] of Object.entries(ADDRESSES)) {
    const value = element.getAttribute(attribute);
    if (value === null) continue;
    const isOff = kind === 'link' && cartView() === 'inspect';
    const isMedia = attribute === 'src' && MEDIA_ELEMENTS.test(tag);
    const safe = isOff ? null : isMedia ? mediaUrl(value) : pageUrl(value, kind);
    if (safe !== null) element.setAttribute(attribute, safe);
    else {
      element.removeAttribute(attribute);
      // In the inspect view, a removed link isn't a mistake of the page.
      if (!isOff) note(`${attribute}="${value}" of <${tag}>`);
    }
  }
  checkSources(element, note);
}

/** Keeps those pictures of a `srcset` whose addresses pass. */
function checkSources(element: Element, note: NoteRemoved): void {
  const value = element.getAttribute('srcset');
  if (value === null) return;
  const kept = value.split(/,\s+|,$/).flatMap((candidate) => {
    const [address = '', ...size] = candidate.trim().split(/\s+/);
    const safe = pageUrl(address, 'image');
    if (address && safe === null) note(`"${address}" in srcset of <${element.localName}>`);
    return safe === null ? [] : [[safe, ...size].join(' ')];
  });
  if (kept.length > 0) element.setAttribute('srcset', kept.join(', '));
  else element.removeAttribute('srcset');
}

/** Lets a video start automatically only without sound and with controls to stop it. */
function tameMedia(element: Element, note: NoteRemoved): void {
  if (!element.hasAttribute('autoplay')) return;
  element.setAttribute('controls', '');
  if (element.localName === 'video' && element.hasAttribute('muted')) return;
  element.removeAttribute('autoplay');
  note(`autoplay of <${element.localName}>, which is not muted`);
}

/**
 * Removes the widgets' own classes, ids and attributes, so that no fragment mounts a widget. Fragments may use only the
 * site's.
 */
function dropOwnNames(element: Element, note: NoteRemoved): void {
  // Pages in quirks mode ignore the case of class names.
  const kept = [...element.classList].filter((name) => !isOwn(name));
  if (kept.length < element.classList.length) note(`a class of the widgets at <${element.localName}>`);
  if (kept.length > 0) element.className = kept.join(' ');
  else element.removeAttribute('class');
  if (isOwn(element.id) || /^(cbWidgets|dataLayer)$/.test(element.id)) {
    note(`id="${element.id}" of <${element.localName}>`);
    element.removeAttribute('id');
  }
  for (const { name } of [...element.attributes]) {
    if (!name.startsWith('data-cb-') || name === STYLE_ATTRIBUTE) continue;
    note(`${name} of <${element.localName}>`);
    element.removeAttribute(name);
  }
}

function isOwn(name: string): boolean {
  return name.toLowerCase().startsWith('cb-');
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

/** Returns the parts that the sanitiser itself removed, without the body in which it parses the fragment. */
function describeRemoved({ removed }: typeof DOMPurify): string[] {
  return removed.flatMap((one) => {
    const name = ('element' in one ? one.element : one.from).nodeName.toLowerCase();
    if (name === 'body') return [];
    return 'element' in one ? `<${name}>` : `${one.attribute?.name} of <${name}>`;
  });
}

/**
 * Creates a sanitiser. In debug mode, it records in the registry the parts that it removed from each fragment.
 * @throws if the sanitiser doesn't work in this browser
 */
export function makeSanitiser(): Sanitise {
  const purifier = DOMPurify(window);
  // In an unsupported browser, it would return the HTML unchanged.
  if (!purifier.isSupported) throw new Error('DOMPurify does not work here');
  watchPolicy();
  // The policy doesn't change anything, so it must stay inside this closure, which returns only clean HTML.
  const policy = (window as unknown as TrustedTypesWindow).trustedTypes?.createPolicy('cb-html', {
    createHTML: (html) => html,
    createScriptURL: () => '',
  });
  let removed: string[] = [];
  const note: NoteRemoved = (what) => removed.push(what);
  purifier.addHook('afterSanitizeAttributes', (element) => {
    checkAddresses(element, note);
    tameMedia(element, note);
    dropOwnNames(element, note);
    openSafely(element);
  });
  const clean = new Map<string, string | TrustedHTML>();
  return (html) => {
    let result = clean.get(html);
    if (result === undefined) {
      removed = [];
      result = purifier.sanitize(prepareHtml(html, note), {
        ...ALLOWED,
        TRUSTED_TYPES_POLICY: policy as TrustedTypePolicy | undefined,
        RETURN_TRUSTED_TYPE: true,
      });
      if (clean.size >= MOST_KEPT) clean.clear();
      clean.set(html, result);
      registry().removedHtml?.set(html, [...removed, ...describeRemoved(purifier)]);
    }
    return result;
  };
}
