/** Stryker's configuration. `run.mjs` chooses the folder. */
import { mutated, resultsFile } from './folders.mjs';

const folder = process.env.MUTATED ?? '';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: mutated().sources,
  // Texts are checked on pages, and the names of states by the comparisons with them.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Each of these would run every test of the folder.
  ignoreStatic: true,
  testRunner: 'vitest',
  vitest: { configFile: 'test/mutation/vitest.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  // esbuild removes the types; a mutant may be wrong for TypeScript.
  tsconfigFile: '',
  disableTypeChecks: false,
  concurrency: Number(process.env.MUTATION_WORKERS || 1),
  timeoutMS: 10_000,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: resultsFile(folder) },
  incremental: true,
  incrementalFile: resultsFile(folder, '-known'),
  ignorePatterns: ['.cache', 'dist', 'test/pages', 'test/corpora/files'],
  tempDirName: '.cache/mutation/sandboxes',
  allowConsoleColors: false,
};
