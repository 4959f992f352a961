/** Shared by every call of the bundler: the settings, and how the sources of a build are found and read. */
import { readFileSync } from 'node:fs';
import { basename, dirname, extname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleOf } from './packages/commonjs.mjs';
import { WALKING, withOwnKeys } from './packages/own-keys.mjs';
import { COMMONJS, JS_TARGET, RUNTIMES } from './targets.mjs';

/**
 * Placeholder for the mark in file names until the release has one. It is as long as a mark, so that positions in
 * source maps stay right, and occurs nowhere else in the code.
 */
export const MARK = 'zMarkZzz';

const EPOCH = fileURLToPath(new URL('./packages/nanostores-epoch.ts', import.meta.url));

/**
 * Settings for rolldown.
 * @import { InputOptions, PartialResolvedId, Plugin, PluginContext } from 'rolldown'
 * @import { Runtime } from './targets.mjs'
 * @param {{root: string}} options
 * @param {Record<string, string>} [define] further names to replace with a value
 * @returns {InputOptions}
 */
export function settings({ root }, define = {}) {
  return {
    cwd: root,
    platform: 'browser',
    tsconfig: false,
    transform: {
      target: JS_TARGET,
      jsx: { runtime: 'automatic' },
      define: {
        'process.env.NODE_ENV': '"production"',
        'globalThis.nanostoresGlobal': 'nanostoresEpoch.holder',
        ...define,
      },
      inject: { nanostoresEpoch: [EPOCH, 'nanostoresEpoch'] },
    },
    checks: { bundlerTimings: false },
    // Warnings are errors: nobody reads the warnings of a successful build.
    onLog(level, log) {
      if (level === 'warn') throw new Error(log.message);
    },
  };
}

/** A path below the project's directory, with forward slashes and without the suffix that `placed` adds. */
export function sourceOf(/** @type {string} */ root, /** @type {string} */ id) {
  const [path = ''] = id.split('?');
  return relative(root, path).split(sep).join('/');
}

/**
 * The plugin that finds and reads sources.
 *
 * A placed module has the name of its file after a question mark, `shared/domain/money.ts?cart-page`, so that one
 * module can be in several files.
 * @param {{root: string, runtime: Runtime}} options
 * @param {import('./files/place-modules.mjs').Placement['fileOf']} [placed] the file of a module, seen from a module
 *   that imports it; both are named as `sourceOf` names them, the importer with its file. Without it, every module
 *   exists once
 * @returns {Plugin}
 */
export function sources({ root, runtime }, placed = () => undefined) {
  const aliases = new Map(Object.entries(RUNTIMES[runtime]));
  return {
    name: 'sources',
    async resolveId(source, importer, { kind }) {
      if (!importer) return undefined;
      const [from = '', file] = importer.split('?');
      const found = await find(this, aliases.get(source) ?? source, from);
      if (!found || found.external) return found;
      const home = placed(
        { path: sourceOf(root, from), file },
        sourceOf(root, found.id),
        kind === 'dynamic-import',
      );
      return home ? { ...found, id: `${found.id}?${home}` } : found;
    },
    load(id) {
      const [path = ''] = id.split('?');
      const kind = extname(path).slice(1);
      if (kind === 'css') return { code: stylesheetPath(path), moduleType: 'js', moduleSideEffects: false };
      if (!['ts', 'tsx', 'js', 'mjs'].includes(kind)) return undefined;
      return { code: read(path), moduleType: kind === 'mjs' ? 'js' : kind };
    },
  };
}

/** @type {(context: PluginContext, source: string, from: string) => Promise<PartialResolvedId | null>} */
async function find(context, source, from) {
  const isOurs = source.startsWith('.') && extname(source) && !from.includes('node_modules');
  if (isOurs) return { id: resolve(dirname(from), source) };
  return context.resolve(source, from, { skipSelf: true });
}

/** `import styles from './cart-page.css'` gives the path of the built sheet. */
function stylesheetPath(/** @type {string} */ path) {
  return `export default 'assets/${basename(path, '.css')}-${MARK}.css';`;
}

function read(/** @type {string} */ path) {
  const code = readFileSync(path, 'utf8');
  const [, inPackages] = path.split(`${sep}node_modules${sep}`);
  const isOf = (/** @type {string} */ name) => inPackages?.split(sep).join('/').startsWith(`${name}/`);
  const text = COMMONJS.some(isOf) ? moduleOf(path, code) : code;
  return WALKING.some(isOf) ? withOwnKeys(text) : text;
}
