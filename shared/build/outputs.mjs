/** Answers questions about the files of a build from esbuild's metafile and the files themselves. */
import { createHash } from 'node:crypto';

const ENTRY = /^widgets\/([^/]+)\/index\.ts$/;

/**
 * @param {import('esbuild').Metafile} metafile of the widgets' build
 * @param {Map<string, Uint8Array>} files path relative to the output directory → content
 * @param {Map<string, {file: string}>} stylesheets source path → built stylesheet
 * @param {string} directory the output directory as the metafile writes it
 */
export function describeOutputs(metafile, files, stylesheets, directory) {
  const chunks = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [strip(path, directory), output]),
  );
  const entries = new Map();
  for (const [file, { inputs }] of chunks) {
    for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
      const name = ENTRY.exec(path)?.[1];
      if (name && bytesInOutput > 0) entries.set(name, file);
    }
  }
  const importedBy = (file) =>
    importsOf(metafile.outputs, `${directory}/${file}`).map((path) => strip(path, directory));

  /** Stylesheets whose path the given modules carry. */
  function stylesOf(modules) {
    const sources = new Set(modules.flatMap((file) => Object.keys(chunks.get(file).inputs)));
    return [...stylesheets].filter(([source]) => sources.has(source)).map(([, { file }]) => file);
  }

  const all = [...entries.values()];
  const common = (lists) => (lists[0] ?? []).filter((item) => lists.every((list) => list.includes(item)));
  const commonStyles = common(all.map((file) => stylesOf([file, ...importedBy(file)])));

  return {
    /** `sha384-…` of a file. */
    integrity: (file) => `sha384-${createHash('sha384').update(files.get(file)).digest('base64')}`,
    /** The files of one widget: its module, what that imports, its stylesheets with the common one first. */
    widget(name) {
      const file = entries.get(name);
      const imports = importedBy(file);
      const own = stylesOf([file, ...imports]).filter((style) => !commonStyles.includes(style));
      return { file, imports, css: [...commonStyles, ...own] };
    },
    /** Every module of the build, the loader first. */
    scripts: () => ['loader.js', ...[...chunks.keys()].filter((file) => file.endsWith('.js'))],
    commonStyles: () => commonStyles,
    /** The module that all widgets share, or undefined while there is one widget. */
    core: () => common(all.map(importedBy))[0],
    /** The source files in a module that brought code into it. */
    inputsOf: (file) =>
      Object.entries(chunks.get(file).inputs)
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([path]) => path),
  };
}

/**
 * The modules that a module imports before it runs, nearest first, without itself.
 * @param {import('esbuild').Metafile['outputs']} outputs
 * @param {string} module a path as the metafile writes it
 */
export function importsOf(outputs, module) {
  const found = new Set();
  const waiting = [module];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const { path, kind, external } of outputs[next]?.imports ?? []) {
      if (kind !== 'import-statement' || external || path === module || found.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  }
  return [...found];
}

function strip(path, directory) {
  return path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : path;
}
