import { type Html, html, trusted } from './html.ts';
import type { PageContext } from './page-context.ts';

/**
 * Writes a mount point [embedding Mount points].
 * @param attributes more attributes of the element, by name
 * @param fallback what is seen before, or without, JavaScript
 */
export function mountPoint(name: string, attributes: Record<string, string>, fallback: Html): Html {
  const written = Object.entries(attributes).map(([key, value]) => html` ${trusted(key)}="${value}"`);
  return html`<div data-cb-widget="${name}"${written}>${fallback}</div>`;
}

/** Writes the mount point of a widget that a build may lack; its fallback alone when it does. */
export function mountPointIfBuilt(
  { widgets }: PageContext,
  name: string,
  attributes: Record<string, string>,
  fallback: Html = html``,
): Html {
  return widgets.has(name) ? mountPoint(name, attributes, fallback) : fallback;
}
