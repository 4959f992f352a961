// @vitest-environment node
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cachingLines } from '../../../shared/tools/caching.mjs';
import { addRelease, pointTo } from '../../../shared/tools/deploy/releases.mjs';
import { temporaryFiles } from './temporary.ts';

const DEPLOY = resolve(import.meta.dirname, '../../../shared/tools/deploy/deploy.mjs');

/** A folder as written by the build, with one release of many files. */
async function builtFolder(release: string, files = 3): Promise<string> {
  const folder = temporaryFiles({});
  const assets = Array.from(
    { length: files },
    (_, n) => [`assets/part-${n}.js`, `${n} of ${release}`] as const,
  );
  const pointers = ['loader.js', 'cart.js', 'manifest.json'].map(
    (name) => [`pointers/${name}`, release] as const,
  );
  await addRelease(folder, release, new Map([...assets, ...pointers]));
  await pointTo(folder, release);
  return folder;
}

function deploy(...options: string[]): Promise<{ status: number; printed: string; error: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [DEPLOY, ...options], (failure, printed, error) => {
      done({ status: failure ? Number(failure.code) : 0, printed, error });
    });
  });
}

const pointsTo = (folder: string) => readFileSync(join(folder, 'loader.js'), 'utf8');
const ended = (child: ChildProcess) => new Promise((done) => child.on('close', done));

