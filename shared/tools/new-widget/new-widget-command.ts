/** Creates a new widget: `npm run new -- NAME [--dry-run]`. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCommand, refuseUsage } from '../commands/read-command.mjs';
import { filesOf, namesOf } from './widget-files.ts';
import { rowsOf, withRow } from './widget-rows.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const USAGE = {
  name: 'npm run new',
  usage: ['-- NAME [--dry-run]'],
  does: 'Makes a widget: its folder, its test, its page and state in the demo shop, its rows in the lists of widgets and pages, and its part of the contract with pages.',
  positionals: 1,
};

/** Writes the whole widget, or nothing if a file can't be changed as required. */
function makeWidget(given: string, isDryRun: boolean): void {
  const names = namesOf(given);
  const files = filesOf(names);
  const present = [`widgets/${names.name}`, ...files.keys()].find((path) => existsSync(join(ROOT, path)));
  if (present) throw new Error(`${present} is there already`);
  const changed = new Map<string, string>();
  for (const row of rowsOf(names)) {
    changed.set(row.path, withRow(changed.get(row.path) ?? readFileSync(join(ROOT, row.path), 'utf8'), row));
  }
  for (const path of files.keys()) say(isDryRun, 'write', path);
  for (const path of changed.keys()) say(isDryRun, 'add a row to', path);
  say(isDryRun, 'add its texts to', 'shared/tools/reference/contract.json');
  if (isDryRun) return;
  for (const [path, text] of [...files, ...changed]) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true });
    writeFileSync(join(ROOT, path), text);
  }
  run(
    'biome',
    'check',
    '--write',
    ...[...files.keys(), ...changed.keys()].filter((path) => /\.(tsx?|css)$/.test(path)),
  );
  run('tsx', 'shared/tools/reference/accept-contract.ts');
  process.stdout.write(
    `Next: npm start -- --watch, then /${names.name}; npm test -- --only types,lint,unit,build\n`,
  );
}

function say(isDryRun: boolean, what: string, path: string): void {
  process.stdout.write(`${isDryRun ? `would ${what}` : what} ${path}\n`);
}

function run(tool: string, ...given: string[]): void {
  const { status, stdout, stderr } = spawnSync(join(ROOT, 'node_modules/.bin', tool), given, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${tool}: ${stdout}${stderr}`);
}

const { values, positionals } = readCommand({
  ...USAGE,
  options: {
    'dry-run': { type: 'boolean', default: false, does: 'says what would be written, and writes nothing' },
  },
});
const [name] = positionals;
if (name === undefined) refuseUsage(USAGE, 'expected the name of the widget, such as stock-alert');
try {
  makeWidget(name, values['dry-run']);
} catch (error) {
  console.error(`new: ${(error as Error).message}`);
  process.exitCode = 1;
}
