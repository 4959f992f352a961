// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { breachesIn } from './css-rules.mjs';
import { codeOf, filesIn, ROOT, type SourceFile, widgetNames } from './source-files.ts';

interface Problem {
  file: string;
  line: number;
  text: string;
}

const TOKENS = 'shared/styles/tokens.css';
const DARK_TOKENS = 'shared/styles/tokens-dark.css';

/**
 * Styles that may depend on the width of the window: dialogs, which are inside it, and the menu that phones have on one
 * page.
 */
const WINDOW_WIDE = /\/(dialog|restriction|account-sidebar)\.css$/;

function colours({ path, text }: SourceFile): string[] {
  const found = withoutComments(text).match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  return found.filter((colour) => !/^#([0-9a-f])\1\1$/i.test(colour)).map((colour) => `${path}: ${colour}`);
}

function asksForWindow({ path, text }: SourceFile): boolean {
  return /@media[^{]*width/.test(text) && !WINDOW_WIDE.test(path);
}

/** The focus ring is defined once. A tile draws its own: around the tile, which isn't the focused element. */
const RING = 'shared/styles/focus.css';
const RING_OF_TILE = 'widgets/account-landing/account-landing.css';

function drawsRing({ text }: SourceFile): boolean {
  return /outline:[^;]*--cb-focus/.test(text);
}

/**
 * Classes of stylesheets that no component has. A component may build a class: then what follows the fixed part, as `price`
 * in `cb-table__cell--${key}`, must be a string of the code.
 */
function unusedClasses(sheets: SourceFile[], sources: SourceFile[]): string[] {
  const code = sources.map(({ text }) => codeOf(text)).join('\n');
  const names = new Set(code.match(/(?<![\w-])cb-[\w-]+/g));
  const strings = new Set([...code.matchAll(/'([\w-]+)'/g)].map(([, string]) => string));
  const built = [...new Set([...code.matchAll(/(?<![\w-])(cb-[\w-]+)\$\{/g)].map(([, start = '']) => start))];
  const isBuilt = (name: string) =>
    built.some((start) => name.startsWith(start) && strings.has(name.slice(start.length)));
  return sheets.flatMap(({ path, text }) => {
    const found = new Set([...withoutComments(text).matchAll(/\.(cb-[\w-]+)/g)].map(([, name = '']) => name));
    return [...found].filter((name) => !names.has(name) && !isBuilt(name)).map((name) => `${path}: .${name}`);
  });
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The contrast of two colours, by WCAG 2's formula. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The sheets of the cart's rows. */
const ROWS_OF_CART = /^widgets\/cart-page\/styles\/cart-line[\w-]*\.css$/;

function asksForContent({ path, text }: SourceFile): boolean {
  return ROWS_OF_CART.test(path) && withoutComments(text).includes(':has(');
}

const MOVES = /(?:^|[\s;])(?:transition|animation):(?!\s*none)/;
const CALM = /@media \(prefers-reduced-motion: reduce\) \{\n[\s\S]*?\n\}/g;

/** The selectors with motion that no block for reduced motion ends. */
function restless({ path, text }: SourceFile): string[] {
  const css = text.replace(/\/\*[\s\S]*?\*\//g, '');
  const calm = (css.match(CALM) ?? [])
    .join('')
    .split(/[{},]/)
    .map((part) => part.trim());
  const rules = [...css.replace(CALM, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  return rules
    .filter(([, , declarations = '']) => MOVES.test(declarations))
    .flatMap(([, selectors = '']) => selectors.split(',').map((selector) => selector.trim()))
    .filter((selector) => !calm.includes(selector))
    .map((selector) => `${path}: ${selector}`);
}

describe('stylesheets', () => {
  const entries = ['shared/styles/base.css', ...widgetNames().map((name) => `widgets/${name}/${name}.css`)];
  const files = [...filesIn('shared/styles', ['.css']), ...filesIn('widgets', ['.css'])];

  it.each(entries)('%s follows the rules of the house [css Rules]', (path) => {
    expectNone(
      breachesIn(join(ROOT, path)).map(({ file, line, text }: Problem) => `${file}:${line} ${text}`),
      'each line says what is wrong; test/unit/structure/css-rules.mjs has the rules with their reasons.',
    );
  });

  it('are written in px, even where the build doesn’t look [css Rules]', () => {
    expectNone(
      files.filter(({ text }) => /\d\s*rem\b/.test(text)).map(({ path }) => path),
      'write px: legacy pages set other sizes on <html>, which rem would follow.',
    );
  });

  it('have their colours from the tokens, except for the greys on paper [visual Tokens]', () => {
    expectNone(
      files.filter(({ path }) => path !== TOKENS && path !== DARK_TOKENS).flatMap(colours),
      `use a custom property of ${TOKENS}, var(--cb-…), or add one there.`,
    );
    expect(
      colours({ path: 'a.css', text: 'a { color: #123456; } /* #654321 */ b { color: #000; }' }),
    ).toEqual(['a.css: #123456']);
  });

  it('query the width of their own place, not of the window [visual Widths]', () => {
    expectNone(
      files.filter(asksForWindow).map(({ path }) => path),
      "use @container: a widget's column is narrower than the window.",
    );
    expect(asksForWindow({ path: 'a.css', text: '@media (max-width: 559px) {}' })).toBe(true);
    expect(asksForWindow({ path: 'a.css', text: '@container (width < 560px) {}' })).toBe(false);
  });

  it('don’t ask what a row of the cart contains [performance Rows]', () => {
    expectNone(
      files.filter(asksForContent).map(({ path }) => path),
      'write an attribute of the row: with :has(), an element inserted into one row restyles all rows.',
    );
    const path = 'widgets/cart-page/styles/cart-line-cards.css';
    expect(asksForContent({ path, text: '.cb-line:has(.cb-line__status) .cb-line__price {}' })).toBe(true);
    expect(asksForContent({ path, text: '/* :has() */ .cb-line__price {}' })).toBe(false);
  });

  it('have no motion if the shopper prefers reduced motion [accessibility Motion]', () => {
    expect(files.filter(({ text }) => MOVES.test(text)).length).toBeGreaterThan(5);
    expectNone(
      files.flatMap(restless),
      'end transition and animation of the selector in a block @media (prefers-reduced-motion: reduce) of the same file.',
    );
    const calmed = '@media (prefers-reduced-motion: reduce) {\n  .a {\n    animation: none;\n  }\n}\n';
    const moving = '.a,\n.b {\n  animation: turn 1s;\n}\n';
    expect(restless({ path: 'a.css', text: moving + calmed })).toEqual(['a.css: .b']);
  });

  it('share one focus ring: move it with outline-offset, recolour it with outline-color [css Rules]', () => {
    expectNone(
      files
        .filter((file) => drawsRing(file) && ![RING, RING_OF_TILE].includes(file.path))
        .map(({ path }) => path),
      `use the ring of ${RING}; move it with outline-offset, recolour it with outline-color.`,
    );
    expect(drawsRing({ path: 'a.css', text: '.cb-a { outline: 1px solid var(--cb-focus); }' })).toBe(true);
    expect(drawsRing({ path: 'a.css', text: '.cb-a { outline-offset: 0; }' })).toBe(false);
  });

  it('have no class that no component uses: remove its rules [css Rules]', () => {
    const sources = [
      'widgets',
      'shared/ui',
      'shared/connected',
      'shared/embed',
      'shared/stores',
      'shared/page',
    ].flatMap((folder) => filesIn(folder, ['.ts', '.tsx']));
    expectNone(unusedClasses(files, sources), 'remove the rules of the class, or give it to a component.');
  });

  it.each([
    ['that is only in a comment', '// <p className="cb-a">', ['a.css: .cb-a']],
    ['that only starts like one', '<p className="cb-a-b">', ['a.css: .cb-a']],
    ['that is there', '<p className="cb-root cb-a">', []],
  ])('are searched for a class %s', (_, text, unused) => {
    const sheet = { path: 'a.css', text: '/* .cb-old */ .cb-a:hover { color: red; }' };
    expect(unusedClasses([sheet], [{ path: 'a.tsx', text }])).toEqual(unused);
  });

  it('are searched for composed class names', () => {
    const sheet = { path: 'a.css', text: '.cb-a--left, .cb-a--right { color: red; }' };
    const code = { path: 'a.tsx', text: `const key = 'left'; const name = \`cb-a--\${key}\`;` };
    expect(unusedClasses([sheet], [code])).toEqual(['a.css: .cb-a--right']);
  });
});

describe('the tokens', () => {
  const text = readFileSync(join(ROOT, TOKENS), 'utf8');
  const darkText = readFileSync(join(ROOT, DARK_TOKENS), 'utf8');
  const light = new Map(
    [...text.matchAll(/--cb-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
  const pairs = [...darkText.matchAll(/--cb-([\w-]+): light-dark\((.+), (#[0-9a-f]+)\);/g)].map(
    ([, name = '', first = '', dark = '']) => ({ name, first, dark }),
  );
  const dark = new Map(pairs.map((pair) => [pair.name, pair.dark]));
  /** The colour of a token: its own, or that of the token it refers to. */
  function colourOf(tokens: ReadonlyMap<string, string>, name: string): string {
    const value = tokens.get(name) ?? '';
    const [, other] = /^var\(--cb-([\w-]+)\)$/.exec(value) ?? [];
    return other ? colourOf(tokens, other) : value;
  }

  const least = [
    ['ink', 'surface', 4.5],
    ['ink', 'raised', 4.5],
    ['muted', 'surface', 4.5],
    ['muted', 'raised', 4.5],
    ['link', 'surface', 4.5],
    ['link', 'raised', 4.5],
    ['link-strong', 'surface', 4.5],
    ['danger', 'surface', 4.5],
    ['danger', 'danger-surface', 4.5],
    ['warning', 'warning-surface', 4.5],
    ['success', 'success-surface', 4.5],
    ['info', 'info-surface', 4.5],
    ['on-action', 'action', 4.5],
    ['on-action', 'action-strong', 4.5],
    ['on-action', 'brand', 4.5],
    ['on-action', 'brand-strong', 4.5],
    ['on-action', 'primary', 4.5],
    ['on-inverse', 'inverse', 4.5],
    ['control-line', 'surface', 3],
    ['focus', 'surface', 3],
  ] as const;

  it.each(least)(
    '%s has a contrast with %s of at least %s to 1 [visual Contrast]',
    (colour, ground, ratio) => {
      const cure = `change --cb-${colour} or --cb-${ground} in ${TOKENS}`;
      expect(contrast(colourOf(light, colour), colourOf(light, ground)), cure).toBeGreaterThanOrEqual(ratio);
    },
  );

  it.each(least)(
    'on dark pages, %s has a contrast with %s of at least %s to 1 [visual Dark]',
    (colour, ground, ratio) => {
      const both = new Map([...light, ...dark]);
      const cure = `change --cb-${colour} or --cb-${ground} in ${DARK_TOKENS}`;
      expect(contrast(colourOf(both, colour), colourOf(both, ground)), cure).toBeGreaterThanOrEqual(ratio);
    },
  );

  /** White on both, and colours that follow the brand, which has a dark colour. */
  const FOLLOWING = ['on-action', 'primary', 'primary-strong'];

  it('have a dark colour for each light one, which is the same as before [visual Dark]', () => {
    const colours = [...light].filter(([, value]) => /^#|^var/.test(value)).map(([name]) => name);
    const missing = colours.filter((name) => !dark.has(name) && !FOLLOWING.includes(name));
    expectNone(missing, `add the token to ${DARK_TOKENS}.`);
    const other = pairs.filter(({ name, first }) => light.get(name) !== first).map(({ name }) => name);
    expectNone(other, `the first value in ${DARK_TOKENS} must be that of ${TOKENS}.`);
  });

  it('are reported if they’re too pale', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
    expect(contrast('#999999', '#ffffff')).toBeLessThan(3);
  });
});
