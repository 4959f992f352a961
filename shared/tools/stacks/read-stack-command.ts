/**
 * Translates a stack trace of the minified files to the source.
 *
 *   npm run read-stack -- FILE [--maps DIR]
 *
 * FILE contains the stack as copied from the console, `cb:problem` or a log. DIR is where the build wrote the maps,
 * `.cache/maps` by default. Exits with status 1 if a frame couldn't be resolved, and with 2 if nothing could be read.
 */
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readStack } from './read-stack.ts';

const USAGE = 'npm run read-stack -- FILE [--maps DIR]';

try {
  const { values, positionals } = parseArgs({
    options: { maps: { type: 'string', default: '.cache/maps' } },
    allowPositionals: true,
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(`expected one file: ${USAGE}`);
  const { text, found, problems } = await readStack(await readFile(file, 'utf8'), values.maps);
  if (found + problems.length === 0)
    throw new Error(`${file} contains no position such as …/cart-page-3f2a9c1e.js:1:234`);
  process.stdout.write(`${text.trimEnd()}\n`);
  for (const problem of problems) console.error(`read-stack: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`read-stack: ${(error as Error).message}`);
  process.exitCode = 2;
}
