/**
 * Small modules of which each widget has a copy of its own, in its own file. A module that several widgets load at first
 * would otherwise be in a shared file: one more file for each of them, or with modules in it that some do not need. A copy
 * costs a few hundred bytes once more on the next page. A module that keeps something is never copied: there would be two
 * of what it keeps.
 */
import { readFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve, sep } from 'node:path';

/** What begins a line of a module that keeps something: a variable, a store, an empty collection. */
const KEEPS = /^(?:export )?(?:let |const [^=]+= (?:atom|signal|new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)))/m;

/** The module that a copy is made of, as the metafile writes it: without the widget that has the copy. */
export function originalOf(path) {
  return path.replace(/\?.*$/, '');
}

/**
 * The esbuild side: what a widget imports, and what its copies import, are its own copies.
 * @param {string} root the project's directory
 * @param {string[]} paths folders, with a slash at the end, and modules
 */
export function copiesPlugin(root, paths) {
  const nameOf = (file) => relative(root, file).split(sep).join('/');
  const sources = new Map();

  /** The source of a module that may be copied, or undefined. */
  async function copied(file) {
    if (!paths.some((path) => nameOf(file).startsWith(path))) return undefined;
    if (!sources.has(file)) sources.set(file, await readFile(file, 'utf8'));
    return KEEPS.test(sources.get(file)) ? undefined : sources.get(file);
  }

  return {
    name: 'copies',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\/.*\.tsx?$/ }, async ({ path, importer, kind, pluginData }) => {
        const owner = pluginData?.owner ?? /^widgets\/([^/]+)\//.exec(nameOf(importer))?.[1];
        if (!owner || kind !== 'import-statement') return undefined;
        const file = resolve(dirname(importer), path);
        const contents = await copied(file);
        if (contents === undefined) return undefined;
        return { path: file, suffix: `?${owner}`, pluginData: { owner, contents } };
      });
      // The plan of the files names copies, too.
      build.onResolve({ filter: /\.tsx?\?[\w-]+$/ }, async ({ path }) => {
        const [file, owner] = path.split('?');
        return { path: file, suffix: `?${owner}`, pluginData: { owner, contents: await copied(file) } };
      });
      build.onLoad({ filter: /\.tsx?$/ }, ({ path, suffix, pluginData }) => {
        if (!suffix) return undefined;
        const { owner, contents } = pluginData;
        return { contents, loader: extname(path).slice(1), pluginData: { owner } };
      });
    },
  };
}
