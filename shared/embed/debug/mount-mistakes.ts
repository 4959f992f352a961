/** Mistakes in a page's mount points, as the browser has parsed them. */
import { didYouMean } from '../../domain/nearest-name.ts';
import { tell } from './tell.ts';

const MOUNT = '[data-cb-widget]';

/** The attributes that every mount point may have. */
const COMMON = ['data-cb-widget', 'data-cb-load'];

/** Elements in which HTML allows no block elements, or only certain ones. */
const NARROW =
  'p, a, button, label, h1, h2, h3, h4, h5, h6, table, thead, tbody, tfoot, tr, ul, ol, dl, select';

/** Widgets that are never the subject of a page, so the page's h1 doesn't belong in their fallback. */
const PARTS_OF_A_PAGE = ['account-sidebar', 'mini-cart', 'promo-area', 'recommendations', 'section-nav'];

/** Reports misplaced, nested and unclosed mount points, and a second cart page. */
export function findMountMistakes(): void {
  const points = [...document.querySelectorAll(MOUNT)];
  for (const point of points) {
    const position = badPositionOf(point);
    if (position) tellOf('bad-place', point, `is ${position}`);
    // The body contains everything anyway.
    if (!point.matches('html, body')) findSwallowed(point);
  }
  for (const element of bareElements()) findSwallowed(element);
  const second = points.filter((point) => nameOf(point) === 'cart-page')[1];
  if (second) tell('two-cart-pages', '', { widget: 'cart-page', element: second });
}

/** Elements of widgets without a mount point [embedding Element]. */
function bareElements(): Element[] {
  return [...document.body.querySelectorAll('*')].filter(
    (element) => element.localName.startsWith('cb-') && !element.closest(MOUNT),
  );
}

/** Describes the position of a misplaced mount point; undefined if the position is fine. */
function badPositionOf(point: Element): string | undefined {
  if (point.matches(`html, body, ${NARROW}`)) return `on <${point.localName}>`;
  const holder = point.parentElement?.closest('td, th, li, dd, p, a, button, label, h1, h2, h3, h4, h5, h6');
  if (holder && !holder.matches('td, th, li, dd')) return `in <${holder.localName}>`;
  if (point.parentElement?.matches(NARROW)) return `in <${point.parentElement.localName}>`;
  // At a block element in a paragraph, the parser ends the paragraph, and its end tag creates another one.
  const { previousElementSibling: before, nextElementSibling: after, nextSibling } = point;
  if (before?.matches('p:empty') && after?.matches('p:empty')) return 'in <p>, which the browser has split';
  // The parser moves content between table cells before the table.
  const rows = nextSibling === after && after?.matches('table') ? [...after.querySelectorAll('tr')] : [];
  return rows.some((row) => !row.children.length) ? 'in <tr>, and the browser has moved it out' : undefined;
}

/**
 * Reports content that a mount point contains by mistake. One written with "/>" extends to the end of its parent, or of
 * the page. Most of what it then contains could as well be its fallback: browsers parse `<main><div/><form></main>` and
 * `<main><div><form></div></main>` to the same nodes. So only content that no fallback has is reported.
 */
function findSwallowed(point: Element): void {
  const footer = nameOf(point) === 'site-footer' ? '' : ', footer';
  const heading = PARTS_OF_A_PAGE.includes(nameOf(point)) ? ', h1' : '';
  const landmark = point.querySelector(`main${footer}${heading}`);
  const inner = [...point.querySelectorAll(MOUNT)].find((one) => !keeps(point, one));
  const isLast = !point.nextElementSibling;
  if (landmark || (inner && isLast)) {
    const what = landmark ? `<${landmark.localName}>` : `the mount point of ${nameOf(inner as Element)}`;
    tellOf('not-closed', point, `contains ${what}`);
  } else if (inner) tellOf('nested-mounts', inner, `is inside the mount point of ${nameOf(point)}`);
}

/** The header takes over the mini-cart of its fallback. */
function keeps(point: Element, inner: Element): boolean {
  return nameOf(point) === 'site-header' && nameOf(inner) === 'mini-cart';
}

/** Reports data attributes that a widget doesn't read, once its element is defined and lists the ones it reads. */
export function findUnknownAttributes(): void {
  for (const point of document.querySelectorAll(MOUNT)) {
    const tag = `cb-${nameOf(point)}`;
    // The loader reports a name that no element can have.
    customElements.whenDefined(tag).then(
      () => compareAttributes(point, customElements.get(tag)),
      () => {},
    );
  }
}

function compareAttributes(point: Element, widget: CustomElementConstructor | undefined): void {
  const { observedAttributes = [] } = widget as { observedAttributes?: string[] };
  const known = [...COMMON, ...observedAttributes];
  for (const attribute of point.getAttributeNames()) {
    if (!attribute.startsWith('data-') || known.includes(attribute)) continue;
    const all = observedAttributes.join(', ') || 'no attributes';
    const near = didYouMean(attribute, known);
    tellOf('unknown-attribute', point, `has ${attribute}, and the widget reads ${all}`, near);
  }
}

function nameOf(point: Element): string {
  return point.getAttribute('data-cb-widget') ?? /^cb-(.+)/.exec(point.localName)?.[1] ?? '';
}

function tellOf(code: Parameters<typeof tell>[0], element: Element, what: string, near?: string): void {
  const widget = nameOf(element);
  tell(code, `that of ${widget || 'no widget'} ${what}`, { widget, element }, near);
}
