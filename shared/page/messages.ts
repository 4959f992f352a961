import { groupDigits } from '../domain/number.ts';
import { configuration } from './configuration.ts';

/** The texts that the modules on this page have defined so far, by widget, for debug mode. */
export const namedTexts: [widget: string, texts: Record<string, string>][] = [];

/**
 * The texts of an interface, each replaced by `config.messages[widget][key]` if the page has one. They are
 * looked up at each access, so that a module can define its texts before the page is parsed.
 * @param widget name of the widget, or 'shared'
 */
export function defineMessages<Texts extends Record<string, string>>(widget: string, defaults: Texts): Texts {
  namedTexts.push([widget, defaults]);
  return new Proxy(defaults, {
    get: (messages, key: string) => configuration().messages[widget]?.[key] ?? messages[key],
  });
}

const PLURALS = new Intl.PluralRules('en-US');

/**
 * Fills the `{name}` placeholders of a text; a placeholder without a value stays. A number gets commas
 * between thousands, so pass ids and typed text as strings. `{name:One item|# items}` becomes the words for one if the
 * number is 1, otherwise those for several. A `#` in them becomes the number.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(
    /\{(\w+)(?::([^{|}]*)\|([^{}]*))?\}/g,
    (placeholder, name: string, one?: string, many = '') => {
      const value = values[name] ?? placeholder;
      const text = typeof value === 'number' ? groupDigits(value) : value;
      if (one === undefined) return text;
      const isOne = typeof value === 'number' && PLURALS.select(value) === 'one';
      return (isOne ? one : many).replace('#', () => text);
    },
  );
}
