import { configuration } from './configuration.ts';

/**
 * The texts of an interface, each replaced by `config.messages[widget][key]` where the page has one.
 * Looked up at each reading, so that a module may name its texts before the page is parsed.
 * @param widget name of the widget, or 'shared'
 */
export function defineMessages<Texts extends Record<string, string>>(widget: string, defaults: Texts): Texts {
  return new Proxy(defaults, {
    get: (messages, key: string) => configuration().messages[widget]?.[key] ?? messages[key],
  });
}

/** Puts values into the `{name}` places of a text; a place without a value stays as it is. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
