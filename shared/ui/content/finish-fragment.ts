/** The steps of cleaning that need the fragment in the page: its styles, and ids that the page already has. */
import { lazyModule } from '../../page/lazy/lazy-module.ts';
import { registry } from '../../page/registry.ts';
import { STYLE_ATTRIBUTE } from './prepare-html.ts';

/** Shoppers never load it. */
const removedHtml = lazyModule(() => import('./report-removed.ts'));

/** The declarations that stay: colour, font, text, margin, padding, border, and width and height in the flow. */
const HARMLESS =
  /^(color|background-color|font|line-height|letter-spacing|word-spacing|white-space|white-space-collapse|vertical-align|margin|padding|border|((min|max)-)?(width|height|inline-size|block-size))$|^(font|text|margin|padding|border)-/;
/** Declarations of these groups that hide text, or fetch something. */
const HARMFUL = /^(text-overflow|border-image)/;
/**
 * Addresses would be fetched; negative values, and those that may be, could cover other content; viewport units don't
 * depend on the flow.
 */
const HARMFUL_VALUE =
  /url|image|anchor|(attr|calc|min|max|clamp)\(|(^|[\s(,])-[\d.]|\d[dsl]?v(w|h|i|b|min|max)\b/i;

/**
 * Applies the harmless declarations of a fragment's `style` attributes, through the CSSOM, which a content policy
 * allows, and removes ids that another element of the page has. Debug mode reports what was removed [embedding Server
 * HTML].
 * @param html the fragment as the server sent it
 */
export function finishFragment(root: HTMLElement, html: string): void {
  const removed: string[] = [];
  for (const element of root.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`)) {
    applyStyle(element, (what) => removed.push(what));
    root.dataset.styled = '';
  }
  for (const element of root.querySelectorAll('[id]')) {
    if (document.querySelectorAll(`#${CSS.escape(element.id)}`).length < 2) continue;
    removed.push(`id="${element.id}" of <${element.localName}>, which the page already has`);
    element.removeAttribute('id');
  }
  const noted = [...(registry().removedHtml?.get(html) ?? []), ...removed];
  if (registry().removedHtml && noted.length > 0) {
    void removedHtml.use(({ reportRemoved }) => reportRemoved(root, html, noted));
  }
}

/** Matches the values that a shorthand such as `border` or `background` resets implicitly. */
const RESET = /: (initial|none|normal|auto)$|^border-image-(slice|width|outset|repeat):/;

/** Moves the harmless declarations of an element from the attribute that carried them to its style. */
function applyStyle(element: HTMLElement, note: (what: string) => void): void {
  const written = document.createElement('i').style;
  written.cssText = element.getAttribute(STYLE_ATTRIBUTE) ?? '';
  element.removeAttribute(STYLE_ATTRIBUTE);
  for (const property of written) {
    const value = written.getPropertyValue(property);
    const isHarmless = HARMLESS.test(property) && !HARMFUL.test(property) && !HARMFUL_VALUE.test(value);
    if (isHarmless) element.style.setProperty(property, value);
    else if (!RESET.test(`${property}: ${value}`)) note(`${property}: ${value} of <${element.localName}>`);
  }
}
