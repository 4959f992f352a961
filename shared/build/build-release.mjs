/**
 * Builds one release: all its files, and copies of its pointers. Nothing here depends on the time, on the folder of the
 * project, or on where the release will be written, so two builds of one source are equal byte by byte.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileLoader, compileWidgets } from './compile.mjs';
import { readGraph } from './files/module-graph.mjs';
import { CORE, placeModules } from './files/place-modules.mjs';
import { findWidgets, readDefinitions } from './find-widgets.mjs';
import { headFragments } from './head-fragments.mjs';
import { lookUp } from './look-up.mjs';
import { manifest } from './manifest.mjs';
import { markOf, withMark } from './name-release.mjs';
import { describeOutputs } from './outputs.mjs';
import { placementReport, sharedModules } from './placement-report.mjs';
import { brotliSize, measure, overBudget } from './sizes.mjs';
import { buildStylesheets } from './stylesheets.mjs';
import { billOfMaterials, packagesIn, thirdPartyNotices } from './third-party.mjs';

/** The loader's lazy modules, built with the widgets because they share modules. */
const LOADED_BY_LOADER = ['shared/embed/rare-cases.ts'];

/**
 * @typedef {object} Built the data for the files that describe a build
 * @property {string} release
 * @property {string} runtime
 * @property {string} base
 * @property {{name: string}[]} widgets
 * @property {import('./find-widgets.mjs').Definitions} definitions
 * @property {import('./outputs.mjs').Outputs} outputs
 * @property {Map<string, Uint8Array | string>} files by path in the release
 */

/**
 * Builds a release.
 * @param {object} options
 * @param {string} options.root the project's directory
 * @param {string} options.version such as `0.1.0`
 * @param {import('./targets.mjs').Runtime} options.runtime
 * @param {string} options.base the address at which the site serves the folder, such as `/widgets/`
 * @param {boolean} [options.watch] leaves out the last minification and puts source maps into the files
 * @param {string[]} [options.known] the modules of `shared` in the build before
 * @param {boolean} [options.maps] creates separate source maps; the files stay the same
 * @returns {Promise<{release: string, files: Map<string, Uint8Array | string>, maps: Map<string, string>, rows:
 *   import('./sizes.mjs').Row[], problems: string[], placed: string[], modules: string[]}>} release: its name; files:
 *   by path in the release; maps: by that path with `.map`; rows: sizes; problems: everything over budget; placed: the
 *   cost of new modules, a line each; modules: those of `shared`, for the next build
 * @throws rolldown's error, or one that names the file that breaks a rule of the build
 */
export async function buildRelease(options) {
  const { root, version, runtime, base } = options;
  const found = await findWidgets(root);
  const { definitions } = await readDefinitions(root, found);
  const widgets = found.map((widget) => ({ ...lookUp(definitions, widget.name).documentation, ...widget }));
  const stylesheets = buildStylesheets(root, widgets);

  const graph = await readGraph(options, [...widgets.map(({ entry }) => entry), ...LOADED_BY_LOADER]);
  const placement = placeModules(graph, widgets, LOADED_BY_LOADER);
  const scripts = await compileWidgets(options, placement);
  const facts = { release: '', table: { mark: '', widgets: {} }, directory: '' };
  const drafts = [await compileLoader(options, facts), await compileLoader(options, facts, 'fall-back')];

  const mark = markOf([
    ...[...scripts.values(), ...drafts].map(({ code }) => code),
    ...stylesheets.map(({ code }) => code),
    ...[JSON.stringify([...definitions]), base, runtime],
    ...(await buildCode(root)),
  ]);
  const release = `${version}+${mark}`;
  /** @type {Map<string, Uint8Array | string>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const maps = new Map();
  function add(/** @type {string} */ file, /** @type {import('./compile.mjs').Script} */ { code, map }) {
    files.set(file, Buffer.from(withMark(code, mark)));
    if (map) maps.set(`${file}.map`, withMark(map, mark));
  }
  for (const [name, script] of scripts) add(`assets/${name}-${mark}.js`, script);
  for (const { name, code } of stylesheets) files.set(`assets/${name}-${mark}.css`, code);

  const outputs = describeOutputs(widgets, scripts, files, mark);
  const table = { mark, widgets: loaderRows({ widgets, definitions, outputs }) };
  const directory = `releases/${release}/`;
  add('loader.js', await compileLoader(options, { release, table, directory: './' }));
  const atRoot = { release, table, directory: `./${directory}` };
  for (const name of ['loader', 'fall-back'])
    add(`pointers/${name}.js`, await compileLoader(options, atRoot, name));

  const result = { release, runtime, base, widgets, definitions, outputs, files };
  for (const isRoot of [false, true]) {
    const [pointers, to] = isRoot ? ['pointers/', directory] : ['', ''];
    // The manifest names the integrity of the stable names.
    for (const [file, text] of stableNames(result, to)) files.set(pointers + file, text);
    files.set(`${pointers}manifest.json`, `${JSON.stringify(manifest(result, to), null, 2)}\n`);
  }
  for (const [file, text] of headFragments(result)) files.set(`pointers/${file}`, text);
  const packages = await packagesIn(root, [...scripts.values(), ...drafts]);
  files.set('THIRD-PARTY.txt', await thirdPartyNotices(root, packages));
  files.set('sbom.cdx.json', billOfMaterials(release, packages));
  const rows = measure(result);
  const sizeOf = (/** @type {string} */ name) => brotliSize(lookUp(files, `assets/${name}-${mark}.js`));
  const placed = placementReport(placement, scripts, sizeOf, options.known);
  const modules = sharedModules(placement.contents);
  return { release, files, maps, rows, problems: overBudget(rows, result), placed, modules };
}

/**
 * Each widget's module under its stable name; in the release and at the root, both import the same file.
 * @type {(built: Built, directory: string) => [file: string, code: string][]}
 */
function stableNames({ widgets, outputs }, directory) {
  return widgets.map(({ name }) => [
    `${name}.js`,
    `export * from './${directory}${outputs.widget(name).file}';\n`,
  ]);
}

/**
 * The loader's rows, each for the widgets that load alike. Every page loads them, so defaults are left out, and similar rows
 * are adjacent, which compresses best.
 * @param {Pick<Built, 'widgets' | 'definitions' | 'outputs'>} built
 */
function loaderRows({ widgets, definitions, outputs }) {
  /** @type {Map<string, string[]>} */
  const names = new Map();
  for (const { name } of widgets) {
    const { load, firstReads } = lookUp(definitions, name).documentation;
    const { imports, prefetched } = outputs.loads(name);
    const modules = [...imports, ...prefetched].filter((file) => file !== CORE).sort();
    const row = JSON.stringify({ modules, load: load === 'eager' ? undefined : load, firstReads });
    names.set(row, [...(names.get(row) ?? []), name]);
  }
  return Object.fromEntries([...names].sort().map(([row, alike]) => [alike.join(' '), JSON.parse(row)]));
}

/** The build's own code and its tools' versions, because other ones may give other files from the same source. */
async function buildCode(/** @type {string} */ root) {
  const folder = join(root, 'shared/build');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Promise.all([...paths, join(root, 'package-lock.json')].map((path) => readFile(path)));
}
