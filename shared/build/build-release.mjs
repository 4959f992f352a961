/**
 * Builds one release: all its files, and copies of its pointers. Nothing here depends on the time, on the folder of the
 * project, or on where the release will be written, so two builds of one source are equal byte by byte.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { bundleLoader, bundleWidgets } from './bundle.mjs';
import { findWidgets, readDefinitions } from './find-widgets.mjs';
import { headFragments } from './head-fragments.mjs';
import { manifest } from './manifest.mjs';
import { describeOutputs } from './outputs.mjs';
import { measure, overBudget } from './sizes.mjs';
import { buildStylesheets } from './stylesheets.mjs';
import { thirdPartyNotices } from './third-party.mjs';

const EMPTY_TABLE = { names: '', mark: 'unmarked', plans: '' };

/**
 * Builds a release.
 * @param {object} options
 * @param {string} options.root the project's directory
 * @param {string} options.version such as `0.1.0`
 * @param {'preact' | 'react'} options.runtime
 * @param {string} options.base where the site will serve the folder, such as `/widgets/`
 * @param {boolean} [options.watch] leaves out the last minification and puts source maps into the files
 * @param {boolean} [options.maps] makes source maps apart from the files, which stay the same
 * @returns {Promise<{release: string, files: Map<string, Uint8Array | string>, maps: Map<string, string>, rows: object[],
 *   problems: string[]}>} release: its name; files: by path in the release; maps: by that path with `.map`; rows: sizes;
 *   problems: what is over budget
 * @throws what esbuild throws, or an error that names the file which breaks a rule of the build
 */
export async function buildRelease(options) {
  const { root, version, runtime, base } = options;
  const found = await findWidgets(root);
  const { definitions, writeLoaderTable } = await readDefinitions(root, found);
  const widgets = found.map((widget) => ({
    ...widget,
    parts: definitions.get(widget.name).documentation.parts,
  }));
  const everyPage = widgets.filter(({ name }) => definitions.get(name).documentation.everyPage);
  const stylesheets = buildStylesheets(root, widgets);
  const draft = await bundleLoader(options, { release: '', table: EMPTY_TABLE, directory: '' });
  const bundle = await bundleWidgets(
    options,
    widgets,
    everyPage.map(({ entry }) => entry),
    stylesheets,
    [draft.code, JSON.stringify([...definitions]), base, runtime, ...(await buildCode(root))],
  );
  const { files, maps, mark, metafile } = bundle;
  for (const { name, code } of stylesheets.values()) files.set(`assets/${name}-${mark}.css`, code);
  const release = `${version}+${mark}`;
  const outputs = describeOutputs(widgets, bundle, files);
  const table = writeLoaderTable(loaderRows(widgets, definitions, outputs), mark);
  const directory = `releases/${release}/`;
  for (const [file, from] of [
    ['loader.js', './'],
    ['pointers/loader.js', `./${directory}`],
  ]) {
    const { code, map } = await bundleLoader(options, { release, table, directory: from });
    files.set(file, code);
    if (map) maps.set(`${file}.map`, map);
  }

  const result = { release, runtime, base, widgets, definitions, outputs, files };
  for (const [pointers, to] of [
    ['', ''],
    ['pointers/', directory],
  ]) {
    // The manifest names the integrity of the stable names.
    for (const [file, text] of stableNames(result, to)) files.set(pointers + file, text);
    files.set(`${pointers}manifest.json`, `${JSON.stringify(manifest(result, to), null, 2)}\n`);
  }
  for (const [file, text] of headFragments(result)) files.set(`pointers/${file}`, text);
  files.set('THIRD-PARTY.txt', await thirdPartyNotices(root, [metafile, draft.metafile]));
  const rows = measure(result);
  return { release, files, maps, rows, problems: overBudget(rows, result) };
}

/** The module of each widget under a name that stays; in the release and at the root both lead to the same file. */
function stableNames({ widgets, outputs }, directory) {
  return widgets.map(({ name }) => [
    `${name}.js`,
    `export * from './${directory}${outputs.widget(name).file}';\n`,
  ]);
}

/** The loader's row for each widget; it finds the files by their names alone. */
function loaderRows(widgets, definitions, outputs) {
  return Object.fromEntries(
    widgets.map(({ name }) => {
      const { load, firstReads = [] } = definitions.get(name).documentation;
      const { file, imports, parts, css } = outputs.widget(name);
      const names = (paths) => paths.map((path) => basename(path));
      const modules = names([file, ...imports.toSorted()]);
      return [name, { load, modules, styles: names(css), parts: names(parts), firstReads }];
    }),
  );
}

/** The build's own code and the versions of its tools: with others, the same source may give other files. */
async function buildCode(root) {
  const folder = join(root, 'shared/build');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Promise.all([...paths, join(root, 'package-lock.json')].map((path) => readFile(path)));
}
