/** Answers questions about the files of a build from esbuild's metafile and the files themselves. */
import { createHash } from 'node:crypto';
import { originalOf } from './chunks/copies.mjs';
import { importsOf } from './name-files.mjs';

/**
 * @param {{name: string, entry: string, parts?: string[]}[]} widgets parts: the lazy parts that are fetched along, by name
 * @param {{metafile: import('esbuild').Metafile, names: Map<string, string>, mark: string}} bundle of the widgets
 * @param {Map<string, Uint8Array>} files path in the release → content
 */
export function describeOutputs(widgets, { metafile, names, mark }, files) {
  const { outputs } = metafile;
  const pathOf = new Map([...names].map(([path, file]) => [file, path]));
  /** The source files in a module that brought code into it. */
  const inputsOf = (file) =>
    Object.entries(outputs[pathOf.get(file)].inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => originalOf(path));
  const base = `assets/base-${mark}.css`;
  const fileOf = (name) => `assets/${name}-${mark}.js`;
  const imports = new Map(
    widgets.map(({ name }) => {
      const modules = importsOf(outputs, pathOf.get(fileOf(name)));
      return [name, modules.map((path) => names.get(path))];
    }),
  );

  const parts = new Map(
    widgets.map(({ name, parts: lazy = [] }) => {
      const first = [fileOf(name), ...imports.get(name)];
      const unknown = lazy.filter((part) => !pathOf.has(fileOf(part)));
      if (unknown.length)
        throw new Error(`${name}: its documentation names parts that are not built: ${unknown}`);
      const files = lazy.flatMap((part) => [
        fileOf(part),
        ...importsOf(outputs, pathOf.get(fileOf(part))).map((path) => names.get(path)),
      ]);
      return [name, [...new Set(files)].filter((file) => file && !first.includes(file))];
    }),
  );

  return {
    inputsOf,
    /** `sha384-…` of a file. */
    integrity: (file) => `sha384-${createHash('sha384').update(files.get(file)).digest('base64')}`,
    /**
     * The files of one widget: its module, what that imports, the lazy parts that are fetched along with what these import,
     * its stylesheets with the common one first.
     */
    widget: (name) => ({
      file: fileOf(name),
      imports: imports.get(name),
      parts: parts.get(name),
      css: [base, `assets/${name}-${mark}.css`],
    }),
    /** Every module of the build, the loader first, then the stable names. */
    scripts: () => ['loader.js', ...widgets.map(({ name }) => `${name}.js`), ...names.values()],
    /** The stylesheet of all widgets. */
    baseStyles: () => base,
    /** The module that all widgets share, or undefined while there is one widget. */
    core() {
      const [first = [], ...others] = imports.values();
      return others.length ? first.find((file) => others.every((files) => files.includes(file))) : undefined;
    },
  };
}
