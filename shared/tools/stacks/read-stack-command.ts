/**
 * Translates a stack trace of the minified files to the source.
 *
 *   npm run read-stack -- FILE [--maps DIR]
 *
 * FILE contains the stack as copied from the console, `cb:problem` or a log.
 */
import { readFile } from 'node:fs/promises';
import { readCommand, refuseUsage } from '../commands/read-command.mjs';
import { readStack } from './read-stack.ts';

const COMMAND = {
  name: 'npm run read-stack',
  usage: ['-- FILE [--maps DIR]'],
  does: 'Prints the stack in FILE with lines of the source. Exits with status 1 if a frame has no map, and with 2 if nothing could be read.',
  positionals: 1,
  failure: 2,
};

const { values, positionals } = readCommand({
  ...COMMAND,
  options: {
    maps: { type: 'string', default: '.cache/maps', does: 'where the build wrote the source maps' },
  },
});
const [file] = positionals;
if (file === undefined) refuseUsage(COMMAND, 'expected one file');
try {
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
