/** The targets of a build: browsers, and the runtime of the islands. */
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserslistToTargets } from 'lightningcss';

const require = createRequire(import.meta.url);

/**
 * The oldest versions of browsers that the widgets are built for: import maps, cascade layers, container queries and
 * `<dialog>` without a polyfill. Older ones keep the page's own content.
 */
export const OLDEST_BROWSERS = { chrome: '111', edge: '111', firefox: '114', safari: '16.4' };

const oldest = Object.entries(OLDEST_BROWSERS);
export const JS_TARGET = ['es2022', ...oldest.map(([name, version]) => name + version)];
export const CSS_TARGETS = browserslistToTargets([
  ...oldest.map(([name, version]) => `${name} ${version}`),
  `ios_saf ${OLDEST_BROWSERS.safari}`,
]);

/** The packages that are CommonJS, see `packages/commonjs.mjs`. */
export const COMMONJS = ['papaparse', 'react', 'react-dom', 'scheduler'];

const inPackages = (/** @type {string} */ file) =>
  fileURLToPath(new URL(`./packages/${file}`, import.meta.url));

/** React's production file, which its entry chooses only at run time. */
const ofReact = (/** @type {string} */ name, /** @type {string} */ file) =>
  join(dirname(require.resolve(`${name}/package.json`)), `cjs/${file}.production.js`);

/** Reading and writing a workbook in the page itself, where the packages would start workers. */
const WITHOUT_WORKERS = inPackages('workbook-without-workers.ts');
const WORKBOOKS = {
  'fflate/browser': fileURLToPath(import.meta.resolve('fflate/browser')),
  fflate: WITHOUT_WORKERS,
  'worker-f/browser': WITHOUT_WORKERS,
};

/**
 * The two runtimes of an island. The source imports React; each row names the replacement of an import. Rows
 * match the exact import only, so each path of a package has its own row.
 * @typedef {'preact' | 'react'} Runtime
 * @type {Record<Runtime, Record<string, string>>} by import
 */
export const RUNTIMES = {
  preact: {
    react: 'preact/compat',
    'react-dom': 'preact/compat',
    'react-dom/client': 'preact/compat/client',
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
    'use-sync-external-store/shim': 'preact/compat',
    'use-sync-external-store/shim/index.js': 'preact/compat',
    '@preact/signals-react': '@preact/signals',
    '@preact/signals-react/runtime': inPackages('signals-runtime.ts'),
    ...WORKBOOKS,
  },
  react: {
    react: ofReact('react', 'react'),
    'react-dom': ofReact('react-dom', 'react-dom'),
    'react-dom/client': ofReact('react-dom', 'react-dom-client'),
    'react/jsx-runtime': ofReact('react', 'react-jsx-runtime'),
    scheduler: ofReact('scheduler', 'scheduler'),
    // React has had useSyncExternalStore since version 18, so the shim isn't needed.
    'use-sync-external-store/shim': ofReact('react', 'react'),
    'use-sync-external-store/shim/index.js': ofReact('react', 'react'),
    ...WORKBOOKS,
  },
};
