/**
 * Checks the templates of a directory.
 *
 *   npm run check-templates -- DIR [--json | --sarif]
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { readCommand, refuseUsage } from '../commands/read-command.mjs';
import { readKnownWidgets } from '../known-widgets.ts';
import { checkTemplates } from './check-templates.ts';
import { type Finding, findingsAsText, type Source } from './findings.ts';
import { findingsAsSarif } from './sarif.ts';

const TEMPLATE = /\.(jsp|jspf|tag|html)$/;
const COMMAND = {
  name: 'npm run check-templates',
  usage: ['-- DIR [--json | --sarif]'],
  does: 'Reads every .jsp, .jspf, .tag and .html below DIR, and changes nothing. Exits with status 1 if there is an error, and with 2 if nothing could be checked.',
  positionals: 1,
  failure: 2,
};

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

const { values, positionals } = readCommand({
  ...COMMAND,
  options: {
    json: { type: 'boolean', default: false, does: 'prints the findings as JSON' },
    sarif: { type: 'boolean', default: false, does: 'prints them as SARIF 2.1.0, for code hosts' },
  },
});
const [directory] = positionals;
if (directory === undefined) refuseUsage(COMMAND, 'expected one directory');
try {
  const sources = await readTemplates(directory);
  if (sources.length === 0) throw new Error(`${directory} contains no .jsp, .jspf, .tag or .html`);
  const findings = checkTemplates(sources, await readKnownWidgets());
  process.stdout.write(`${print(findings, sources.length, values)}\n`);
  if (findings.some(({ level }) => level === 'error')) process.exitCode = 1;
} catch (error) {
  console.error(`check-templates: ${(error as Error).message}`);
  process.exitCode = 2;
}
