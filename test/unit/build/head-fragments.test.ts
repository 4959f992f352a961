// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fromOrigin } from '../../../demo-pages/server/pages/widget-head.ts';
import { headFragments } from '../../../shared/build/head-fragments.mjs';

const WIDGETS = [{ name: 'cart' }, { name: 'footer' }];
const OUTPUTS = {
  core: () => 'assets/core.js',
  baseStyles: () => 'assets/base.css',
  scripts: () => ['loader.js', 'assets/core.js', 'assets/cart.js', 'assets/lazy.js'],
  integrity: (file: string) => `sha384-${file}`,
  widget: (name: string) => ({
    file: `assets/${name}.js`,
    imports: ['assets/core.js', 'assets/shared.js'],
    prefetched: name === 'cart' ? ['assets/late.js'] : [],
    css: ['assets/base.css', `assets/${name}.css`],
  }),
};

function fragments(base: string) {
  const files = headFragments({ release: '1+a', base, widgets: WIDGETS, outputs: OUTPUTS });
  return (name: string) => (files.get(name) ?? '').trim().split('\n');
}

/** The elements of a fragment that load something, without the lines of the import map. */
const elements = (lines: string[]) => lines.filter((line) => /^<(link|script type="module")/.test(line));

describe('the fragments', () => {
  it('name files of the release, each with its integrity, and no file whose content may change [embedding Head, S11]', () => {
    expect(fragments('/widgets/')('head.html')).toEqual([
      '<link rel="stylesheet" href="/widgets/releases/1+a/assets/base.css" integrity="sha384-assets/base.css">',
      '<link rel="modulepreload" href="/widgets/releases/1+a/assets/core.js" integrity="sha384-assets/core.js">',
      '<script type="module" async src="/widgets/releases/1+a/loader.js" integrity="sha384-loader.js"></script>',
      '<script type="module" src="/widgets/releases/1+a/loader.js" integrity="sha384-loader.js"></script>',
    ]);
  });

  it('have a section for each widget, with what else it needs, and with low priority for what can wait [embedding Head]', () => {
    expect(fragments('/w/')('head/cart.html')).toEqual([
      '<link rel="stylesheet" href="/w/releases/1+a/assets/cart.css" integrity="sha384-assets/cart.css">',
      '<link rel="modulepreload" href="/w/releases/1+a/assets/cart.js" integrity="sha384-assets/cart.js">',
      '<link rel="modulepreload" href="/w/releases/1+a/assets/shared.js" integrity="sha384-assets/shared.js">',
      '<link rel="modulepreload" href="/w/releases/1+a/assets/late.js" fetchpriority="low" integrity="sha384-assets/late.js">',
    ]);
  });

  it('also have a widget’s section with a nonce and for another origin, without the import map [embedding Head]', () => {
    const nonced = fragments('/w/')('head/cart-nonce.html');
    expect(nonced.filter((line) => line.includes(' nonce="__CSP_NONCE__"'))).toHaveLength(3);
    const elsewhere = fragments('/w/')('head/cart-cdn.html');
    for (const line of elsewhere) expect(line).toMatch(/ href="__CDN_ORIGIN__\/w\/.* crossorigin/);
    expect([...nonced, ...elsewhere].join('')).not.toContain('importmap');
  });

  it.each(['head.html', 'head-nonce.html', 'head/cart.html', 'head/cart-nonce.html'])(
    'of a build for another origin are the same as the demo shop’s from there: %s [embedding Head]',
    (name) => {
      const elsewhere = fragments('https://files.example/w/')(name).join('\n');
      expect(fromOrigin('https://files.example', fragments('/w/')(name).join('\n'))).toBe(elsewhere);
    },
  );

  it('with a nonce have it on every script and preload, and the import map first [embedding Head]', () => {
    const lines = fragments('/widgets/')('head-nonce.html');
    expect(lines[0]).toBe('<script type="importmap" nonce="__CSP_NONCE__">');
    const map = JSON.parse(lines.slice(1, lines.indexOf('</script>')).join('\n'));
    expect(Object.keys(map.integrity)).toEqual(
      OUTPUTS.scripts().map((file) => `/widgets/releases/1+a/${file}`),
    );
    const guarded = elements(lines).filter((line) => !line.includes('rel="stylesheet"'));
    expect(guarded).toHaveLength(3);
    for (const line of guarded) expect(line).toContain(' nonce="__CSP_NONCE__"');
    expect(lines.join('')).not.toContain('crossorigin');
  });

  it('load the styles of every widget later, with their integrity, if the page is strict [embedding Head, S11]', () => {
    for (const name of ['head-nonce.html', 'head-cdn.html']) {
      const later = elements(fragments('/w/')(name)).filter((line) => line.includes(' disabled>'));
      expect(later.map((line) => /integrity="([^"]+)"/.exec(line)?.[1])).toEqual([
        'sha384-assets/cart.css',
        'sha384-assets/footer.css',
      ]);
    }
    expect(fragments('/w/')('head.html').join('')).not.toContain('disabled');
  });

  it.each([
    ['/widgets/', '__CDN_ORIGIN__/widgets/'],
    ['https://cdn.example/w/', 'https://cdn.example/w/'],
  ])(
    'for another origin have whole addresses and crossorigin, built for %s [embedding Head]',
    (base, start) => {
      const lines = fragments(base)('head-cdn.html');
      expect(elements(lines)).toHaveLength(6);
      for (const line of elements(lines)) expect(line).toContain(' crossorigin');
      const addresses = [...lines.join('\n').matchAll(/"([^"]*releases[^"]*)"/g)].map(
        ([, address]) => address,
      );
      expect(addresses).toHaveLength(10);
      for (const address of addresses) expect(address).toMatch(new RegExp(`^${start}releases/1\\+a/`));
    },
  );

  it('all have crossorigin if the folder itself is served from another origin [embedding Head]', () => {
    for (const name of ['head.html', 'head-nonce.html', 'head/cart.html']) {
      for (const line of elements(fragments('https://cdn.example/w/')(name))) {
        expect(line).toContain('="https://cdn.example/w/releases/1+a/');
        expect(line).toContain(' crossorigin');
      }
    }
  });
});
