/**
 * Builds the widgets with changed sources. The files stay as they are: only this process reads them changed.
 *
 *   tsx test/pages/support/build-changed.ts FOLDER CHANGES
 *
 * FOLDER   gets the release and its pointers; must be empty, or not there yet
 * CHANGES  `[{file, before, after}, …]` as JSON
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../unit/structure/source-files.ts';
import { changeSource, type SourceChange } from '../../unit/support/source-change.ts';

const [folder = '', given = ''] = process.argv.slice(2);
const changed = new Map<string, string>();
for (const change of JSON.parse(given) as SourceChange[]) {
  const path = join(ROOT, change.file);
  changed.set(path, changeSource(changed.get(path) ?? fs.readFileSync(path, 'utf8'), change));
}

const read = fs.readFileSync;
fs.readFileSync = ((path: string, ...options: []) =>
  changed.get(path) ?? read(path, ...options)) as typeof read;
syncBuiltinESMExports();

const { buildRelease } = await import('../../../shared/build/build-release.mjs');
const { addRelease, pointTo } = await import('../../../shared/tools/deploy/releases.mjs');

const { version } = JSON.parse(read(join(ROOT, 'package.json'), 'utf8'));
const { release, files } = await buildRelease({
  root: ROOT,
  version,
  runtime: 'preact',
  base: '/widgets/',
  watch: true,
});
await addRelease(folder, release, files);
await pointTo(folder, release);
