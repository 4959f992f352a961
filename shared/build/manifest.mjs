/** The files that describe the build to templates and tools. */

/**
 * `manifest.json`: what a template needs for preload hints and integrity. `modules` are all of the build, those that are
 * imported later included: an import map needs each of them.
 * @param {Omit<import('./build-release.mjs').Built, 'base' | 'files'>} built
 * @param {string} directory where the release is, seen from the manifest; empty where that is its own place
 */
export function manifest({ release, runtime, widgets, definitions, outputs }, directory) {
  const entry = (/** @type {string} */ file) => ({
    file: directory + file,
    integrity: outputs.integrity(file),
  });
  return {
    version: release,
    runtime,
    // Not the loader at the root: what is at that address changes.
    loader: entry('loader.js'),
    modules: outputs.scripts().map(entry),
    widgets: Object.fromEntries(
      widgets.map(({ name }) => {
        const { file, css, imports, prefetched } = outputs.widget(name);
        return [
          name,
          {
            ...entry(file),
            css: css.map(entry),
            imports: imports.map(entry),
            parts: prefetched.map(entry),
            attributes: definitions.get(name)?.attributes,
          },
        ];
      }),
    ),
  };
}
