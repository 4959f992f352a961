/**
 * Three kinds of tests: `unit` runs in a simulated document, `pages` drives a real browser against the demo
 * shop from Node, `jsp` against Tomcat. `npm test -- PATH` runs one file.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { RUNTIMES } from '../shared/build/targets.mjs';
import { vitestCounter } from './count-cases.mjs';
import { findEngines } from './engines/support/find-engines.mjs';
import { engineTableReporter } from './engines/support/table-reporter.mjs';
import { PROOFS, SWEEPS } from './layers.mjs';
import { findScreenReader } from './screen-reader/support/find-programs.mjs';
import { secondTriesReporter } from './second-tries.mjs';
import { SEED, seedReporter } from './seed.mjs';

/** How many times slower the browser's CPU is than this machine's: see `test/pages/support/throttle.ts`. */
const THROTTLE = Number(process.env.THROTTLE || 1);

/** The slowest files, slowest first, so that no worker is left running one alone at the end. */
const LONG = [
  'two-releases',
  'begun-by-others',
  'begun-by-shopper',
  'begun-before-back',
  'begun-on-list',
  'begun-with-sheet',
  'begun-in-two-tabs',
  'schedules/saboteurs',
  'build',
  'package',
  'deploy',
  'check-templates',
  'whole-shop',
  'every-page',
  'every-page-shift',
  'states',
  'shopping-lists',
  'confirmation',
  'order-history',
  'doctor',
];

/** vitest only knows the durations of earlier runs, which a fresh clone doesn't have. */
class LongestFirst extends BaseSequencer {
  /**
   * @override
   * @param {import('vitest/node').TestSpecification[]} files
   */
  async sort(files) {
    /** @param {import('vitest/node').TestSpecification} file */
    const rank = ({ moduleId }) => LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    const long = sorted.filter((file) => rank(file) >= 0).sort((one, other) => rank(one) - rank(other));
    return [...long, ...sorted.filter((file) => rank(file) < 0)];
  }
}

/** Tools run in Node, on React's server: they never ship. */
const TOOLS = 'test/unit/shared/tools/**/*.test.{ts,tsx}';

/** Tests that render or use a store: they also run on React. */
const ON_REACT = ['widgets', 'shared/stores', 'shared/ui', 'shared/embed', 'faults'].map(
  (folder) => `test/unit/${folder}/**/*.test.{ts,tsx}`,
);

/** Imports resolve as in a build, by exact name. `act` is only for tests. */
const WITH_ACT = fileURLToPath(new URL('./unit/support/react-on-preact.ts', import.meta.url));

/** A build on React names the files of production, which have no `act`: tests take the package as it is. */
const ALIASES = {
  preact: { ...RUNTIMES.preact, react: WITH_ACT },
  react: {
    'use-sync-external-store/shim': 'react',
    'use-sync-external-store/shim/index.js': 'react',
  },
};

/**
 * @param {string} name
 * @param {'preact' | 'react'} runtime what components and stores run on
 * @param {string[]} include
 * @param {string[]} [exclude]
 * @returns {import('vitest/config').TestProjectInlineConfiguration}
 */
function unitTests(name, runtime, include, exclude = []) {
  return {
    extends: true,
    resolve: {
      alias: Object.entries(ALIASES[runtime]).map(([find, replacement]) => ({
        find: new RegExp(`^${find.replaceAll('.', '\\.')}$`),
        replacement,
      })),
    },
    test: {
      name,
      include,
      exclude,
      env: { RUNTIME: runtime },
      // Contexts of one process: a process for each file takes longer than most of the files.
      pool: 'vmThreads',
      setupFiles: ['test/unit/support/globals.ts'],
      globalSetup: ['test/unit/support/shared-folder.ts'],
      environment: 'happy-dom',
      // A busy machine takes longer than the usual 5 s: for the imports of a file's first test, for hundreds of generated cases.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      environmentOptions: { happyDOM: { url: 'http://shop.test/checkout/cart' } },
      restoreMocks: true,
      unstubGlobals: true,
    },
  };
}

/**
 * The journeys that every engine must pass, in one of them.
 * @param {import('./engines/support/find-engines.mjs').Found} found
 * @returns {import('vitest/config').TestProjectInlineConfiguration}
 */
function engineTests({ engine, program }) {
  return {
    extends: true,
    test: {
      name: `engines-${engine}`,
      include: ['test/engines/**/*.test.ts'],
      provide: { engine, program },
      environment: 'node',
      pool: 'threads',
      isolate: false,
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  };
}

/**
 * What a screen reader says, on a desktop of each file.
 * @param {string} firefox the path of Firefox
 * @returns {import('vitest/config').TestProjectInlineConfiguration}
 */
function screenReaderTests(firefox) {
  return {
    extends: true,
    test: {
      name: 'screen-reader',
      include: ['test/screen-reader/**/*.test.ts'],
      provide: { firefox },
      environment: 'node',
      // One Orca at a time: it refuses to start beside another one.
      fileParallelism: false,
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  };
}

const { firefox } = findScreenReader();

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vite',
  test: {
    // On two cores, workers that wait for a browser leave room for a third.
    maxWorkers: 3,
    provide: { seed: SEED },
    reporters: ['default', seedReporter, vitestCounter, secondTriesReporter, engineTableReporter],
    sequence: { sequencer: LongestFirst },
    ...(process.env.ACCEPT && { update: true }),
    projects: [
      {
        extends: true,
        test: {
          name: 'jsp',
          include: ['test/jsp/**/*.test.ts'],
          globalSetup: ['test/jsp/support/tomcat.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...findEngines()
        .filter(({ program }) => program)
        .map(engineTests),
      ...(firefox ? [screenReaderTests(firefox)] : []),
      unitTests(
        'unit',
        'preact',
        ['test/unit/**/*.test.{ts,tsx}'],
        process.env.SCHEDULES ? [TOOLS] : [TOOLS, 'test/unit/schedules/saboteurs.test.ts'],
      ),
      unitTests('tools', 'react', [TOOLS]),
      unitTests('unit-react', 'react', ON_REACT, [TOOLS]),
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/**/*.test.ts'],
          exclude: process.env.USUAL_PAGES
            ? [...PROOFS, ...SWEEPS].map((path) => (path.endsWith('.ts') ? path : `${path}/**`))
            : [],
          globalSetup: ['test/pages/support/browsers.ts'],
          environment: 'node',
          // All files import the same modules: the demo shop and the browser's driver.
          pool: 'threads',
          isolate: false,
          // Distinguishes tests that fail sometimes from those that always fail; in CI, both fail the run: see
          // `second-tries.mjs`.
          retry: 1,
          testTimeout: 180_000 * THROTTLE,
          hookTimeout: 180_000 * THROTTLE,
        },
      },
    ],
  },
});
