/** Checks whether a served release was built from the commit that it names: `npm run verify -- URL`. */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCommand, refuseUsage } from '../commands/read-command.mjs';
import { buildAgain } from './build-again.ts';
import { compareRelease, readPrevious, readServed } from './compare-release.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const COMMAND = {
  name: 'npm run verify',
  usage: ['-- URL [--release NAME] [--dry-run]'],
  does: 'Builds the commit that a served release names, in a temporary folder, and compares every file byte by byte. URL is where dist/ is served: https://shop.example/widgets/. Exits with status 1 if a file differs, and with 2 if nothing could be compared.',
  positionals: 1,
  failure: 2,
};

async function verify(directory: URL, wanted: string | undefined, isDryRun: boolean): Promise<void> {
  const served = await readServed(directory, wanted);
  const { release, source } = served;
  const { commit, base, runtime } = source;
  process.stdout.write(`${directory}: ${release}, from commit ${commit}, for ${base}, on ${runtime}\n`);
  if (isDryRun) return;
  const { folder, files } = await buildAgain(ROOT, served);
  const previous = await readPrevious(directory, release);
  const { same, differing } = await compareRelease(directory, release, files, {
    current: wanted === undefined,
    previous,
  });
  for (const fault of differing) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${same} files are the same, ${differing.length} differ\n`);
  if (differing.length > 0) process.exitCode = 1;
  else rmSync(folder, { recursive: true });
}

const { values, positionals } = readCommand({
  ...COMMAND,
  options: {
    release: { type: 'string', does: 'a release other than the current one' },
    'dry-run': {
      type: 'boolean',
      default: false,
      does: 'says which commit would be built, and builds nothing',
    },
  },
});
const [given = ''] = positionals;
if (!/^https?:\/\//.test(given) || !URL.canParse(given)) {
  refuseUsage(
    COMMAND,
    `expected the address of dist/, which begins with http:// or https://, found "${given}"`,
  );
}
try {
  await verify(
    new URL(given.replace(/\/?(loader\.js|manifest\.json)?$/, '/')),
    values.release,
    values['dry-run'],
  );
} catch (error) {
  console.error(`verify: ${(error as Error).message}`);
  process.exitCode = 2;
}