describe('a deploy', { timeout: 180_000 }, () => {
  it('copies the current release, lists all releases, and goes back and forth [embedding Releases]', async () => {
    const to = join(temporaryFiles({}), 'not-there-yet');
    for (const release of ['1+a', '2+b', '3+c']) {
      const { status, printed } = await deploy('--from', await builtFolder(release), '--to', to);
      const [first, ...caching] = printed.trimEnd().split('\n');
      expect([status, first]).toEqual([0, `${to}: ${release}`]);
      expect(caching).toEqual(['Cache-Control of these files:', ...cachingLines()]);
    }
    expect((await deploy('--to', to, '--list')).printed).toBe('  1+a\n  2+b\n* 3+c\n');
    expect((await deploy('--to', to, '--rollback')).printed).toBe(`${to}: back to 2+b\n`);
    expect(pointsTo(to)).toBe('2+b');
    expect((await deploy('--to', to, '--rollback', '1+a')).status).toBe(0);
    expect(pointsTo(to)).toBe('1+a');
    // Without a name: back to the release that was current before.
    expect((await deploy('--to', to, '--rollback')).printed).toBe(`${to}: forward to 2+b\n`);
    expect(pointsTo(to)).toBe('2+b');
    expect((await deploy('--to', to, '--rollback', '2+b')).printed).toBe(`${to}: at 2+b\n`);
  });

  it('with a dry run says what it would do, and does nothing [embedding Releases]', async () => {
    const to = join(temporaryFiles({}), 'not-there-yet');
    const from = await builtFolder('1+a');
    const first = await deploy('--from', from, '--to', to, '--dry-run');
    expect(first.printed).toBe(`${to}: would copy 1+a from ${from}, and start with 1+a\n`);
    expect(existsSync(to)).toBe(false);
    await deploy('--from', from, '--to', to);
    await deploy('--from', await builtFolder('2+b'), '--to', to);
    const back = await deploy('--to', to, '--rollback', '--dry-run');
    expect(back.printed).toBe(`${to}: would go back to 1+a\n`);
    expect(pointsTo(to)).toBe('2+b');
  });

  it('explains its options [embedding Releases]', async () => {
    const { status, printed } = await deploy('--help');
    expect(status).toBe(0);
    for (const option of ['from', 'to', 'keep', 'rollback', 'list', 'dry-run']) {
      expect(printed).toContain(`  --${option} `);
    }
  });

  it('keeps as many releases as it is told to [embedding Releases]', async () => {
    const to = temporaryFiles({});
    for (const release of ['1+a', '2+b', '3+c']) {
      await deploy('--from', await builtFolder(release), '--to', to, '--keep', '2');
    }
    expect((await deploy('--to', to, '--list')).printed).toBe('  2+b\n* 3+c\n');
  });

  it('that is killed at any time leaves whole files, and pointers to existing ones; the next deploy completes it [embedding Releases]', async () => {
    const to = temporaryFiles({});
    await deploy('--from', await builtFolder('1+a', 400), '--to', to);
    const next = await builtFolder('2+b', 400);
    const child = spawn(process.execPath, [DEPLOY, '--from', next, '--to', to]);
    const end = ended(child);
    const incoming = () => readdirSync(join(to, 'releases')).some((name) => name.includes('2+b'));
    while (!incoming() && child.exitCode === null) await new Promise((again) => setImmediate(again));
    child.kill('SIGKILL');
    await end;
    for (const pointer of ['loader.js', 'cart.js', 'manifest.json']) {
      const release = readFileSync(join(to, pointer), 'utf8');
      expect(['1+a', '2+b']).toContain(release);
      expect(existsSync(join(to, 'releases', release))).toBe(true);
    }
    const releases = readdirSync(join(to, 'releases')).filter((name) => /^\d/.test(name));
    for (const release of releases) {
      expect(readdirSync(join(to, 'releases', release, 'assets'))).toHaveLength(400);
    }
    expect((await deploy('--from', next, '--to', to)).status).toBe(0);
    expect(pointsTo(to)).toBe('2+b');
    expect((await deploy('--to', to, '--rollback')).status).toBe(0);
    expect(pointsTo(to)).toBe('1+a');
  });

  it('is refused while another one works on the folder, and changes nothing [embedding Releases]', async () => {
    const to = temporaryFiles({});
    await deploy('--from', await builtFolder('1+a'), '--to', to);
    const next = await builtFolder('2+b');
    const lock = join(to, '.deploy-lock');
    expect(existsSync(lock)).toBe(false);
    const held = { process: process.pid, host: hostname(), since: '2026-11-22T10:00:00.000Z' };
    writeFileSync(lock, JSON.stringify(held));
    for (const task of [
      ['--from', next],
      ['--rollback', '1+a'],
    ]) {
      const { status, error } = await deploy('--to', to, ...task);
      expect(status).toBe(1);
      expect(error).toContain(
        `another deploy is under way (process ${process.pid} on ${hostname()}, since 2026`,
      );
      expect(error).toContain(`delete ${lock}`);
    }
    expect(pointsTo(to)).toBe('1+a');
    expect(readFileSync(lock, 'utf8')).toBe(JSON.stringify(held));
    expect((await deploy('--to', to, '--list')).printed).toBe('* 1+a\n');
    // Nobody can tell whether a process of another host still runs.
    writeFileSync(lock, JSON.stringify({ ...held, host: 'elsewhere' }));
    expect((await deploy('--from', next, '--to', to)).status).toBe(1);
    writeFileSync(lock, '');
    expect((await deploy('--from', next, '--to', to)).error).toContain('(unknown)');
  });

  it('that starts beside another one is refused, and one of them is complete [embedding Releases]', async () => {
    const to = temporaryFiles({});
    const [first, second] = [await builtFolder('1+a', 400), await builtFolder('2+b', 400)];
    const both = await Promise.all([
      deploy('--from', first, '--to', to),
      deploy('--from', second, '--to', to),
    ]);
    expect(both.map(({ status }) => status)).toContain(0);
    const pointers = ['loader.js', 'cart.js', 'manifest.json'].map((file) =>
      readFileSync(join(to, file), 'utf8'),
    );
    expect(new Set(pointers).size).toBe(1);
  });

  it.each([
    ['nothing', [], 'expected --to DIR, and one of'],
    ['two tasks', ['--to', 'x', '--list', '--rollback'], 'expected --to DIR, and one of'],
    ['a folder without a build', ['--from', '/nowhere', '--to', 'x'], '/nowhere: no release here'],
    ['a release to bring', ['--from', 'x', '--to', 'x', '2+b'], 'unexpected argument 2+b'],
    ['an unknown option', ['--form', 'x'], '--form: there is no such option. Did you mean --from?'],
    ['no value', ['--from', 'x', '--to'], '--to needs a value'],
    ['one release to keep', ['--from', 'x', '--to', 'x', '--keep', '1'], '--keep 1: expected'],
    ['a list of nothing', ['--to', '/nowhere', '--list'], '/nowhere: no release here'],
    ['a rollback from nothing', ['--to', '/nowhere', '--rollback'], 'there is no previous release'],
    ['a release outside', ['--to', '/nowhere', '--rollback', '../x'], 'no release ../x; there are none'],
  ])('refuses %s with one clear error', async (_, options, part) => {
    const { status, error } = await deploy(...options);
    expect([status, error.trim().split('\n').length]).toEqual([1, 1]);
    expect(error).toContain(part);
  });
});
