/**
 * Three kinds of tests: `unit` runs in a simulated document, `pages` drives a real browser against the demo
 * shop from Node, `jsp` against Tomcat. Run one with `npx vitest run --config test/vitest.config.mjs --project unit PATH`.
 */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import { vitestCounter } from './count-cases.mjs';
import { SEED, seedReporter } from './seed.mjs';

/** What takes longest, longest first: begun last, it would keep one worker alone at the end. */
const LONG = [
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

/** vitest knows by itself only what it has run before, which a fresh clone has not. */
class LongestFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    const long = sorted.filter((file) => rank(file) >= 0).sort((one, other) => rank(one) - rank(other));
    return [...long, ...sorted.filter((file) => rank(file) < 0)];
  }
}

/** What takes minutes and rarely changes has a command of its own: `npm run test:proof`. */
const PROOFS = [
  ...['foreign', 'hostile', 'soak', 'workbench'].map((folder) => `test/pages/${folder}/**`),
  'test/pages/accessibility/dialogs.test.ts',
  'test/pages/accessibility/log.test.ts',
];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  cacheDir: '.cache/vite',
  test: {
    // On two cores: what waits for a browser leaves room for a third.
    maxWorkers: 3,
    provide: { seed: SEED },
    reporters: ['default', seedReporter, vitestCounter],
    sequence: { sequencer: LongestFirst },
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
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.{ts,tsx}'],
          // Contexts of one process: a process for each file takes longer than most of the files.
          pool: 'vmThreads',
          setupFiles: ['test/unit/support/globals.ts'],
          globalSetup: ['test/unit/support/shared-folder.ts'],
          environment: 'happy-dom',
          // The first test of a file waits for its imports, on a busy machine for longer than the usual 5 s. So does what
          // comes before it.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          environmentOptions: { happyDOM: { url: 'http://shop.test/checkout/cart' } },
          restoreMocks: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'pages',
          include: ['test/pages/**/*.test.ts'],
          exclude: process.env.PROOF ? [] : PROOFS,
          globalSetup: ['test/pages/support/browsers.ts'],
          environment: 'node',
          // What a file imports, the demo shop and the browser's driver, is the same for all.
          pool: 'threads',
          isolate: false,
          // A browser on a busy machine has moments that no journey can foresee. The run names what it tried twice.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
