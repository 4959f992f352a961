/** The test layers, each with its command and its folders. */

import { JOURNEY_FILES } from './second-server/journeys.mjs';

const VITEST = 'vitest run --config test/vitest.config.mjs --project';
/** A simulated page waits for its timers and imports about half of the time: four share two cores well. */
const WORKERS = '--maxWorkers 4';
/** Pages come and go by the thousand: room for short-lived objects saves a tenth of the time. */
const SHORT_LIVED = { NODE_OPTIONS: '--max-semi-space-size=32' };
const EACH_RUNTIME = 'node test/both-runtimes.mjs';
/** Pages on which a file fails would otherwise fall back to the release of an earlier build. */
const FORGET = 'rm -f .cache/build/RUNTIME/releases/history.json .cache/build/RUNTIME/releases/previous.json';
const WTR = 'wtr --config test/web-test-runner.config.mjs';

/** Page tests that take minutes and rarely change; the layer `pages` excludes them. */
export const PROOFS = [
  'test/pages/accessibility/dialogs.test.ts',
  'test/pages/accessibility/log.test.ts',
  'test/pages/foreign',
  'test/pages/hostile',
  'test/pages/museum/saboteurs.test.ts',
  'test/pages/soak',
  'test/pages/workbench',
];

/**
 * Page tests that look at every page, at releases beside each other, or at tables of thousands of rows; the layer `pages`
 * excludes them. A fault in one widget fails the widget's own tests first.
 */
export const SWEEPS = [
  'test/pages/accessibility/states.test.ts',
  'test/pages/embedding/failed-release.test.ts',
  'test/pages/embedding/releases.test.ts',
  'test/pages/embedding/two-releases.test.ts',
  'test/pages/every-page.test.ts',
  'test/pages/frame/whole-shop.test.ts',
  'test/pages/layout/every-page-shift.test.ts',
  'test/pages/lists/long-list.test.ts',
  'test/pages/lists/long-tables.test.ts',
  'test/pages/tools/doctor-command.test.ts',
  'test/pages/tools/doctor-on-own-pages.test.ts',
  'test/pages/tools/doctor.test.ts',
];

/**
 * @typedef {object} Layer
 * @property {(paths: string[]) => string} command runs the tests in some files, or all of the layer if none are given
 * @property {string[]} [folders] the folders of its tests; a layer that accepts no paths has none
 * @property {Record<string, string>} [env]
 * @property {boolean} [needsBuild] whether it reads the bundles of the layer `build`
 * @property {boolean} [apart] whether it runs only when it is named
 */

/** @type {Record<string, Layer>} in the order in which they run */
export const LAYERS = {
  // The code that TypeScript compiles, then the scripts that Node runs directly.
  types: { command: () => 'tsc -p tsconfig.json && tsc -p test/tsconfig.scripts.json' },
  lint: { command: () => 'npm run --silent lint' },
  // On Preact, which ships. Single files also run on React.
  unit: {
    command: (paths) =>
      `${VITEST} unit --project tools ${paths.length ? '--project unit-react ' : ''}${WORKERS} ${paths.join(' ')}`,
    folders: ['test/unit'],
    env: SHORT_LIVED,
  },
  // Every order of events in the cart, an order sheet and its form, two tabs and a list, nine times as many as in `unit`, and planted bugs that they must find.
  schedules: {
    command: () => `${VITEST} unit test/unit/schedules`,
    env: { ...SHORT_LIVED, SCHEDULES: '108000' },
    apart: true,
  },
  // The tests that render or use a store, once more on React.
  'unit-react': {
    command: () => `${VITEST} unit-react ${WORKERS}`,
    env: SHORT_LIVED,
    apart: true,
  },
  build: {
    command: () =>
      `${EACH_RUNTIME} "${FORGET} && node build.mjs --runtime RUNTIME --out .cache/build/RUNTIME --keep 2 --maps .cache/build/maps --budgets"`,
  },
  browser: {
    command: (paths) =>
      `${EACH_RUNTIME} ${WTR} --runtime=RUNTIME ${paths.map((path) => `--files ${path}`).join(' ')}`,
    folders: ['test/browser'],
    needsBuild: true,
  },
  pages: {
    command: (paths) => `${VITEST} pages ${paths.join(' ')}`,
    folders: ['test/pages'],
    // Leaves out what `PROOFS` and `SWEEPS` name. The layers of those name them to vitest.
    env: { USUAL_PAGES: 'true' },
    needsBuild: true,
  },
  sweep: {
    command: (paths) => `${VITEST} pages ${(paths.length ? paths : SWEEPS).join(' ')}`,
    folders: SWEEPS,
    needsBuild: true,
    apart: true,
  },
  second: {
    command: () => `${VITEST} pages ${JOURNEY_FILES.join(' ')}`,
    env: { SERVER: 'second' },
    needsBuild: true,
    apart: true,
  },
  proof: {
    command: (paths) =>
      paths.length
        ? `${VITEST} pages ${paths.join(' ')}`
        : `${VITEST} pages ${PROOFS.join(' ')} test/pages/frame/whole-shop.test.ts test/pages/tools/doctor-on-own-pages.test.ts && ${WTR} --runtime=preact --files test/browser/isolation/isolation.test.ts`,
    folders: PROOFS,
    env: { PROOF: 'all' },
    needsBuild: true,
    apart: true,
  },
  states: {
    command: () => `${VITEST} pages test/pages/accessibility/states.test.ts`,
    env: { STATES: 'all' },
    needsBuild: true,
    apart: true,
  },
  engines: {
    command: (paths) => `node test/engines/run.mjs ${paths.join(' ')}`,
    folders: ['test/engines'],
    needsBuild: true,
    apart: true,
  },
  // What Orca says on journeys by keyboard.
  'screen-reader': {
    command: (paths) => `node test/screen-reader/run.mjs ${paths.join(' ')}`,
    folders: ['test/screen-reader'],
    needsBuild: true,
    apart: true,
  },
  jsp: {
    command: (paths) => `tsx test/jsp/run.ts ${paths.join(' ')}`,
    folders: ['test/jsp'],
    needsBuild: true,
    apart: true,
  },
};
