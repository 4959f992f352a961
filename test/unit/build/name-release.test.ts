// @vitest-environment node
import { expect, it } from 'vitest';
import { MARK } from '../../../shared/build/bundler.mjs';
import { markOf, withMark } from '../../../shared/build/name-release.mjs';

it('a mark is the same for the same contents, and different for others [embedding Releases]', () => {
  expect(markOf(['a', 'b'])).toMatch(/^[0-9a-f]{8}$/);
  expect(markOf(['a', 'b'])).toBe(markOf(['a', 'b']));
  const others = [
    ['a', 'b'],
    ['a', 'c'],
    ['c', 'b'],
  ];
  expect(new Set(others.map((contents) => markOf(contents))).size).toBe(3);
});

it('a mark is as long as its placeholder, so that positions in source maps stay correct [embedding Maps]', () => {
  expect(markOf([])).toHaveLength(MARK.length);
  expect(withMark(`import('./a-${MARK}.js'); import('./b-${MARK}.js')`, '3f2a9c1e')).toBe(
    "import('./a-3f2a9c1e.js'); import('./b-3f2a9c1e.js')",
  );
});
