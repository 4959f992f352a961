/**
 * Gives the loader what it must know of the build, as the module `virtual:widgets`. Every page pays for it
 * and 25 widgets stand in it, so each kind of fact is one text with that fact of every widget: like beside
 * like is what compression is good at. `name-files.mjs` has named the files so that numbers stand for them.
 */

/**
 * @param {string} version ends in the mark that is in the files' names
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

/**
 * The exports of `virtual:widgets` but the version; `modules.d.ts` describes them.
 * @throws when a widget needs a file whose name the loader could not make up
 */
export function loaderTable(table) {
  const plans = Object.entries(table).map(([name, { file, css, imports, load, firstReads = [] }]) => {
    const numbers = imports.map((path) => /^assets\/shared-([\da-z])-\w+\.js$/.exec(path)?.[1]).sort();
    const known = [/^assets\/base-\w+\.css$/, new RegExp(`^assets/${name}-\\w+\\.css$`)];
    const module = new RegExp(`^assets/${name}-\\w+\\.js$`);
    if (!module.test(file) || numbers.includes(undefined) || !matchAll(css, known)) {
      throw new Error(`${name}: the loader can't name all of ${[file, ...css, ...imports].join(', ')}`);
    }
    const reads = firstReads.map(({ path, unlessState = '', unlessQuery = '' }) =>
      `${path},${unlessState},${unlessQuery}`.replace(/,+$/, ''),
    );
    return [load[0] + numbers.join(''), ...reads].join(' ');
  });
  return { names: Object.keys(table).join(' '), plans: plans.join(';') };
}

function matchAll(texts, patterns) {
  return texts.length === patterns.length && patterns.every((pattern, index) => pattern.test(texts[index]));
}
