// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeOutput } from '../../../shared/build/write-output.mjs';
import { temporaryFiles } from './temporary.ts';

it('keeps the hashed files of the build before, and none older, since open pages still import them', async () => {
  const out = temporaryFiles({});
  const write = (hash: string) =>
    writeOutput(
      out,
      new Map([
        [`assets/a-${hash}.js`, hash],
        ['a.js', `export * from './assets/a-${hash}.js'`],
      ]),
    );
  const assets = () => readdirSync(join(out, 'assets')).filter((name) => name.endsWith('.js'));

  await write('1');
  await write('2');
  expect(assets()).toEqual(['a-1.js', 'a-2.js']);
  await write('3');
  expect(assets()).toEqual(['a-2.js', 'a-3.js']);
  await write('3');
  expect(assets()).toEqual(['a-2.js', 'a-3.js']);
  expect(readFileSync(join(out, 'a.js'), 'utf8')).toContain('a-3.js');
});
