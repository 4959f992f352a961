/** Reads the tree for the structure tests. Paths are relative to the project, with forward slashes. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

const SKIPPED = new Set(['node_modules', 'dist', '.cache', '.git']);

export interface SourceFile {
  path: string;
  text: string;
}

/** All files below a folder with one of the given extensions. */
export function filesIn(folder: string, endings: string[]): SourceFile[] {
  return list(folder)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
}

function list(folder: string): string[] {
  return entriesOf(folder).flatMap((path) => (isFolder(path) ? list(path) : [path]));
}

/** The folders below a folder, including itself. */
export function foldersIn(folder: string): string[] {
  return [folder, ...entriesOf(folder).filter(isFolder).flatMap(foldersIn)];
}

/** The entries of a folder. */
export function entriesOf(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder)).filter((name) => !SKIPPED.has(name));
  return names.map((name) => posix.join(folder, name));
}

function isFolder(path: string): boolean {
  return statSync(join(ROOT, path)).isDirectory();
}

/** The names of the widgets: the folders of `widgets/`. */
export function widgetNames(): string[] {
  return readdirSync(join(ROOT, 'widgets')).sort();
}

/** The text without comments, so that only code is checked; strings and line breaks stay. */
export function codeOf(text: string): string {
  const token =
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g;
  return text.replace(token, (match, literal) => literal ?? match.replace(/[^\n]/g, ''));
}

/** The imports of a module, including types, resolved if they name a file of ours. */
export function importsOf({ path, text }: SourceFile): string[] {
  const statement =
    /\b(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;
  return [...codeOf(text).matchAll(statement)].map(([, first, second]) => {
    const name = first ?? second ?? '';
    return name.startsWith('.') ? posix.join(posix.dirname(path), name) : name;
  });
}

const DECLARATION =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+([\w$]+)/gm;

/**
 * The names that a module declares for others, each once. Re-exports aren't included: their names come from elsewhere.
 */
export function exportsOf({ text }: SourceFile): string[] {
  return [...new Set([...codeOf(text).matchAll(DECLARATION)].map(([, name = '']) => name))];
}
