// @vitest-environment node
import { resolve } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { describe, expect, it } from 'vitest';
import { billOfMaterials, packagesIn, thirdPartyNotices } from '../../../shared/build/third-party.mjs';
import { temporaryFiles } from './temporary.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

/** A script with code of these files. */
const script = (...paths: string[]) => ({ inputs: new Map(paths.map((path) => [path, 9])) });

const packages = () =>
  packagesIn(ROOT, [
    script('node_modules/react/index.js', 'node_modules/react/cjs/react.js', 'shared/a.ts'),
    script('node_modules/@preact/signals-core/dist/signals-core.mjs', 'node_modules/dompurify/a.js'),
  ]);

describe('the packages in a release', () => {
  it('are listed once each, without those whose code was left out [embedding Releases]', async () => {
    const notices = await thirdPartyNotices(ROOT, await packages());
    expect([...notices.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name)).toEqual([
      '@preact/signals-core',
      'dompurify',
      'react',
    ]);
    expect(notices).toContain('Meta Platforms');
  });

  it('must have a licence text', async () => {
    const root = temporaryFiles({
      'node_modules/bare/package.json': '{"version": "1.2.3", "license": "MIT"}',
    });
    const bare = await packagesIn(root, [script('node_modules/bare/a.js')]);
    await expect(thirdPartyNotices(root, bare)).rejects.toThrow(
      'node_modules/bare: no licence text for bare 1.2.3 (MIT)',
    );
  });

  it('are in its bill of materials, which is valid CycloneDX [embedding Releases]', async () => {
    const text = billOfMaterials('1.2.3+0123abcd', await packages());
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text)).toBeNull();
    expect(await validator.validate(text.replace('"library"', '"libary"'))).not.toBeNull();
    const { metadata, components } = JSON.parse(text);
    expect(metadata.component.version).toBe('1.2.3+0123abcd');
    expect(components.map(({ purl }: { purl: string }) => purl.replace(/@[\d.]+$/, ''))).toEqual([
      'pkg:npm/%40preact/signals-core',
      'pkg:npm/dompurify',
      'pkg:npm/react',
    ]);
  });
});
