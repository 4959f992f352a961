// @vitest-environment node
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildStylesheet } from '../../../shared/build/stylesheets.mjs';
import { breachesIn } from '../structure/css-rules.mjs';
import { temporaryFiles } from './temporary.ts';

interface Problem {
  file: string;
  line: number;
  text: string;
}

const BOOST = ':not(#cb#cb#cb#cb#cb)';

function built(css: string, others: Record<string, string> = {}): string {
  const directory = temporaryFiles({ 'a.css': css, ...others });
  return buildStylesheet(join(directory, 'a.css')).toString();
}

describe('built stylesheet', () => {
  it('has every declaration important, in the layer [css Cascade]', () => {
    expect(built('.cb-a { color: red; padding: var(--cb-space) }')).toBe(
      '@layer cb{.cb-a{color:red!important;padding:var(--cb-space)!important}}',
    );
  });

  it('leaves text spacing to the shopper: outside the layer, not important, with raised specificity [css Page owned]', () => {
    expect(built('.cb-a { color: red; line-height: 1.5; letter-spacing: 1px; word-spacing: 2px }')).toBe(
      `.cb-a${BOOST}{letter-spacing:1px;word-spacing:2px;line-height:1.5}@layer cb{.cb-a{color:red!important}}`,
    );
  });

  it('raises the specificity before a pseudo-element, at a place that still takes a selector', () => {
    expect(built('.cb-a::before { line-height: 2 }')).toBe(`.cb-a${BOOST}:before{line-height:2}`);
  });

  it('leaves custom properties to the page’s theme [css Page owned]', () => {
    expect(built('.cb-a { --cb-ink: #111; color: var(--cb-ink) }')).toBe(
      '@layer cb{.cb-a{--cb-ink:#111;color:var(--cb-ink)!important}}',
    );
  });

  it('leaves keyframes as they are [css Page owned]', () => {
    expect(built('@keyframes cb-turn { to { rotate: 1turn } }')).toBe('@keyframes cb-turn{to{rotate:1turn}}');
  });

  it('works inside conditions, and drops conditions that become empty', () => {
    expect(built('@media print { .cb-a { color: red } .cb-b { line-height: 2 } }')).toBe(
      `@media print{.cb-b${BOOST}{line-height:2}}@layer cb{@media print{.cb-a{color:red!important}}}`,
    );
    expect(built('@container (width > 40px) { .cb-a { color: red } }')).toContain(
      '{.cb-a{color:red!important}}',
    );
  });

  it('keeps a rule that already has raised specificity as it is written', () => {
    expect(built(`.cb-a${BOOST} { all: revert; display: block }`)).toBe(
      `.cb-a${BOOST}{all:revert;display:block}`,
    );
  });

  it('takes the argument of :host() as one selector, not as a list', () => {
    expect(built(':host(.cb-a) { color: red }')).toBe('@layer cb{:host(.cb-a){color:red!important}}');
  });

  it('flattens nested rules', () => {
    expect(built('.cb-a { color: red; &:hover { color: blue; line-height: 2 } }')).toBe(
      `.cb-a:hover${BOOST}{line-height:2}@layer cb{.cb-a{color:red!important}.cb-a:hover{color:#00f!important}}`,
    );
  });

  it('is ASCII, since a page in another encoding would misread it [css Delivery]', () => {
    expect(built(".cb-a::before { content: '✓ ok' }")).toBe(
      String.raw`@layer cb{.cb-a:before{content:"\2713  ok"!important}}`,
    );
  });

  it('bundles what it imports', () => {
    expect(built("@import './b.css';", { 'b.css': '.cb-b { color: red }' })).toBe(
      '@layer cb{.cb-b{color:red!important}}',
    );
  });
});

describe('checks of a stylesheet', () => {
  const problemsOf = (css: string) => {
    const directory = temporaryFiles({ 'a.css': "@import './b.css';", 'b.css': css });
    return breachesIn(join(directory, 'a.css')).map(({ file, line, text }: Problem) => {
      return `${file.slice(file.lastIndexOf('/') + 1)}:${line} ${text}`;
    });
  };

  it.each([
    ['rem', '\n.cb-a__b { padding: 1rem }', /^b\.css:2 padding is in rem/],
    ['rem inside a calculation', '.cb-a__b { width: calc(100% - 1rem) }', /^b\.css:1 width is in rem/],
    ['rem beside a variable', '.cb-a__b { margin: var(--cb-a) 1rem }', /^b\.css:1 margin is in rem/],
    ['the font shorthand', '.cb-a__b { font: 12px/1 Arial }', /^b\.css:1 font sets line-height/],
    ['a bare element', 'td { color: red }', /^b\.css:1 a selector without a cb- class/],
    ['a foreign class', '.cb-a__b.active { color: red }', /^b\.css:1 \.active must begin/],
    ['a component without display', '.cb-a { color: red }', /^b\.css:1 \.cb-a must state its display/],
    ['a foreign class of a host', ':host(.active) { color: red }', /^b\.css:1 \.active must begin/],
    ['foreign keyframes', '@keyframes spin { to { rotate: 1turn } }', /^b\.css:1 @keyframes spin/],
  ])('report %s with file and line [css Rules]', (_, css, problem) => {
    expect(problemsOf(css)).toEqual([expect.stringMatching(problem)]);
  });

  it.each([
    ['tokens on the root', ':root { --cb-ink: #111 }'],
    ['an element inside a component', '.cb-a__list td { color: red }'],
    ['a component that states its display when open', '.cb-a { color: red } .cb-a[open] { display: block }'],
    ['an element of ours', 'cb-cart-page { display: block }'],
    ['features of a font', '@font-feature-values One { @styleset { nice-style: 12; } }'],
  ])('accept %s', (_, css) => {
    expect(problemsOf(css)).toEqual([]);
  });
});
