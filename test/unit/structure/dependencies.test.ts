// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { ROOT } from './source-files.ts';

/** An entry of the lock file. */
interface Locked {
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

/** Packages with an install script, and why they work without it. */
const WITH_SCRIPTS: Record<string, string> = {
  esbuild: 'its program comes as a package of its own; the script only makes it start faster',
};

/** Licences that require only their text, which each release has in THIRD-PARTY.txt. */
const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT'];
/** Further licences of packages that only build and test, and never ship. */
const FOR_TOOLS = [...PERMISSIVE, 'CC-BY-4.0', 'CC0-1.0', 'MPL-2.0', 'Unlicense'];
/** Packages for tools that name their licence only in a file. */
const IN_A_FILE: Record<string, string> = { 'foundation-sites': 'MIT', mootools: 'MIT', only: 'MIT' };

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const installed = Object.entries(packages).flatMap(([path, entry]): [string, Locked][] =>
  path ? [[path.replace(/^.*node_modules\//, ''), entry]] : [],
);

/** Whether one of the licences that a package offers is allowed. */
function isAllowed(license: string | undefined, allowed: string[]): boolean {
  const offers = (license ?? '').replace(/[()]/g, '').split(' OR ');
  return offers.some((offer) => offer.split(' AND ').every((one) => allowed.includes(one)));
}

function badLicences(entries: [string, Locked][]): string[] {
  return entries
    .filter(([name, { license, dev }]) =>
      dev ? !isAllowed(license ?? IN_A_FILE[name], FOR_TOOLS) : !isAllowed(license, PERMISSIVE),
    )
    .map(([name, { license }]) => `${name}: ${license}`);
}

function unnamedScripts(entries: [string, Locked][]): string[] {
  return entries
    .filter(([name, { hasInstallScript }]) => hasInstallScript && !WITH_SCRIPTS[name])
    .map(([name]) => name);
}

describe('packages [architecture Packages]', () => {
  it('run no script during installation', () => {
    expect(readFileSync(join(ROOT, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    expectNone(
      unnamedScripts(installed),
      'choose a package that needs no script, or say in WITH_SCRIPTS of test/unit/structure/dependencies.test.ts why it works without.',
    );
    expect(unnamedScripts([['a', { hasInstallScript: true }]])).toEqual(['a']);
  });

  it('have licences that allow a shop to ship them, or to use them in its tools', () => {
    expectNone(
      badLicences(installed),
      'choose another package; a licence that is as free may be added in test/unit/structure/dependencies.test.ts.',
    );
    expect(
      badLicences([
        ['a', { license: 'GPL-3.0' }],
        ['b', { license: 'MPL-2.0' }],
        ['c', { license: 'MPL-2.0', dev: true }],
        ['d', { license: '(MPL-2.0 OR MIT)' }],
        ['e', { license: 'MIT AND GPL-3.0' }],
        ['f', {}],
      ]),
    ).toEqual(['a: GPL-3.0', 'b: MPL-2.0', 'e: MIT AND GPL-3.0', 'f: undefined']);
  });
});
