/**
 * Writes the generated sections of documents and the list of tests for the papers, and accepts the contract with pages as
 * in the current sources.
 *
 *   npm test -- --accept
 *
 * Refuses a breaking change that lacks a new major version or a section in the change log: prints what is
 * missing and exits with status 1.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DOCUMENTS, withSections } from '../generated-sections.ts';
import { findEvidence } from '../papers/find-evidence.ts';
import { adviceOn, compareContracts, whatBreaksNeed } from './compare-contracts.ts';
import { type Contract, contractOf } from './contract.ts';
import { readProduct } from './product.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONTRACT = join(ROOT, 'shared/tools/reference/contract.json');

for (const document of DOCUMENTS.map((path) => join(ROOT, path))) {
  const text = await readFile(document, 'utf8');
  if (withSections(text) !== text) await writeFile(document, withSections(text));
}

await writeFile(
  join(ROOT, 'shared/tools/papers/evidence.json'),
  `${JSON.stringify(findEvidence(ROOT), null, 2)}\n`,
);

const product = await readProduct(ROOT);
const current = contractOf(product);
const accepted = JSON.parse(await readFile(CONTRACT, 'utf8')) as Contract;
const differences = compareContracts(accepted, current);
const release = { version: product.version, changeLog: product.texts.changeLog };

if (whatBreaksNeed(differences, accepted, release).length === 0) {
  await writeFile(CONTRACT, `${JSON.stringify(current, null, 2)}\n`);
  const count = differences.additions.length + differences.breaks.length;
  process.stdout.write(`contract.json: ${count} ${count === 1 ? 'promise has' : 'promises have'} changed\n`);
} else {
  process.stderr.write(`${adviceOn(differences, accepted, release)}\n`);
  process.exitCode = 1;
}
