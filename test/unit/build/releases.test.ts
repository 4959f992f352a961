// @vitest-environment node
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  addRelease,
  copyRelease,
  pointTo,
  readKeep,
  readReleases,
  removeOldest,
} from '../../../shared/tools/deploy/releases.mjs';
import { temporaryFiles } from './temporary.ts';

/** The files of a small release, whose pointers name it. */
function filesOf(release: string, more: Record<string, string> = {}): Map<string, string> {
  return new Map(
    Object.entries({
      'loader.js': `loader of ${release}`,
      'assets/core.js': `core of ${release}`,
      'pointers/loader.js': `to ${release}`,
      'pointers/head/cart.html': `to ${release}`,
      ...more,
    }),
  );
}

async function build(folder: string, release: string, more?: Record<string, string>): Promise<void> {
  await addRelease(folder, release, filesOf(release, more));
  await pointTo(folder, release);
}

const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const releasesIn = async (folder: string) => (await readReleases(folder)).releases;

describe('a folder of releases', () => {
  it('keeps earlier builds, and points to the last one [embedding Releases]', async () => {
    const folder = temporaryFiles({});
    await build(folder, '1+a');
    await build(folder, '2+b');
    expect(read(folder, 'releases/1+a/assets/core.js')).toBe('core of 1+a');
    expect(read(folder, 'loader.js')).toBe('to 2+b');
    expect(read(folder, 'head/cart.html')).toBe('to 2+b');
    expect(await readReleases(folder)).toEqual({
      releases: ['1+a', '2+b'],
      history: ['1+a', '2+b'],
      current: '2+b',
    });
  });

  it('drops the releases that haven’t been pointed at for longest if only some are kept [embedding Releases]', async () => {
    const folder = temporaryFiles({});
    for (const release of ['1+a', '2+b', '3+c']) await build(folder, release);
    await pointTo(folder, '1+a');
    await removeOldest(folder, 3);
    expect(await releasesIn(folder)).toEqual(['2+b', '3+c', '1+a']);
    await removeOldest(folder, 2);
    expect(await releasesIn(folder)).toEqual(['3+c', '1+a']);
    expect(readdirSync(join(folder, 'releases')).sort()).toEqual([
      '1+a',
      '3+c',
      'history.json',
      'previous.json',
    ]);
    await build(folder, '4+d');
    expect(await releasesIn(folder)).toEqual(['3+c', '1+a', '4+d']);
  });

  it('accepts a release that is there already, and adds only compressed files [embedding Releases]', async () => {
    const folder = temporaryFiles({});
    await build(folder, '1+a');
    await build(folder, '1+a', { 'loader.js.br': 'small', 'pointers/loader.js.br': 'small' });
    expect(read(folder, 'releases/1+a/loader.js.br')).toBe('small');
    expect(read(folder, 'loader.js.br')).toBe('small');
    await build(folder, '1+a');
    expect(read(folder, 'releases/1+a/loader.js.br')).toBe('small');
  });

  it.each([
    ['another content', { 'assets/core.js': 'other' }],
    ['another file', { 'assets/more.js': 'more' }],
  ])('refuses a release that is there with %s, and changes nothing [embedding Releases]', async (_, more) => {
    const folder = temporaryFiles({});
    await build(folder, '1+a');
    await expect(build(folder, '1+a', more)).rejects.toThrow(
      new RegExp(`releases.1\\+a: ${Object.keys(more)[0]} differs, but a release never changes`),
    );
    expect(read(folder, 'releases/1+a/assets/core.js')).toBe('core of 1+a');
    expect(readdirSync(join(folder, 'releases/1+a/assets'))).toEqual(['core.js']);
  });

  it('keeps no pointer that the current release doesn’t have [embedding Releases]', async () => {
    const folder = temporaryFiles({ 'robots.txt': 'not ours' });
    await build(folder, '1+a', { 'pointers/loader.js.br': 'small', 'pointers/old-widget.js': 'old' });
    await build(folder, '2+b');
    expect(readdirSync(folder).sort()).toEqual(['head', 'loader.js', 'releases', 'robots.txt']);
    await pointTo(folder, '1+a');
    expect(read(folder, 'loader.js.br')).toBe('small');
    expect(read(folder, 'old-widget.js')).toBe('old');
  });

  it('is complete after a build that was cut short while it wrote a release, and after the next one [embedding Releases]', async () => {
    const folder = temporaryFiles({});
    await build(folder, '1+a');
    const aside = join(folder, 'releases/.incoming-2+b');
    mkdirSync(aside);
    writeFileSync(join(aside, 'half.js'), 'half');
    expect(await releasesIn(folder)).toEqual(['1+a']);
    await expect(pointTo(folder, '2+b')).rejects.toThrow('no release 2+b; there are 1+a');
    await build(folder, '2+b');
    expect(readdirSync(join(folder, 'releases/2+b')).sort()).toEqual(['assets', 'loader.js', 'pointers']);
    expect(readdirSync(join(folder, 'releases')).sort()).toEqual([
      '1+a',
      '2+b',
      'history.json',
      'previous.json',
    ]);
  });

  it('has its loader changed last, so that an interrupted deploy still serves the previous release [embedding Releases]', async () => {
    const folder = temporaryFiles({});
    await build(folder, '1+a', { 'pointers/cart.js': 'to 1+a', 'pointers/z.js': 'to 1+a' });
    // A folder is in the file's place, so moving the pointers stops halfway.
    mkdirSync(join(folder, 'z.js.incoming'));
    await addRelease(
      folder,
      '2+b',
      filesOf('2+b', { 'pointers/cart.js': 'to 2+b', 'pointers/z.js': 'to 2+b' }),
    );
    await expect(pointTo(folder, '2+b')).rejects.toThrow('z.js.incoming');
    expect(read(folder, 'cart.js')).toBe('to 2+b');
    expect(read(folder, 'loader.js')).toBe('to 1+a');
    expect((await readReleases(folder)).current).toBe('1+a');
    expect(await releasesIn(folder)).toEqual(['2+b', '1+a']);
  });

  it('gives one of its releases to another folder [embedding Releases]', async () => {
    const [from, to] = [temporaryFiles({}), temporaryFiles({})];
    await build(from, '1+a');
    await copyRelease(from, to, '1+a');
    expect(read(to, 'releases/1+a/assets/core.js')).toBe('core of 1+a');
    expect(readdirSync(to)).toEqual(['releases']);
  });

  describe('tells pages which release they fall back to [embedding Failed release]', () => {
    const FALL_BACK = { 'pointers/fall-back.js': 'from __PREVIOUS_RELEASE__;' };
    const previousIn = (folder: string) => read(folder, 'fall-back.js').slice(5, -1);

    it('the previously current one; none in the first release', async () => {
      const folder = temporaryFiles({});
      await build(folder, '1+a', FALL_BACK);
      expect(previousIn(folder)).toBe('');
      await build(folder, '2+b', FALL_BACK);
      expect(previousIn(folder)).toBe('1+a');
      await build(folder, '2+b', FALL_BACK);
      expect(previousIn(folder)).toBe('1+a');
      await build(folder, '3+c', FALL_BACK);
      expect(previousIn(folder)).toBe('2+b');
    });

    it('after a rollback, never the release that was rolled back', async () => {
      const folder = temporaryFiles({});
      for (const release of ['1+a', '2+b', '3+c']) await build(folder, release, FALL_BACK);
      await pointTo(folder, '2+b');
      expect(previousIn(folder)).toBe('1+a');
      await build(folder, '4+d', FALL_BACK);
      expect(previousIn(folder)).toBe('2+b');
      await pointTo(folder, '2+b');
      expect(previousIn(folder)).toBe('1+a');
      await pointTo(folder, '4+d');
      expect(previousIn(folder)).toBe('2+b');
    });

    it('one that still exists, even if only an earlier version’s history lists it', async () => {
      const folder = temporaryFiles({});
      for (const release of ['1+a', '2+b', '3+c']) await build(folder, release, FALL_BACK);
      rmSync(join(folder, 'releases/previous.json'));
      await pointTo(folder, '2+b');
      expect(previousIn(folder)).toBe('1+a');
      await pointTo(folder, '3+c');
      rmSync(join(folder, 'releases/2+b'), { recursive: true });
      await pointTo(folder, '3+c');
      expect(previousIn(folder)).toBe('1+a');
    });

    it('one that is kept, whatever else is removed', async () => {
      const folder = temporaryFiles({});
      for (const release of ['1+a', '2+b', '3+c']) await build(folder, release, FALL_BACK);
      await pointTo(folder, '2+b');
      await removeOldest(folder, 2);
      expect((await releasesIn(folder)).sort()).toEqual(['1+a', '2+b', '3+c']);
    });
  });

  it('says so if its history can’t be read', async () => {
    const folder = temporaryFiles({ 'releases/history.json': '{"a":1}' });
    await expect(readReleases(folder)).rejects.toThrow(
      'history.json: expected a JSON list of releases, found {"a":1}',
    );
  });
});

describe('the number of releases to keep', () => {
  it('is at least two, and unlimited by default [embedding Releases]', () => {
    expect(readKeep(undefined)).toBeUndefined();
    expect(readKeep('2')).toBe(2);
    for (const text of ['1', '0', '-3', '2.5', 'all', '']) {
      expect(() => readKeep(text)).toThrow(`--keep ${text}: expected a whole number of releases, at least 2`);
    }
  });
});
