/** Lists the third-party code in a release: `THIRD-PARTY.txt` for people, `sbom.cdx.json` for programs. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Matches a source file of a package, with the package's folder and name. */
const IN_PACKAGE = /^(?<folder>.*\bnode_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

const LICENCE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/**
 * Reads which packages have code in a release.
 * @import { Script } from './compile.mjs'
 * @typedef {{name: string, folder: string, version: string, license: string}} Package folder: below the project's directory
 * @param {string} root the project's directory
 * @param {Pick<Script, 'inputs'>[]} scripts everything that ships, with the sources whose code is in it
 * @returns {Promise<Package[]>} sorted by name
 */
export async function packagesIn(root, scripts) {
  /** @type {Map<string, string>} */
  const folders = new Map();
  for (const path of scripts.flatMap(({ inputs }) => [...inputs.keys()])) {
    const found = IN_PACKAGE.exec(path)?.groups;
    if (found?.name && found.folder) folders.set(found.name, found.folder);
  }
  const sorted = [...folders].sort(([one], [other]) => (one < other ? -1 : 1));
  return Promise.all(
    sorted.map(async ([name, folder]) => {
      const { version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
      return { name, folder, version, license };
    }),
  );
}

/** Writes the notices: each package with version and licence text. Throws if a package has none. */
export async function thirdPartyNotices(/** @type {string} */ root, /** @type {Package[]} */ packages) {
  const notices = [];
  for (const { name, folder, version, license } of packages) {
    const texts = (await readdir(join(root, folder))).filter((file) => LICENCE_FILE.test(file)).sort();
    if (!texts.length) throw new Error(`${folder}: no licence text for ${name} ${version} (${license})`);
    const contents = texts.map((file) => readFile(join(root, folder, file), 'utf8'));
    const licences = (await Promise.all(contents)).map((text) => text.replaceAll('\r\n', '\n').trim());
    notices.push([`${name} ${version} (${license})`, ...licences].join('\n\n'));
  }
  const rule = '='.repeat(80);
  return `${['This release contains code of these packages.', ...notices].join(`\n\n${rule}\n\n`)}\n`;
}

/** Writes the bill of materials of a release, in CycloneDX 1.6 [embedding Releases]. */
export function billOfMaterials(/** @type {string} */ release, /** @type {Package[]} */ packages) {
  const component = { type: 'application', name: 'catalogue-islands', version: release };
  const components = packages.map(({ name, version, license }) => {
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
    return { type: 'library', 'bom-ref': purl, name, version, licenses: [{ expression: license }], purl };
  });
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component },
    components,
  };
  return `${JSON.stringify(bill, null, 2)}\n`;
}
