/** `THIRD-PARTY.txt`: the packages whose code a release contains, with their licences. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Matches a source file of a package, with the package's folder and name. */
const IN_PACKAGE = /^(?<folder>.*\bnode_modules\/(?<name>(?:@[^/]+\/)?[^/]+))\//;

const LICENCE_FILE = /^(?:licen[cs]e|notice|copying)/i;

/**
 * Writes the notices.
 * @import { Script } from './compile.mjs'
 * @param {string} root the project's directory
 * @param {Pick<Script, 'inputs'>[]} scripts everything that ships, with the sources whose code is in it
 * @returns {Promise<string>} the packages sorted by name, each with version and licence text
 * @throws if a package has no licence text
 */
export async function thirdPartyNotices(root, scripts) {
  const notices = [];
  for (const [name, folder] of packagesIn(scripts)) {
    const { version, license } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'));
    const texts = (await readdir(join(root, folder))).filter((file) => LICENCE_FILE.test(file)).sort();
    if (!texts.length) throw new Error(`${folder}: no licence text for ${name} ${version} (${license})`);
    const contents = texts.map((file) => readFile(join(root, folder, file), 'utf8'));
    const licences = (await Promise.all(contents)).map((text) => text.replaceAll('\r\n', '\n').trim());
    notices.push([`${name} ${version} (${license})`, ...licences].join('\n\n'));
  }
  const rule = '='.repeat(80);
  return `${['This release contains code of these packages.', ...notices].join(`\n\n${rule}\n\n`)}\n`;
}

/** The packages whose code is in a script: name → folder below root. */
function packagesIn(/** @type {Pick<Script, 'inputs'>[]} */ scripts) {
  /** @type {Map<string, string>} */
  const packages = new Map();
  for (const path of scripts.flatMap(({ inputs }) => [...inputs.keys()])) {
    const found = IN_PACKAGE.exec(path)?.groups;
    if (found?.name && found.folder) packages.set(found.name, found.folder);
  }
  return [...packages].sort(([one], [other]) => (one < other ? -1 : 1));
}
