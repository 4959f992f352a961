/** Reads tags: what `test/requirements.md` has, and what titles, comments and documents name. Its grammar stands there. */
import type { SourceFile } from './source-files.ts';

/** The requirements, in the order of the document, and every tag that may be named: sections and documents too. */
export interface Requirements {
  requirements: string[];
  known: Set<string>;
}

/** Reads the tags that head the lines and headings of the document. */
export function readRequirements(markdown: string): Requirements {
  const requirements = [...markdown.matchAll(/^- `([^`]+)`/gm)].map(([, tag = '']) => tag);
  const sections = [...markdown.matchAll(/^#+ `([^`]+)`/gm)].map(([, tag = '']) => tag);
  return { requirements, known: new Set([...requirements, ...sections]) };
}

/** A comment of a script or a style sheet, or a text in quotation marks. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

const TITLE = /(?:\b(?:it|describe)\(|\)\()\s*(["'`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** The titles of a test file. */
export function titlesOf({ text }: SourceFile): string[] {
  return [...text.matchAll(TITLE)].map(([, , title = '']) => title);
}

/** What may hold tags: a document as a whole, of code its comments and texts. */
export function proseOf({ path, text }: SourceFile): string[] {
  if (path.endsWith('.md')) return [text];
  return [...text.matchAll(TOKEN)].map(([token]) => token.replace(/\n\s*\*?\s*/g, ' '));
}

/**
 * Gives every tag that a text names, the document of each written out.
 * @param documents the first words by which a pair of brackets is known to hold tags
 */
export function tagsIn(text: string, documents: Set<string>): string[] {
  return [...text.matchAll(/\[([^\][]+)\]/g)].flatMap(([, inside = '']) => {
    const first = /^[\w§]+/.exec(inside)?.[0] ?? '';
    if (!inside.includes('§') && !documents.has(first)) return [];
    let document = '';
    return inside.split(', ').map((tag) => {
      document = /^\d(?= §)/.exec(tag)?.[0] ?? document;
      return tag.startsWith('§') ? `${document} ${tag}` : tag;
    });
  });
}

/** The words that tags begin with. */
export function documentsOf({ known }: Requirements): Set<string> {
  return new Set([...known].map((tag) => tag.split(' ')[0] ?? '').filter((word) => /^[A-Za-z]/.test(word)));
}
