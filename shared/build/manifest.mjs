/** The files that describe the build to templates and tools. */

/**
 * `manifest.json`: the data that templates need for preload hints and integrity. `modules` are all of the
 * build, including lazy ones: an import map needs each.
 * @param {Omit<import('./build-release.mjs').Built, 'base' | 'files'>} built
 * @param {string} directory the release's path relative to the manifest; empty if the manifest is in the release
 */
export function manifest({ release, runtime, widgets, definitions, outputs }, directory) {
  const entry = (/** @type {string} */ file) => ({
    file: directory + file,
    integrity: outputs.integrity(file),
  });
  return {
    version: release,
    runtime,
    // Not the loader at the root, which changes.
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
