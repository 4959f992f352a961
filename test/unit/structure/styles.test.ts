// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildStylesheet } from '../../../shared/build/css-plugin.mjs';
import { filesIn, ROOT, widgetNames } from './source-files.ts';

describe('stylesheets', () => {
  const entries = ['shared/styles/base.css', ...widgetNames().map((name) => `widgets/${name}/${name}.css`)];

  it.each(entries)('%s keeps the rules of the house [legacy CSS]', (path) => {
    const problems = buildStylesheet(join(ROOT, path)).problems;
    expect(problems.map(({ file, line, text }) => `${file}:${line} ${text}`)).toEqual([]);
  });

  it('are written in px, also where the build does not look [legacy CSS]', () => {
    const files = [...filesIn('shared/styles', ['.css']), ...filesIn('widgets', ['.css'])];
    expect(files.filter(({ text }) => /\d\s*rem\b/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
