/**
 * Takes pictures of every state in the sizes of `looks.ts`, at two commits, and writes a page with what differs.
 *
 *   npm run shots -- [BEFORE [AFTER]] [--only TEXT]
 *   npm run shots -- --accept
 *   npm run shots -- --engines
 *   npm run shots -- --readme
 *
 * BEFORE and AFTER are commits; by default the accepted commit and the working tree. Both are built and photographed on this
 * machine, with the same browser, fonts and clock, so the pictures need not be committed: they are in `.cache/shots`. --only
 * selects the states whose ids contain a text. --accept takes the look of HEAD as the expected one: it writes the commit into
 * `accepted.txt` next to this file. --engines takes six pages of the working tree in Chromium, Firefox and WebKit, and writes
 * a page with them side by side, `.cache/shots/engines.html`. --readme retakes the README's picture of the cart, `cart.webp` next to this file, the
 * only picture that is committed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommand } from '../../shared/tools/commands/read-command.mjs';
import { compareShots } from './compare-shots.ts';
import { writeReport } from './report.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SHOTS = join(ROOT, '.cache', 'shots');
const ACCEPTED = fileURLToPath(new URL('accepted.txt', import.meta.url));

/** Installs the fonts without which the browser falls back to others, or to empty boxes. */
const FONTS = 'apt-get install -y --no-install-recommends fonts-liberation fonts-noto-core fonts-noto-cjk';

/** A work tree to take pictures of. */
interface Side {
  name: string;
  tree: string;
  pictures: string;
}

const { values, positionals } = readCommand({
  name: 'npm run shots',
  usage: ['-- [BEFORE [AFTER]] [--only TEXT]', '-- --accept', '-- --engines', '-- --readme'],
  does: 'Takes pictures of every state at two commits, by default the accepted one and the working tree, and writes a page with what differs into .cache/shots.',
  positionals: 2,
  options: {
    only: { type: 'string', default: '', does: 'only the states whose ids contain this text' },
    accept: { type: 'boolean', default: false, does: 'takes the look of HEAD as the expected one' },
    engines: { type: 'boolean', default: false, does: 'shows six pages in three engines side by side' },
    readme: { type: 'boolean', default: false, does: 'takes the README’s picture of the cart again' },
  },
});
const { only } = values;
if (values.accept) accept();
else {
  adviseOnFonts();
  if (values.readme) photographForReadme();
  else if (values.engines) await photographEngines();
  else await compare(positionals);
}

/** Takes the look of HEAD as the expected one. Refuses if the working tree differs: its look isn't that of a commit. */
function accept(): void {
  const changed = git('status', '--porcelain', '--', 'widgets', 'shared', 'demo-pages');
  if (changed) throw new Error(`commit or undo first, because --accept names a commit:\n${changed}`);
  writeFileSync(ACCEPTED, `${git('rev-parse', 'HEAD')}\n`);
  console.log(`accepted the look of ${git('rev-parse', '--short', 'HEAD')}; commit ${ACCEPTED}`);
}

/** The commit whose look was accepted last. */
function acceptedCommit(): string {
  const commit = readFileSync(ACCEPTED, 'utf8').trim();
  try {
    git('cat-file', '-e', `${commit}^{commit}`);
  } catch {
    throw new Error(
      `${ACCEPTED}: this clone has no commit ${commit}. Fetch the whole history, or name a commit.`,
    );
  }
  return commit;
}

async function compare([before = acceptedCommit(), after]: readonly string[]): Promise<void> {
  const sides = [checkedOut(before), after ? checkedOut(after) : workingTree()] as const;
  for (const side of sides) await photograph(side);
  const difference = join(SHOTS, 'difference');
  await rm(difference, { recursive: true, force: true });
  const comparisons = await compareShots(sides[0].pictures, sides[1].pictures, difference);
  const report = join(SHOTS, 'index.html');
  const folders = { before: sides[0].name, after: sides[1].name, difference: 'difference' };
  await writeFile(report, writeReport(comparisons, [sides[0].name, sides[1].name], folders));
  console.log(
    `${comparisons.filter(({ kind }) => kind !== 'same').length} of ${comparisons.length} pictures differ: ${report}`,
  );
}

function photographForReadme(): void {
  run('node', ROOT, 'build.mjs', '--keep', '2');
  runFrozen('take-readme-picture.ts', join(ROOT, 'dist'));
}

/** The drivers of the engines are those of the tests. */
async function photographEngines(): Promise<void> {
  await mkdir(SHOTS, { recursive: true });
  run('node', ROOT, 'build.mjs', '--keep', '2');
  runFrozen('../../test/engines/sheet/take-engine-sheet.ts', SHOTS);
  console.log(`six pages in each engine: ${join(SHOTS, 'engines.html')}`);
}

/** Checks out a commit into its own work tree, which is kept for the next run. */
function checkedOut(commit: string): Side {
  const name = git('rev-parse', '--short', `${commit}^{commit}`);
  const tree = join(SHOTS, 'trees', name);
  if (!existsSync(tree)) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', tree, name);
    // Installs the packages of its own lock file.
    run('npm', tree, 'ci', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  }
  return { name, tree, pictures: join(SHOTS, name) };
}

function workingTree(): Side {
  return { name: 'working-tree', tree: ROOT, pictures: join(SHOTS, 'working-tree') };
}

async function photograph({ name, tree, pictures }: Side): Promise<void> {
  if (!existsSync(join(tree, 'demo-pages/server/scenarios/all-scenarios.ts'))) {
    throw new Error(
      `${name} has no table of scenarios (demo-pages/server/scenarios): nothing can be compared with it`,
    );
  }
  console.log(`${name}: building, then taking pictures`);
  await rm(pictures, { recursive: true, force: true });
  await mkdir(pictures, { recursive: true });
  run('node', tree, 'build.mjs', '--keep', '2');
  runFrozen('take-shots.ts', tree, pictures, only);
}

/** Runs a module of this folder in a process with a stopped clock. */
function runFrozen(file: string, ...given: string[]): void {
  const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
  run('node', ROOT, '--import', here('freeze-clock.mjs'), '--import', 'tsx', here(file), ...given);
}

/** Names the missing fonts. The pictures of both sides can be compared without them. */
function adviseOnFonts(): void {
  const missing = ['en', 'el', 'zh'].filter((language) => !listed(language));
  if (missing.length > 0) console.log(`No font here has all of ${missing.join(', ')}: ${FONTS}`);
}

function listed(language: string): boolean {
  try {
    return execFileSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' }).trim() !== '';
  } catch {
    return false;
  }
}

function git(...given: string[]): string {
  return execFileSync('git', given, { cwd: ROOT, encoding: 'utf8' }).trim();
}

function run(program: 'node' | 'npm', directory: string, ...given: string[]): void {
  const path = program === 'node' ? process.execPath : program;
  execFileSync(path, given, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
}
