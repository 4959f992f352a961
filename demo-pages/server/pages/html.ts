/** HTML that is safe to send: all untrusted text in it is escaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | false | undefined | readonly Part[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

/**
 * Writes HTML from a template. Escapes strings and numbers, inserts `Html` and lists of it as they are, and skips false
 * and undefined.
 */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(template.reduce((text, chunk, index) => text + write(parts[index - 1]) + chunk));
}

/** Marks markup of the shop's own as safe, without escaping it. */
export function trusted(markup: string): Html {
  return new Html(markup);
}

function write(part: Part): string {
  if (part instanceof Html) return part.text;
  if (part === false || part === undefined) return '';
  if (typeof part === 'string' || typeof part === 'number') {
    return String(part).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
  }
  return part.map(write).join('');
}

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats an amount, such as `$1,234.50`. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}
