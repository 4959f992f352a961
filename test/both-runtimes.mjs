/**
 * Runs a command for both runtimes at once, because most commands spend their time waiting for a browser.
 *
 *   node test/both-runtimes.mjs COMMAND
 *
 * RUNTIME in the command stands for `preact` and `react`. Prints each command's output as a whole when it ends. Exits
 * with status 1 if either failed.
 */
import { spawn } from 'node:child_process';

const command = process.argv.slice(2).join(' ');
if (!command.includes('RUNTIME')) throw new Error(`expected RUNTIME in the command, found "${command}"`);

/**
 * @param {string} runtime
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(runtime) {
  return new Promise((done) => {
    const child = spawn(command.replaceAll('RUNTIME', runtime), { shell: true });
    /** @type {Buffer[]} */
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => printed.push(data));
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat([Buffer.from(`\n${runtime}\n`), ...printed]));
      done(status === 0);
    });
  });
}

const succeeded = await Promise.all(['preact', 'react'].map(run));
if (!succeeded.every(Boolean)) process.exitCode = 1;
