// @vitest-environment node
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { thirdPartyNotices } from '../../../shared/build/third-party.mjs';
import { temporaryFiles } from './temporary.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** What esbuild says of an output that has these numbers of bytes of these files. */
const metafile = (inputs: Record<string, number>) => ({
  inputs: {},
  outputs: {
    'a.js': {
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([path, bytesInOutput]) => [path, { bytesInOutput }]),
      ),
    },
  },
});

it('names a package once, and none whose code was left out [embedding Releases]', async () => {
  const notices = await thirdPartyNotices(ROOT, [
    metafile({ 'node_modules/react/index.js': 9, 'node_modules/react/cjs/react.js': 9, 'shared/a.ts': 9 }),
    metafile({
      'node_modules/preact/dist/preact.mjs': 0,
      'node_modules/@preact/signals-core/dist/signals-core.mjs': 9,
    }),
  ] as never);
  expect([...notices.matchAll(/^\S+ \d\S* \(MIT\)$/gm)].map(([line]) => line.split(' ')[0])).toEqual([
    '@preact/signals-core',
    'react',
  ]);
  expect(notices).toContain('Meta Platforms');
});

it('refuses a package without a licence text', async () => {
  const root = temporaryFiles({ 'node_modules/bare/package.json': '{"version": "1.2.3", "license": "MIT"}' });
  await expect(thirdPartyNotices(root, [metafile({ 'node_modules/bare/a.js': 1 })] as never)).rejects.toThrow(
    'node_modules/bare: no licence text for bare 1.2.3 (MIT)',
  );
});
