/** The unit tests as Stryker runs them: only those that should find changes in the mutated folder. */
import { defineConfig } from 'vitest/config';
import { SEED } from '../seed.mjs';
import config from '../vitest.config.mjs';
import { mutated } from './folders.mjs';

const { tests, environment = 'happy-dom' } = mutated();

const unit = config.test?.projects?.find(
  /** @returns {project is import('vitest/config').UserWorkspaceConfig} */
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'unit',
);

export default defineConfig({
  root: config.root,
  cacheDir: '.cache/vite',
  resolve: unit?.resolve,
  test: {
    ...unit?.test,
    include: tests,
    environment,
    // Stryker activates a change with a global of the worker.
    pool: 'threads',
    // A change that makes a test wait in vain is found sooner.
    testTimeout: 5000,
    env: { ...unit?.test?.env, PATIENCE_MS: '2000' },
    provide: { seed: SEED },
  },
});
