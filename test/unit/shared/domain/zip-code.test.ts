import { describe, expect, it } from 'vitest';
import { zipCodeProblem } from '../../../../shared/domain/zip-code.ts';

describe('a zip code [1 §5]', () => {
  it.each([
    ['27215', null],
    ['27215-3398', null],
    [' 27215 ', null],
    ['', 'empty'],
    ['   ', 'empty'],
    ['2721', 'format'],
    ['272155', 'format'],
    ['27215-', 'format'],
    ['27215-33', 'format'],
    ['272153398', 'format'],
    ['27215 3398', 'format'],
    ['2721S', 'format'],
  ])('"%s": %s', (text, problem) => {
    expect(zipCodeProblem(text)).toBe(problem);
  });
});
