/**
 * Reads tags: those of `test/requirements.md`, which describes their grammar, and those in titles, comments and
 * documents.
 */
import type { SourceFile } from './source-files.ts';

/** The requirements, in the order of the document, and all valid tags, including sections and documents. */
export interface Requirements {
  requirements: string[];
  known: Set<string>;
}

/** Reads the tags at the start of the document's lines and headings. */
export function readRequirements(markdown: string): Requirements {
  const requirements = [...markdown.matchAll(/^- `([^`]+)`/gm)].map(([, tag = '']) => tag);
  const sections = [...markdown.matchAll(/^#+ `([^`]+)`/gm)].map(([, tag = '']) => tag);
  return { requirements, known: new Set([...requirements, ...sections]) };
}

/** A comment of a script or a stylesheet, or a quoted text. */
const TOKEN =
  /\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;

const TITLE = /(?:\b(?:it(?:[A-Z]\w*)?|describe)\(|\)\()\s*(["'`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** The titles of a test file. */
export function titlesOf({ text }: SourceFile): string[] {
  return [...text.matchAll(TITLE)].map(([, , title = '']) => title);
}

/** The text that may contain tags: a whole document, or the comments and texts of code. */
export function proseOf({ path, text }: SourceFile): string[] {
  if (path.endsWith('.md')) return [text];
  return [...text.matchAll(TOKEN)].map(([token]) => token.replace(/\n\s*\*?\s*/g, ' '));
}

/**
 * Returns all tags in a text, each with its document.
 * @param documents the first words that identify brackets with tags
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
