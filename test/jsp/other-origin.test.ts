/** The kit with its files at another origin: where it reads the manifest, and what a page gets if it can't. */
import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { startFilesOrigin } from './support/files-origin.ts';

const { address, log } = inject('tomcat');
const PATIENCE = { timeout: 10_000, interval: 100 };

/** A manifest of one widget. */
function manifestOf(mark: string, directory = `releases/0.1.0+${mark}/`): string {
  const file = (name: string) => ({ file: `${directory}${name}`, integrity: `sha384-${mark}` });
  const widget = {
    ...file(`assets/mini-cart-${mark}.js`),
    css: [file(`assets/base-${mark}.css`)],
    imports: [],
  };
  return JSON.stringify({
    version: `0.1.0+${mark}`,
    loader: file('loader.js'),
    widgets: { 'mini-cart': widget },
    modules: [file(`assets/mini-cart-${mark}.js`)],
  });
}

describe('the files at another origin', () => {
  let origin: Awaited<ReturnType<typeof startFilesOrigin>>;
  beforeEach(async () => {
    origin = await startFilesOrigin();
  });
  afterEach(() => origin.close());

  /** Returns what `<cb:assets>` writes for the files there, under a policy with nonces. */
  async function head(release = ''): Promise<string> {
    const query = new URLSearchParams({ base: origin.base, release });
    const reply = await fetch(`${address}/more/elsewhere.jsp?${query}`);
    expect(reply.status).toBe(200);
    return (await reply.text()).trim();
  }
  /** Returns what the server has logged about these files. A page's log line may reach the file after the page. */
  const logged = async () =>
    (await readFile(log, 'utf8')).split('\n').filter((line) => line.includes(origin.base));
  const loaderAlone = (path: string) =>
    `<script type="module" src="${origin.base}${path}" crossorigin="anonymous" nonce="n0nce"></script>`;

  it('are named as the manifest there names them, each verified, with nonce and crossorigin [jsp Other origin]', async () => {
    origin.answer(() => manifestOf('aaaaaaaa'));
    const html = await head();
    const release = `${origin.base}releases/0.1.0+aaaaaaaa/`;
    expect(html.split('\n').map((line) => line.replaceAll('&#43;', '+'))).toEqual([
      `<script type="importmap" nonce="n0nce">{"integrity":{"${release}assets/mini-cart-aaaaaaaa.js":"sha384-aaaaaaaa"}}</script>`,
      `<link rel="stylesheet" href="${release}assets/base-aaaaaaaa.css" integrity="sha384-aaaaaaaa" crossorigin="anonymous">`,
      `<link rel="modulepreload" href="${release}assets/mini-cart-aaaaaaaa.js" integrity="sha384-aaaaaaaa" crossorigin="anonymous" nonce="n0nce">`,
      `<script type="module" src="${release}loader.js" integrity="sha384-aaaaaaaa" crossorigin="anonymous" nonce="n0nce"></script>`,
    ]);
    expect(origin.asked[0]).toBe('/widgets/manifest.json');
  });

  it('follow a deploy there without a change here, and no page waits for it [jsp Other origin]', async () => {
    origin.answer(() => manifestOf('aaaaaaaa'));
    await head();
    await head();
    expect(origin.asked.length).toBeLessThan(5);
    origin.answer(() => manifestOf('bbbbbbbb'));
    await expect.poll(head, PATIENCE).toContain('0.1.0+bbbbbbbb/loader.js');
  });

  it.each<[string, string | number, RegExp]>([
    ['an error', 503, /it was answered with status 503/],
    ['a page of another server', '<!doctype html><title>Sign in</title>', /Unexpected character/],
    ['something that isn’t a manifest', '{"widgets": {}}', /expected loader, widgets and modules/],
    ['a part of it', manifestOf('cccccccc').slice(0, 200), /Unexpected end-of-input/],
  ])(
    'stay at the last good manifest after %s, and the log says so in one line [jsp Other origin]',
    async (_, answer, cause) => {
      origin.answer(() => manifestOf('aaaaaaaa'));
      await head();
      origin.answer(() => answer);
      const before = origin.asked.length;
      await expect.poll(() => origin.asked.length, PATIENCE).toBeGreaterThan(before + 2);
      expect(await head()).toContain('0.1.0+aaaaaaaa/loader.js');
      await expect.poll(async () => (await logged()).length, PATIENCE).toBeGreaterThan(0);
      const lines = await logged();
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain(`${origin.base}manifest.json cannot be read: `);
      expect(lines[0]).toMatch(cause);
      expect(lines[0]).toMatch(/; pages keep release 0\.1\.0\+aaaaaaaa$/);

      origin.answer(() => manifestOf('bbbbbbbb'));
      await expect.poll(head, PATIENCE).toContain('0.1.0+bbbbbbbb/loader.js');
      await expect
        .poll(async () => (await logged()).at(-1), PATIENCE)
        .toMatch(/is read again: release 0\.1\.0\+bbb/);
    },
  );

  it('start with only the loader while there is no manifest [jsp Other origin]', async () => {
    expect(await head()).toBe(loaderAlone('loader.js'));
    await expect
      .poll(logged, PATIENCE)
      .toEqual([expect.stringMatching(/status 404; pages get the loader alone$/)]);
    origin.answer(() => manifestOf('aaaaaaaa'));
    await expect.poll(head, PATIENCE).toContain('modulepreload');
  });

  it('stay those of the release that the template pins; its manifest is read once [jsp Other origin, embedding Releases]', async () => {
    origin.answer((path) =>
      path.includes('/releases/') ? manifestOf('aaaaaaaa', '') : manifestOf('bbbbbbbb'),
    );
    const html = await head('0.1.0+aaaaaaaa');
    expect(html).toContain(`${origin.base}releases/0.1.0+aaaaaaaa/assets/mini-cart-aaaaaaaa.js`);
    await head();
    await expect
      .poll(() => origin.asked.filter((path) => !path.includes('/releases/')).length, PATIENCE)
      .toBeGreaterThan(2);
    expect(origin.asked.filter((path) => path.includes('/releases/'))).toEqual([
      '/widgets/releases/0.1.0+aaaaaaaa/manifest.json',
    ]);
    origin.answer(() => 503);
    expect(await head('0.1.0+aaaaaaaa')).toBe(html);
  });

  it('are those of the pinned release if the server can’t reach anything [jsp Other origin]', async () => {
    await origin.close();
    expect((await head('0.1.0+aaaaaaaa')).replaceAll('&#43;', '+')).toBe(
      loaderAlone('releases/0.1.0+aaaaaaaa/loader.js'),
    );
    await expect
      .poll(logged, PATIENCE)
      .toEqual([expect.stringMatching(/cannot be read: Connection refused; pages get the loader alone$/)]);
  });

  it.each([
    ['base', { base: 'files.example/widgets/' }, /base: expected a path such as \/widgets\/ or an address/],
    [
      'release',
      { base: '/widgets/', release: '../x' },
      /release: expected a release such as 0\.1\.0\+3f2a9c1e/,
    ],
  ])(
    'are refused with a wrong %s, and the message says what is right [jsp Other origin]',
    async (_, query, message) => {
      const reply = await fetch(`${address}/more/elsewhere.jsp?${new URLSearchParams(query)}`);
      expect(reply.status).toBe(500);
      expect((await reply.text()).replaceAll('&#47;', '/')).toMatch(message);
    },
  );
});
