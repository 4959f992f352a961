/**
 * Gives the loader what it must know of the build, as the module `virtual:widgets`. Every page pays for it
 * and 25 widgets stand in it, so each kind of fact is one text with that fact of every widget: like beside
 * like is what compression is good at.
 */

import { HASH_LENGTH } from './name-files.mjs';

/**
 * @param {string} version
 * @param {Record<string, {file: string, css: string[], imports: string[], load: string, firstReads?: object[]}>} table
 *   files relative to the directory of `loader.js`
 */
export function loaderTablePlugin(version, table) {
  const contents = Object.entries({ version, hashLength: HASH_LENGTH, ...loaderTable(table) }).map(
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
  const plans = [];
  let hashes = '';
  for (const [name, { file, css, imports, load, firstReads = [] }] of Object.entries(table)) {
    const [, own, hash] = /^assets\/(.+-(\w+))\.js$/.exec(file);
    const others = [...css, ...imports].map((other) => other.replace(/^assets\//, ''));
    const needs = others.filter((other) => other !== `${own}.css`);
    if (own !== `${name}-${hash}` || hash.length !== HASH_LENGTH || needs.length === others.length) {
      throw new Error(`${name}: expected one module and one stylesheet named after it, found ${file}`);
    }
    for (const need of needs) if (!shared.includes(need)) shared.push(need);
    const digits = needs.map((need) => shared.indexOf(need).toString(36)).join('');
    const reads = firstReads.map(({ path, unlessState = '', unlessQuery = '' }) =>
      `${path},${unlessState},${unlessQuery}`.replace(/,+$/, ''),
    );
    hashes += hash;
    plans.push([load[0] + digits, ...reads].join(' '));
  }
  if (shared.length > 36)
    throw new Error(`expected at most 36 files that widgets share, found ${shared.length}`);
  return { names: Object.keys(table).join(' '), plans: plans.join(';'), hashes, shared: shared.join(' ') };
}
