import { groupDigits } from '../domain/number.ts';
import { configuration } from './configuration.ts';

/** The texts that the modules on this page have named so far, by widget. Debug mode looks them up. */
export const namedTexts: [widget: string, texts: Record<string, string>][] = [];

/**
 * The texts of an interface, each replaced by `config.messages[widget][key]` where the page has one.
 * Looked up at each reading, so that a module may name its texts before the page is parsed.
 * @param widget name of the widget, or 'shared'
 */
export function defineMessages<Texts extends Record<string, string>>(widget: string, defaults: Texts): Texts {
  namedTexts.push([widget, defaults]);
  return new Proxy(defaults, {
    get: (messages, key: string) => configuration().messages[widget]?.[key] ?? messages[key],
  });
}

/**
 * Puts values into the `{name}` places of a text; a place without a value stays as it is. A number is written with commas
 * between thousands, so ids and what is typed are given as texts. `{name:item|items}` becomes the first word if the number
 * is 1, otherwise the second.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(
    /\{(\w+)(?::([^{|}]*)\|([^{}]*))?\}/g,
    (placeholder, name: string, one?: string, many = '') => {
      const value = values[name] ?? placeholder;
      if (one !== undefined) return value === 1 ? one : many;
      return typeof value === 'number' ? groupDigits(value) : value;
    },
  );
}

/** What the shopper is told where a lazy module cannot be loaded. */
export const missingModule = defineMessages('ui', {
  partMissing: 'This part of the page didn’t load. Please reload the page.',
  reloadPage: 'Reload page',
});
