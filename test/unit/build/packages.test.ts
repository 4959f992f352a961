// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { unzip as originalUnzip, zip as originalZip } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { moduleOf } from '../../../shared/build/packages/commonjs.mjs';
import { withOwnKeys } from '../../../shared/build/packages/own-keys.mjs';
import { useSignals } from '../../../shared/build/packages/signals-runtime.ts';
import { unzip, zip } from '../../../shared/build/packages/workbook-without-workers.ts';

const require = createRequire(import.meta.url);

/** Runs a CommonJS file as the module that the build turns it into. */
async function asModule(path: string): Promise<Record<string, unknown> & { default: unknown }> {
  const code = moduleOf(path, readFileSync(path, 'utf8'));
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

describe('a module made from a CommonJS file', () => {
  it('reads the same cells as papaparse itself [files Files]', async () => {
    const { default: made } = await asModule(require.resolve('papaparse'));
    const parse = (made as typeof Papa).parse;
    for (const text of ['a,b\n1,"2,3"\n', 'a\tb\r\n"say ""hi"""\t1', 'a;b\n1;2', '', 'one', '"open\n1,2'])
      expect(parse(text).data, text).toEqual(Papa.parse(text).data);
  });

  it('has the exports of React itself, by name and as its default', async () => {
    const path = join(require.resolve('react/package.json'), '../cjs/react.production.js');
    const { default: made, ...names } = await asModule(path);
    expect(Object.keys(names).sort()).toEqual(Object.keys(require(path)).sort());
    expect(made).toMatchObject({ version: require('react').version });
  });
});

describe('fflate without workers', () => {
  const files = {
    'a.txt': new TextEncoder().encode('Beaker '.repeat(999)),
    'b/c.bin': new Uint8Array([0, 1, 255]),
  };
  const made = () =>
    new Promise<Uint8Array>((done, fail) => zip(files, (error, data) => (error ? fail(error) : done(data))));

  it('packs what fflate unpacks, and unpacks what fflate packs [files Files]', async () => {
    const unpacked = await new Promise((done, fail) =>
      made().then((data) => originalUnzip(data, (error, all) => (error ? fail(error) : done(all)))),
    );
    expect(unpacked).toEqual(files);
    const packed = await new Promise<Uint8Array>((done, fail) =>
      originalZip(files, (error, data) => (error ? fail(error) : done(data))),
    );
    unzip(packed, (error, all) => expect([error, all]).toEqual([null, files]));
  });

  it('gives only the requested files, as fflate does', async () => {
    const data = await made();
    const filter = ({ name }: { name: string }) => name.endsWith('.txt');
    const expected = await new Promise((done) => originalUnzip(data, { filter }, (_, all) => done(all)));
    unzip(data, { filter }, (_, all) => expect(all).toEqual(expected));
  });

  it('gives an error for data that isn’t an archive, as fflate does', async () => {
    const error = await new Promise((done) => originalUnzip(new Uint8Array(9), (failure) => done(failure)));
    unzip(new Uint8Array(9), (failure) => expect(failure?.message).toBe((error as Error).message));
  });
});

describe('loops over the keys of an object', () => {
  const sum = (code: string, of: object) => new Function('o', `var s = ''; ${code}; return s`)(of);

  it.each([
    ['for (var k in o) s += k', { a: 1, b: 2 }, 'ab'],
    ['for (const k in o.inner) s += k', { inner: ['x', 'y'] }, '01'],
    ['for (let k in o.missing) s += k', {}, ''],
    ['for (let k in (s += 1, o)) s += k', { a: 1 }, '1a'],
    ['for (let k in o.a ? o.a : o.b) s += k', { b: { c: 1 } }, 'c'],
    ['for (k in o) for (var j in o[k]) s += j; var k', { a: { b: 1 } }, 'b'],
  ])('find only its own keys in %s', (code, of, expected) => {
    expect(sum(withOwnKeys(code), of)).toBe(expected);
    const legacy = Object.create({ added: () => {} });
    expect(sum(withOwnKeys('for (var k in o) s += k'), Object.assign(legacy, { a: 1 }))).toBe('a');
  });

  it('leave everything else, and the lines, as they are', () => {
    const code = "if ('a' in o) {\n  for (const k of o) { s += k; }\n}\n// for (k in o)";
    expect(withOwnKeys(code)).toBe(code);
  });
});

it('the hook that React needs to follow signals does nothing on Preact, where signals need no hook', () => {
  expect(useSignals()).toBeUndefined();
});
