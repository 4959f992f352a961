/**
 * Gives the loader what it must know of the build, as the module `virtual:widgets`. The table is a plain
 * object: brotli finds its repetitions, and a shorter form costs as much to take apart as it saves.
 */

/**
 * @param {string} version
 * @param {Record<string, {file: string, css: string[], imports: string[], load: string, firstReads?: object[]}>} table
 */
export function loaderTablePlugin(version, table) {
  return {
    name: 'loader-table',
    setup(build) {
      build.onResolve({ filter: /^virtual:widgets$/ }, ({ path }) => ({ path, namespace: 'virtual' }));
      build.onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
        contents: `export const version = ${JSON.stringify(version)};\nexport const table = ${JSON.stringify(table)};`,
        loader: 'js',
      }));
    },
  };
}
