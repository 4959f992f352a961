// @vitest-environment node
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { noteSource, readSources } from '../../../../../shared/tools/deploy/sources.mjs';
import {
  compareRelease,
  readPrevious,
  readServed,
} from '../../../../../shared/tools/verify/compare-release.ts';
import { temporaryFiles } from '../../../build/temporary.ts';
import { runCommand } from '../../../support/run-command.ts';

const RELEASE = '1.0.0+5d6f83c3';
const SOURCE = { commit: 'c0ffee', base: '/w/', runtime: 'preact' };
const BUILT = new Map([
  ['assets/cart-page.js', 'code'],
  ['pointers/loader.js', 'loader'],
  ['pointers/fall-back.js', "start('__PREVIOUS_RELEASE__')"],
]);

/** The files that a correct server has below `/w/`. */
const SERVED: Record<string, string> = {
  'manifest.json': JSON.stringify({ version: RELEASE }),
  'releases/sources.json': JSON.stringify({ [RELEASE]: SOURCE }),
  'releases/previous.json': JSON.stringify({ [RELEASE]: '0.9.0+1' }),
  'loader.js': 'loader',
  'fall-back.js': "start('0.9.0+1')",
  ...Object.fromEntries([...BUILT].map(([path, text]) => [`releases/${RELEASE}/${path}`, text])),
};

let close = () => {};
afterEach(() => close());

async function serve(files: Record<string, string>): Promise<URL> {
  const server = createServer(({ url = '' }, response) => {
    const text = files[decodeURIComponent(url.slice('/w/'.length))];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => server.close();
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/w/`);
}

const compare = async (directory: URL) =>
  compareRelease(directory, RELEASE, new Map([...BUILT].map(([path, text]) => [path, Buffer.from(text)])), {
    current: true,
    previous: await readPrevious(directory, RELEASE),
  });

describe('npm run verify', { timeout: 60_000 }, () => {
  it('reads the commit of the served release [embedding Verify]', async () => {
    expect(await readServed(await serve(SERVED))).toEqual({ release: RELEASE, source: SOURCE });
  });

  it('compares every file of the release, and those at the root [embedding Verify]', async () => {
    expect(await compare(await serve(SERVED))).toEqual({ same: 5, differing: [] });
  });

  it('asks a server for few files at a time, because a small server refuses many [embedding Verify]', async () => {
    const open: ServerResponse[] = [];
    let most = 0;
    let turns = 0;
    // Answers once no further request has arrived for a while.
    const answer = () => {
      if (++turns < 200) setImmediate(answer);
      else for (const response of open.splice(0)) response.end('code');
    };
    const server = createServer((_, response) => {
      most = Math.max(most, open.push(response));
      if (open.length === 1) setImmediate(answer);
      turns = 0;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    close = () => server.close();
    const directory = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/w/`);
    const files = new Map(Array.from({ length: 200 }, (_, nth) => [`assets/${nth}.js`, Buffer.from('code')]));
    expect(await compareRelease(directory, RELEASE, files, { current: false })).toEqual({
      same: 200,
      differing: [],
    });
    expect(most).toBeLessThanOrEqual(8);
  });

  it('names each file that differs or is missing by its address [embedding Verify]', async () => {
    const { 'loader.js': _, ...rest } = SERVED;
    const directory = await serve({ ...rest, [`releases/${RELEASE}/assets/cart-page.js`]: 'other' });
    expect(await compare(directory)).toEqual({
      same: 3,
      differing: [
        `${directory}releases/${RELEASE}/assets/cart-page.js: differs (5 bytes are served, 4 were built)`,
        `${directory}loader.js: answered with 404`,
      ],
    });
  });

  it.each([
    ['there is no manifest', {}, 'manifest.json: answered with 404'],
    ['the page is another one', { 'manifest.json': '<p>' }, 'manifest.json: expected JSON'],
    [
      'the commit is not known',
      { ...SERVED, 'releases/sources.json': '{}' },
      `releases/sources.json: names no commit for ${RELEASE}`,
    ],
  ])('says what failed if %s [embedding Verify]', async (_, files, message) => {
    const directory = await serve(files as Record<string, string>);
    const { status, errors } = await runCommand('shared/tools/verify/verify-command.ts', directory.href);
    expect(status).toBe(2);
    expect(errors).toContain(`verify: ${directory}${message}`);
  });

  it('keeps the first commit that built a release [embedding Verify]', async () => {
    const folder = temporaryFiles({});
    await noteSource(folder, RELEASE, undefined);
    expect(await readSources(folder)).toEqual({});
    await noteSource(folder, RELEASE, SOURCE);
    await noteSource(folder, RELEASE, { ...SOURCE, commit: 'later' });
    expect(await readSources(folder)).toEqual({ [RELEASE]: SOURCE });
  });
});
