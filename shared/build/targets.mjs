/** What a build is for: browsers, and the runtime that the islands run on. */
import { fileURLToPath } from 'node:url';

/**
 * The oldest browsers the widgets are built for: import maps, cascade layers, container queries and
 * `<dialog>` without a polyfill. Older ones keep the page's own content.
 */
export const JS_TARGET = ['es2022', 'chrome111', 'edge111', 'firefox114', 'safari16.4'];

/** The same in the form lightningcss takes: major, minor and patch number in one integer. */
export const CSS_TARGETS = {
  chrome: 111 << 16,
  edge: 111 << 16,
  firefox: 114 << 16,
  safari: (16 << 16) | (4 << 8),
  ios_saf: (16 << 16) | (4 << 8),
};

/** The module that replaces packages or parts of them. */
export const STAND_INS = fileURLToPath(new URL('./stand-ins.ts', import.meta.url));

/** React, as far as the widgets use it, on Preact. */
const REACT = fileURLToPath(new URL('./react-on-preact.ts', import.meta.url));

/** superstruct, as far as the widgets use it. */
const STRUCTS = fileURLToPath(new URL('./small-superstruct.ts', import.meta.url));

/** Signals, as far as the widgets use them. */
const SIGNALS = fileURLToPath(new URL('./small-signals.ts', import.meta.url));

/** What reads and writes a workbook in the page itself, where its packages would start workers. */
const WITHOUT_WORKERS = fileURLToPath(new URL('./packages/workbook-without-workers.ts', import.meta.url));
const WORKBOOKS = {
  'fflate/browser': fileURLToPath(import.meta.resolve('fflate/browser')),
  fflate: WITHOUT_WORKERS,
  'worker-f/browser': WITHOUT_WORKERS,
};

/**
 * The two things an island can run on. Source is written against React; each row says what stands in
 * for an import. A path below a package (`react/jsx-runtime`) needs a row of its own, since a prefix
 * would send it to a file that the replacement does not have or has in a larger form.
 */
export const RUNTIMES = {
  preact: {
    react: REACT,
    'react-dom': REACT,
    'react-dom/client': REACT,
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
    '@preact/signals-react': SIGNALS,
    '@preact/signals-react/runtime': SIGNALS,
    superstruct: STRUCTS,
    'use-sync-external-store/shim': REACT,
    'use-sync-external-store/shim/index.js': REACT,
    ...WORKBOOKS,
  },
  // React has useSyncExternalStore itself since version 18, so the shim is not needed.
  react: {
    'use-sync-external-store/shim': 'react',
    'use-sync-external-store/shim/index.js': 'react',
    ...WORKBOOKS,
  },
};
