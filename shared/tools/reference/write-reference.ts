/**
 * Writes the reference, the types and the data for editors, and compares the contract with pages.
 *
 *   npm run reference [-- --out DIR] [--accept]
 *
 * --states  the module with the demo shop's table, `ALL_SCENARIOS`; `npm run reference` names it
 * --out     where the files go; `dist` unless said
 * --accept  makes the contract as it is now the accepted one; refused while a breaking change lacks what it needs
 *
 * Ends with status 1 where the contract is not the accepted one.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { adviceOn, compareContracts, whatBreaksNeed } from './compare-contracts.ts';
import { type Contract, contractOf } from './contract.ts';
import { writeProductFiles } from './output/product-files.ts';
import type { ShownState } from './product.ts';
import { readModule } from './sources/parse-module.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CONTRACT = 'shared/tools/reference/contract.json';

const { values } = parseArgs({
  options: {
    states: { type: 'string' },
    out: { type: 'string', default: 'dist' },
    accept: { type: 'boolean', default: false },
  },
});

const product = await writeProductFiles(ROOT, resolve(values.out), await readStates(values.states));
const current = contractOf(product);
const accepted = JSON.parse(readModule(ROOT, CONTRACT).text) as Contract;
const differences = compareContracts(accepted, current);
const release = { version: product.version, upgradeNotes: product.texts.upgradeNotes };
const isAcceptable = whatBreaksNeed(differences, accepted, release).length === 0;

if (values.accept && isAcceptable) {
  await writeFile(join(ROOT, CONTRACT), `${JSON.stringify(current, null, 2)}\n`);
} else {
  const advice = adviceOn(differences, accepted, release);
  if (advice) {
    process.stderr.write(`${advice}\n`);
    process.exitCode = 1;
  }
}

/** This folder knows nothing of the demo shop: the command says where its table is. */
async function readStates(module?: string): Promise<readonly ShownState[]> {
  if (!module) return [];
  const { ALL_SCENARIOS } = (await import(pathToFileURL(resolve(module)).href)) as {
    ALL_SCENARIOS: readonly ShownState[];
  };
  return ALL_SCENARIOS;
}
