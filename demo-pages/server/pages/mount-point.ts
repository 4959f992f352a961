import { type Html, html, trusted } from './html.ts';
import type { PageContext } from './page-context.ts';

/**
 * Writes a mount point [embedding Mount points].
 * @param attributes additional attributes of the element, by name
 * @param fallback what visitors see until the widget appears, or without JavaScript
 */
export function mountPoint(name: string, attributes: Record<string, string>, fallback: Html): Html {
  const written = Object.entries(attributes).map(([key, value]) => html` ${trusted(key)}="${value}"`);
  return html`<div data-cb-widget="${name}"${written}>${fallback}</div>`;
}

/** Writes the mount point of a widget, or only its fallback if the build does not have the widget. */
export function mountPointIfBuilt(
  { widgets }: PageContext,
  name: string,
  attributes: Record<string, string>,
  fallback: Html = html``,
): Html {
  return widgets.has(name) ? mountPoint(name, attributes, fallback) : fallback;
}
