// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildStylesheet } from '../../../shared/build/stylesheets.mjs';
import { filesIn, ROOT, type SourceFile, widgetNames } from './source-files.ts';

interface Problem {
  file: string;
  line: number;
  text: string;
}

const TOKENS = 'shared/styles/tokens.css';

/** What asks for the width of the window: dialogs, which stand in it, and the menu that phones have at one page. */
const WINDOW_WIDE = /\/(dialog|restriction|account-sidebar)\.css$/;

function colours({ path, text }: SourceFile): string[] {
  const found = text.replace(/\/\*[\s\S]*?\*\//g, '').match(/#[0-9a-f]{3,8}\b/gi) ?? [];
  return found.filter((colour) => !/^#([0-9a-f])\1\1$/i.test(colour)).map((colour) => `${path}: ${colour}`);
}

function asksForWindow({ path, text }: SourceFile): boolean {
  return /@media[^{]*width/.test(text) && !WINDOW_WIDE.test(path);
}

/** How much one colour stands out from another, by WCAG 2's formula. */
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

describe('stylesheets', () => {
  const entries = ['shared/styles/base.css', ...widgetNames().map((name) => `widgets/${name}/${name}.css`)];
  const files = [...filesIn('shared/styles', ['.css']), ...filesIn('widgets', ['.css'])];

  it.each(entries)('%s keeps the rules of the house [css Rules]', (path) => {
    const problems = buildStylesheet(join(ROOT, path)).problems;
    expect(problems.map(({ file, line, text }: Problem) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it('are written in px, also where the build does not look [css Rules]', () => {
    expect(files.filter(({ text }) => /\d\s*rem\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('have their colours from the tokens, but for the greys of paper [visual Tokens]', () => {
    expect(files.filter(({ path }) => path !== TOKENS).flatMap(colours)).toEqual([]);
    expect(
      colours({ path: 'a.css', text: 'a { color: #123456; } /* #654321 */ b { color: #000; }' }),
    ).toEqual(['a.css: #123456']);
  });

  it('ask for the width of their own place, not of the window [visual Widths]', () => {
    expect(files.filter(asksForWindow).map(({ path }) => path)).toEqual([]);
    expect(asksForWindow({ path: 'a.css', text: '@media (max-width: 559px) {}' })).toBe(true);
    expect(asksForWindow({ path: 'a.css', text: '@container (width < 560px) {}' })).toBe(false);
  });
});

describe('the tokens', () => {
  const text = readFileSync(join(ROOT, TOKENS), 'utf8');
  const token = (name: string) => new RegExp(`--cb-${name}: (#[0-9a-f]+);`).exec(text)?.[1] ?? '';

  it.each([
    ['ink', 'surface', 4.5],
    ['ink', 'raised', 4.5],
    ['muted', 'surface', 4.5],
    ['muted', 'raised', 4.5],
    ['brand', 'surface', 4.5],
    ['danger', 'surface', 4.5],
    ['danger', 'danger-surface', 4.5],
    ['warning', 'warning-surface', 4.5],
    ['success', 'success-surface', 4.5],
    ['info', 'info-surface', 4.5],
    ['on-action', 'action', 4.5],
    ['on-action', 'action-strong', 4.5],
    ['control-line', 'surface', 3],
    ['focus', 'surface', 3],
  ])('%s stands out from %s by %s to 1 at least [visual Contrast]', (colour, ground, least) => {
    expect(contrast(token(colour), token(ground))).toBeGreaterThanOrEqual(least);
  });

  it('would be found too pale', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
    expect(contrast('#999999', '#ffffff')).toBeLessThan(3);
  });
});
