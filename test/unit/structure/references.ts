/** Reads the references in the tree's documents: files, folders, stores, and calls to the shop's server. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { codeOf, filesIn, ROOT, type SourceFile } from './source-files.ts';

/** The names that documents may use. */
export interface Known {
  /** Paths of all files. */
  files: string[];
  stores: Set<string>;
  /** Paths of calls, with their `{name}` placeholders. */
  calls: string[];
  has: (path: string) => boolean;
}

const PARTS = ['widgets', 'shared', 'demo-pages', 'test'];
const ENDINGS = ['.ts', '.tsx', '.mjs', '.css', '.md', '.json', '.html'];
const FILE = /^[\w./-]+\.(?:tsx?|mjs|css|md|json|html)$/;
/** Placeholders for any name, and files that only the build creates. */
const NO_FILE = /NAME|^(dist|releases)\//;

/** The paths that `shared/api` calls, each once. */
export function calledPaths(): string[] {
  const sources = filesIn('shared/api', ['.ts']).filter(({ path }) => !path.includes('/transport/'));
  const paths = sources.flatMap(({ text }) =>
    [...codeOf(text).matchAll(/'([a-z]+(?:-[a-z]+)*\/[\w{}=/?-]+)'/g)].map(([, path = '']) => path),
  );
  return [...new Set(paths)];
}

/** The contents of the tree. */
export function knownThings(): Known {
  const sources = PARTS.flatMap((part) => filesIn(part, ENDINGS));
  const code = sources.filter(({ path }) => /^(widgets|shared)\/.*\.tsx?$/.test(path));
  return {
    files: sources.map(({ path }) => path),
    stores: new Set(code.flatMap(({ text }) => codeOf(text).match(/\$[a-z]\w*/g) ?? [])),
    calls: calledPaths(),
    has: (path) => existsSync(join(ROOT, path)),
  };
}

/** Returns all references of a document to things that the tree doesn't have. */
export function deadReferences({ path, text }: SourceFile, known: Known): string[] {
  const folder = posix.dirname(path);
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '');
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, token = '']) => token);
  const linked = [...prose.matchAll(/\]\(([^)#]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^\w+:/.test(target));
  return [
    ...linked.filter((target) => !known.has(posix.join(folder, target))),
    ...named.filter((token) => !isThere(token, folder, known)),
    ...pathsInTrees(text).filter((entry) => !known.has(posix.join(folder, entry))),
  ];
}

function isThere(token: string, folder: string, { files, stores, calls, has }: Known): boolean {
  if (NO_FILE.test(token)) return true;
  if (/^\$\w+$/.test(token)) return stores.has(token);
  if (FILE.test(token)) {
    const isBelow = files.some((file) => file.endsWith(`/${token}`));
    return has(token) || has(posix.join(folder, token)) || isBelow;
  }
  const [first = '', ...rest] = token.replace(/^(GET|POST) /, '').split('/');
  if (!rest.length || /\s/.test(token.replace(/^(GET|POST) /, ''))) return true;
  if (PARTS.includes(first)) return has(token);
  const isCall = calls.some((call) => call.startsWith(`${first}/`));
  return !isCall || calls.some((call) => isForm(token.replace(/^(GET|POST) /, ''), call));
}

/** Whether a path names a call: literally, with renamed or filled placeholders, or by its beginning. */
function isForm(path: string, call: string): boolean {
  if (path.endsWith('/')) return call.startsWith(path);
  const pattern = call.replace(/[?.=]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
  return call.startsWith(`${path}/`) || call.startsWith(`${path}?`) || new RegExp(`^${pattern}$`).test(path);
}

/** The paths of a drawn tree: a block without a language, one entry per line, indented by two blanks per level. */
function pathsInTrees(markdown: string): string[] {
  // Matches all blocks, so that the end of one with a language isn't mistaken for the beginning of another.
  const blocks = [...markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)];
  return blocks.flatMap(([, language, block = '']) => {
    if (language) return [];
    const parents: string[] = [];
    return block.split('\n').flatMap((line) => {
      const [, indent = '', name] = /^( *)([\w.-]+\/|[\w-]+\.\w+)(?= |$)/.exec(line) ?? [];
      if (!name || indent.length > 4) return [];
      const level = indent.length / 2;
      parents.splice(level, parents.length, name);
      return [parents.join('')];
    });
  });
}
