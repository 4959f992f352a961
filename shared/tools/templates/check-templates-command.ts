/**
 * Checks the templates of a directory.
 *
 *   npm run check-templates -- DIR [--json | --sarif]
 *
 * Reads every .jsp, .jspf, .tag and .html below DIR. Exits with status 1 if there is an error, and with 2 if nothing could
 * be checked.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { readKnownWidgets } from '../known-widgets.ts';
import { checkTemplates } from './check-templates.ts';
import { type Finding, findingsAsText, type Source } from './findings.ts';
import { findingsAsSarif } from './sarif.ts';

const TEMPLATE = /\.(jsp|jspf|tag|html)$/;
const USAGE = 'npm run check-templates -- DIR [--json | --sarif]';

async function readTemplates(directory: string): Promise<Source[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`the directory ${directory} cannot be read`);
  });
  const paths = entries
    .filter((entry) => entry.isFile() && TEMPLATE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = paths.map(async (path) => ({
    path: relative(directory, path).split(sep).join('/'),
    text: await readFile(path, 'utf8'),
  }));
  return Promise.all(files);
}

function print(findings: Finding[], files: number, { json = false, sarif = false }): string {
  if (sarif) return JSON.stringify(findingsAsSarif(findings), null, 2);
  return json ? JSON.stringify({ files, findings }, null, 2) : findingsAsText(findings, files);
}

try {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, sarif: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [directory, ...more] = positionals;
  if (directory === undefined || more.length > 0) throw new Error(`expected one directory: ${USAGE}`);
  const sources = await readTemplates(directory);
  if (sources.length === 0) throw new Error(`${directory} contains no .jsp, .jspf, .tag or .html`);
  const findings = checkTemplates(sources, await readKnownWidgets());
  process.stdout.write(`${print(findings, sources.length, values)}\n`);
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
} catch (error) {
  console.error(`check-templates: ${(error as Error).message}`);
  process.exitCode = 2;
}
