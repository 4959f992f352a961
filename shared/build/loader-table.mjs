/**
 * Gives the loader what it must know of the build, as the module `virtual:widgets`. Every page pays for it
 * and 25 widgets stand in it, so a row is one text: when the widget is loaded, the hash of its module and
 * stylesheet, and the numbers of the shared files that it needs, as in `eager EJ7RZMA2 0 2 1`.
 */

/**
 * @param {string} version
 * @param {Record<string, {file: string, css: string[], imports: string[], load: string, firstReads?: object[]}>} table
 *   files relative to the directory of `loader.js`
 */
export function loaderTablePlugin(version, table) {
  const contents = Object.entries({ version, ...loaderTable(table) }).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  return {
    name: 'loader-table',
    setup(build) {
      build.onResolve({ filter: /^virtual:widgets$/ }, ({ path }) => ({ path, namespace: 'virtual' }));
      build.onLoad({ filter: /.*/, namespace: 'virtual' }, () => ({
        contents: contents.join('\n'),
        loader: 'js',
      }));
    },
  };
}

/** The exports of `virtual:widgets` but the version; `modules.d.ts` describes them. */
export function loaderTable(table) {
  const shared = [];
  const firstReads = {};
  const rows = {};
  for (const [name, row] of Object.entries(table)) {
    const [, own, hash] = /^assets\/(.+-(\w+))\.js$/.exec(row.file);
    const others = [...row.css, ...row.imports].map((file) => file.replace(/^assets\//, ''));
    const needs = others.filter((file) => file !== `${own}.css`);
    if (own !== `${name}-${hash}` || needs.length === others.length) {
      throw new Error(`${name}: expected one module and one stylesheet named after it, found ${row.file}`);
    }
    for (const file of needs) if (!shared.includes(file)) shared.push(file);
    rows[name] = [row.load, hash, ...needs.map((file) => shared.indexOf(file))].join(' ');
    if (row.firstReads) firstReads[name] = row.firstReads;
  }
  return { rows, shared, firstReads };
}
