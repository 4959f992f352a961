/** HTML that is safe to send: everything that came from elsewhere has been escaped. */
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
 * Writes HTML from a template: texts and numbers are escaped, `html` parts and lists of them are taken as
 * they are, false and undefined give nothing.
 */
export function html(template: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(template.reduce((text, chunk, index) => text + write(parts[index - 1]) + chunk));
}

/** Takes markup of the shop's own as it is. */
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

/** Writes an amount as the pages print it, such as `$1,234.50`. */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}
