import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { widgetNames } from '../unit/structure/source-files.ts';
import { shareBrowser } from './support/jsp-visit.ts';

const SEED = 20_261_122;
const RUNS = 60;

/** Values that have broken out of script elements, ended lines of JavaScript, or been taken for an expression. */
const TREACHEROUS = [
  '</script>',
  '<!--',
  '<script>',
  ']]>',
  '\u2028',
  '\u2029',
  '\ud83d',
  '\udc00',
  '😀',
  '\u0024{1+1}',
  '#{1+1}',
  '"',
  "'",
  '&lt;',
  '\\',
  '\0',
  '\r\n',
  'é€',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...TREACHEROUS), fc.string({ unit: 'binary' })), { maxLength: 6 })
  .map((parts) => parts.join(''));
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    text,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(
      text.filter((key) => key !== '__proto__'),
      tie('value'),
      { maxKeys: 3 },
    ),
  ),
})).value;

declare const trustedTypes: {
  createPolicy(name: string, rules: object): { createHTML(html: string): string };
};

const pages = inject('tomcat');
const visit = shareBrowser();

/** Sends a value to the kit as JSON, and reads in the browser what the page contains. */
async function echo(json: string[]): Promise<{ state: unknown; email: string | null }[]> {
  const page = await visit('/more/blank.jsp');
  return page.evaluate((bodies) => {
    const policy = trustedTypes.createPolicy('shop-fragments', { createHTML: (html: string) => html });
    return Promise.all(
      bodies.map(async (body) => {
        const answer = await fetch('/more/echo.jsp', {
          method: 'POST',
          headers: { 'content-type': 'application/json; charset=utf-8' },
          body,
        });
        const frame = new DOMParser().parseFromString(policy.createHTML(await answer.text()), 'text/html');
        return {
          state: JSON.parse(frame.getElementById('cb-state')?.textContent ?? '').config,
          email: frame.querySelector('[data-cb-widget]')?.getAttribute('data-email') ?? null,
        };
      }),
    );
  }, json);
}

/** The part of a text that HTML can represent. */
function inHtml(given: string): string {
  return Buffer.from(given)
    .toString()
    .replace(/[\0\x7f-\x9f]/g, '\ufffd');
}

describe('output of the kit', () => {
  it('is read back unchanged from the state block, and from attributes as far as HTML allows [jsp State]', async () => {
    const samples = fc.sample(fc.record({ value, text }), { seed: SEED, numRuns: RUNS });
    const answers = await echo(samples.map((sample) => JSON.stringify(sample)));
    samples.forEach((sample, index) => {
      expect(answers[index]?.state).toEqual(sample);
      expect(answers[index]?.email).toBe(sample.text ? inHtml(sample.text) : null);
    });
  });

  it('turns whole numbers that JavaScript can’t represent into texts [jsp State]', async () => {
    const numbers = fc.sample(fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }), {
      seed: SEED,
      numRuns: RUNS,
    });
    const edges = [2n ** 53n - 1n, 2n ** 53n, -(2n ** 53n) + 1n, -(2n ** 53n), 0n];
    const answers = await echo([...numbers, ...edges].map((number) => `{"number": ${number}, "text": ""}`));
    [...numbers, ...edges].forEach((number, index) => {
      const isSafe = number >= -(2n ** 53n) + 1n && number <= 2n ** 53n - 1n;
      expect(answers[index]?.state).toEqual({ number: isSafe ? Number(number) : String(number), text: '' });
    });
  });

  it('is only the fallback if a widget is off, and otherwise an escaped mount point [jsp Tags]', async () => {
    const html = await (await fetch(`${pages.address}/more/off.jsp`)).text();
    expect(html).toContain('<main><p>Without JavaScript</p></main>');
    expect(html).toContain(
      '<div data-cb-widget="quick-order" id="one" class="a &#34;b" data-cb-load="idle" data-rows="3"><p>x</p></div>',
    );
  });
});

describe('a mistake in a page', () => {
  it.each([
    ['misspelt', 'veiw'],
    ['value', '<cb:cart-page view="standrad">: expected "standard" or "inspect"'],
    ['number', '<cb:quick-order rows="21">: expected a whole number from 1 to 20'],
    ['load', '<cb:cart-page load="later">: expected "eager" or "visible" or "idle" or "off"'],
    ['required', 'source'],
    ['unknown', 'there is no widget "mini-kart"'],
    ['part', 'porfile'],
  ])('is reported when the page is translated: %s [jsp Translation]', async (name, message) => {
    const answer = await fetch(`${pages.address}/more/wrong-${name}.jsp`);
    expect(answer.status).toBe(500);
    const report = (await answer.text())
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(report).toContain(message);
    expect(report).toContain('JasperException');
  });
});

describe('the files of the build', () => {
  const ask = (path: string, encoding = 'identity') =>
    fetch(`${pages.address}/widgets/${path}`, { headers: { 'accept-encoding': encoding } });

  it('are cached for ever in a release, revalidated beside it, and not cached if they are missing [jsp Caching]', async () => {
    const caching = async (path: string) => (await ask(path)).headers.get('cache-control');
    expect(await caching(pages.compressed)).toBe('public, max-age=31536000, immutable');
    expect(await caching('manifest.json')).toBe('no-cache');
    expect(await caching('head-nonce.html')).toBe('no-cache');
    expect(await caching('releases/history.json')).toBe('no-cache');
    expect((await ask('releases/gone/a.js')).status).toBe(404);
    expect(await caching('releases/gone/a.js')).toBe('no-store');
  });

  it('are sent compressed to clients that accept it, and to pages of other origins [jsp Caching]', async () => {
    const plain = await ask(pages.compressed);
    const content = await plain.text();
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('access-control-allow-origin')).toBe('*');
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const answer = await ask(pages.compressed, accepted);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('content-type')).toContain('javascript');
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(await answer.text()).toBe(content);
    }
  });
});

describe('the snippets of the demo pages', () => {
  it('compile for every widget, and print its mount point [workbench Snippets]', async () => {
    const reply = await fetch(`${inject('tomcat').address}/more/snippets.jsp`);
    expect(reply.status).toBe(200);
    const text = await reply.text();
    const printed = [...text.matchAll(/data-cb-widget="([a-z-]+)"/g)].map(([, name]) => name);
    expect(printed.sort()).toEqual(widgetNames().sort());
    expect(text).toContain('#{pond}');
  });
});
