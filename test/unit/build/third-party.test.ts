// @vitest-environment node
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { thirdPartyNotices } from '../../../shared/build/third-party.mjs';
import { temporaryFiles } from './temporary.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A script with code of these files. */
const script = (...paths: string[]) => ({ inputs: new Map(paths.map((path) => [path, 9])) });

it('names a package once, and none whose code was left out [embedding Releases]', async () => {
  const notices = await thirdPartyNotices(ROOT, [
    script('node_modules/react/index.js', 'node_modules/react/cjs/react.js', 'shared/a.ts'),
    script('node_modules/@preact/signals-core/dist/signals-core.mjs'),
  ]);
  expect([...notices.matchAll(/^\S+ \d\S* \(MIT\)$/gm)].map(([line]) => line.split(' ')[0])).toEqual([
    '@preact/signals-core',
    'react',
  ]);
  expect(notices).toContain('Meta Platforms');
});

it('refuses a package without a licence text', async () => {
  const root = temporaryFiles({ 'node_modules/bare/package.json': '{"version": "1.2.3", "license": "MIT"}' });
  await expect(thirdPartyNotices(root, [script('node_modules/bare/a.js')])).rejects.toThrow(
    'node_modules/bare: no licence text for bare 1.2.3 (MIT)',
  );
});
