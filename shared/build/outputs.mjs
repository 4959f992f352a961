/** Answers questions about the files of a release. */
import { createHash } from 'node:crypto';
import { CORE } from './files/place-modules.mjs';
import { lookUp } from './look-up.mjs';

/**
 * @typedef {ReturnType<typeof describeOutputs>} Outputs
 * @typedef {ReturnType<Outputs['widget']>} WidgetFiles
 * @import { Scripts } from './compile.mjs'
 * @param {{name: string, prefetch?: string[]}[]} widgets prefetch: names of lazy modules
 * @param {Scripts} scripts
 * @param {Map<string, Uint8Array | string>} files path in the release → content
 * @param {string} mark
 * @throws if a widget names a lazy module that isn't built
 */
export function describeOutputs(widgets, scripts, files, mark) {
  const pathOf = (/** @type {string} */ name) => `assets/${name}-${mark}.js`;
  const base = `assets/base-${mark}.css`;
  const loads = new Map(
    widgets.map(({ name, prefetch = [] }) => {
      const unknown = prefetch.filter((lazy) => !scripts.has(lazy));
      if (unknown.length) {
        throw new Error(
          `${name}: documentation.prefetch names modules that no import() loads: ${unknown.join(', ')}`,
        );
      }
      const imports = importsOf(scripts, name);
      const wanted = prefetch.flatMap((lazy) => [lazy, ...importsOf(scripts, lazy)]);
      const prefetched = [...new Set(wanted)].filter((one) => one !== name && !imports.includes(one));
      return /** @type {const} */ ([name, { imports, prefetched }]);
    }),
  );

  const loadsOf = (/** @type {string} */ name) => lookUp(loads, name);

  return {
    /** The names of a widget's files: imported and prefetched ones. */
    loads: loadsOf,
    /** The source files whose code is in a module, by its name. */
    inputsOf: (/** @type {string} */ name) => [...lookUp(scripts, name).inputs.keys()],
    /** `sha384-…` of a file. */
    integrity: (/** @type {string} */ file) =>
      `sha384-${createHash('sha384').update(lookUp(files, file)).digest('base64')}`,
    /**
     * The files of one widget: its module and that module's imports, the prefetched lazy modules with their
     * imports, and its stylesheets, the common one first.
     */
    widget(/** @type {string} */ name) {
      const { imports, prefetched } = loadsOf(name);
      return {
        file: pathOf(name),
        imports: imports.map(pathOf),
        prefetched: prefetched.map(pathOf),
        css: [base, `assets/${name}-${mark}.css`],
      };
    },
    /** Every module of the build, the loader first, then the stable names. */
    scripts: () => [
      'loader.js',
      ...widgets.map(({ name }) => `${name}.js`),
      ...[...scripts.keys()].sort().map(pathOf),
    ],
    /** The stylesheet of all widgets. */
    baseStyles: () => base,
    /** The module that all widgets share; undefined if there is only one widget. */
    core: () => (scripts.has(CORE) ? pathOf(CORE) : undefined),
  };
}

/** The scripts that run before a script, nearest first, without itself. */
function importsOf(/** @type {Scripts} */ scripts, /** @type {string} */ name) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [name];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    for (const one of lookUp(scripts, next).imports) {
      if (one === name || found.has(one)) continue;
      found.add(one);
      waiting.push(one);
    }
  }
  return [...found];
}
