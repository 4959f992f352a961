// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { FOUND_IN_DEBUG_MODE } from '../../../../../shared/page/problems/found-in-debug-mode.ts';
import { explain } from '../../../../../shared/page/problems/problem-text.ts';
import { REPORTED } from '../../../../../shared/page/problems/reported.ts';
import { AS_SERVED } from '../../../../../shared/tools/problems/as-served.ts';
import { IN_TEMPLATES } from '../../../../../shared/tools/problems/in-templates.ts';
import { ALL_PROBLEMS, isCode, toldBy } from '../../../../../shared/tools/problems/problem-table.ts';
import { RULES } from '../../../../../shared/tools/templates/findings.ts';

describe('the table of problems', () => {
  const codes = Object.keys(ALL_PROBLEMS).filter(isCode);

  it('has each mistake once [embedding Problem]', () => {
    const parts = [REPORTED, FOUND_IN_DEBUG_MODE, IN_TEMPLATES, AS_SERVED].flatMap((part) =>
      Object.keys(part),
    );
    expect([...parts].sort()).toEqual([...codes].sort());
  });

  it.each(codes)(
    'explains %s in one sentence with the cause and one with the fix, and something reports it [embedding Problem]',
    (code) => {
      for (const sentence of Object.values(ALL_PROBLEMS[code])) expect(sentence).toMatch(/^\S.*\S\.$/s);
      expect(toldBy(code, RULES)).not.toEqual([]);
    },
  );

  it('puts the value found between the two [embedding Debug, embedding Template check]', () => {
    const text = { cause: 'A name is wrong.', cure: 'Correct it.' };
    expect(explain(text, '"crt"', ' Did you mean "cart"?')).toBe(
      'A name is wrong: "crt". Did you mean "cart"? Correct it.',
    );
    expect(explain(text, '')).toBe('A name is wrong. Correct it.');
  });
});
