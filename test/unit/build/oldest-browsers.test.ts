// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LaterFeature, laterInScript, laterInStyles, listedPseudoElements } from './later-features.ts';
import { BUILD_TIMEOUT_MS, sharedBuild } from './shared-build.ts';

/** What happens in the oldest browsers without a feature, by its name, or by the property whose values are meant. */
const WITHOUT_IT: Record<string, string> = {
  // Scripts
  'window.requestIdleCallback': 'A timer calls instead.',
  'navigator.share': 'There is no Share button.',
  'document.prerendering': 'These browsers prerender no pages.',
  'Document.moveBefore': 'Elements are inserted, so the focus is lost where a page moves a mount point.',
  'Window.navigation': 'The word is a key of the state block.',
  ReportingObserver: 'Violations of the content policy are reported only once their code has loaded.',
  'Error.captureStackTrace': 'fflate checks whether it is there.',
  'Symbol.dispose': 'Preact signals check whether it is there.',
  // Styles
  '::-webkit-scrollbar': 'Firefox has `scrollbar-width`.',
  ':has': 'Cards and sort labels are less compact; each rule stands alone, so nothing else is lost with it.',
  'break-after': 'A heading may end a printed page.',
  cursor: 'Touch screens show no pointer.',
  'forced-color-adjust': 'Safari has no forced colors.',
  'grid-template-columns: subgrid': 'Each value of an order stands below its name.',
  'grid-template-rows: subgrid': 'Frames of articles side by side start below their own headings.',
  'light-dark()': 'Dark pages have light widgets.',
  hyphens: '`-webkit-hyphens` stands beside it.',
  'overflow-clip-margin': 'A focus ring at the edge of a fragment is cut.',
  resize: 'Text areas keep their height on iOS.',
  'scrollbar-width': 'Chrome and Safari have `::-webkit-scrollbar`.',
  'text-decoration: dotted': '`-webkit-text-decoration` stands beside it.',
  'text-wrap': 'Lines break where they always have.',
};

let files: string[] = [];

beforeAll(async () => {
  const out = await sharedBuild();
  files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => join(out, file));
}, BUILD_TIMEOUT_MS);

const reasonKey = (feature: string) => (feature in WITHOUT_IT ? feature : (feature.split(':')[0] ?? ''));

/** The later features of all files with an ending: `NAME.css: text-wrap, missing in firefox`. */
function laterIn(ending: string, find: (code: string) => LaterFeature[]) {
  const chosen = files.filter((file) => file.endsWith(ending));
  expect(chosen.length).toBeGreaterThan(20);
  return chosen.flatMap((file) =>
    find(readFileSync(file, 'utf8')).map(([feature, browsers]) => ({
      feature,
      text: `${basename(file)}: ${feature}, missing in ${browsers}`,
    })),
  );
}

describe('a feature that one of the oldest supported browsers lacks', () => {
  it('has a fallback, which is listed in this test’s table [architecture Oldest browsers]', () => {
    const found = [...laterIn('.js', laterInScript), ...laterIn('.css', laterInStyles)];
    const used = found.map(({ feature }) => reasonKey(feature));
    expect(found.filter((_, index) => !WITHOUT_IT[used[index] ?? '']).map(({ text }) => text)).toEqual([]);
    expect(Object.keys(WITHOUT_IT).filter((feature) => !used.includes(feature))).toEqual([]);
  });

  // Lightning CSS wraps a list in `:is()` if an old browser lacks a part of it, and browsers drop pseudo-elements in
  // there.
  it('never puts a pseudo-element into a selector list [architecture Oldest browsers]', () => {
    const styles = files.filter((file) => file.endsWith('.css'));
    const dropped = styles.flatMap((file) => listedPseudoElements(readFileSync(file, 'utf8')));
    expect(dropped).toEqual([]);
    expect(listedPseudoElements(':is(a, b:before) {}')).toEqual([':is(a,b:before)']);
  });

  it.each([
    ['[1].toReversed()', ['Array.toReversed', 'firefox']],
    ['node.role = "status"', ['Element.role', 'firefox']],
    ['Promise.withResolvers()', ['Promise.withResolvers', 'chrome, edge, firefox, safari, safari_ios']],
    ['URL.canParse(text)', ['URL.canParse', 'chrome, edge, firefox, safari, safari_ios']],
    ['new CloseWatcher()', ['CloseWatcher', 'chrome, edge, firefox, safari, safari_ios']],
    ['navigator.userActivation.isActive', ['navigator.userActivation', 'firefox']],
  ])('is found in %s', (code, feature) => {
    expect(laterInScript(code)).toContainEqual(feature);
  });

  it.each([
    ['a:has(b) {}', [':has', 'firefox']],
    ['a { text-wrap: pretty }', ['text-wrap: pretty', 'chrome, edge, firefox, safari, safari_ios']],
    ['a { color: light-dark(#000, #fff) }', ['light-dark()', 'chrome, edge, firefox, safari, safari_ios']],
    [
      '@starting-style { a { opacity: 0 } }',
      ['@starting-style', 'chrome, edge, firefox, safari, safari_ios'],
    ],
    ['a { width: 1rcap }', ['1rcap', 'chrome, edge, firefox, safari, safari_ios']],
  ])('is found in %s', (code, feature) => {
    expect(laterInStyles(code)).toContainEqual(feature);
  });

  it.each([
    '[1].at(-1)',
    'list.findLast(Boolean)',
    'structuredClone(a)',
    'new AbortController().signal.aborted',
  ])('isn’t found in %s, which they support', (code) => {
    expect(laterInScript(code)).toEqual([]);
  });
});
