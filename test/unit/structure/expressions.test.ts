// @vitest-environment node
import { parse } from '@babel/parser';
import { traverseFast } from '@babel/types';
import { checkSync } from 'recheck';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, type SourceFile } from './source-files.ts';

/** A regular expression of the source, and its position. */
interface Expression {
  place: string;
  pattern: string;
  flags: string;
}

function expressionsIn({ path, text }: SourceFile): Expression[] {
  const found: Expression[] = [];
  traverseFast(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    if (node.type !== 'RegExpLiteral') return;
    found.push({ place: `${path}:${node.loc?.start.line}`, pattern: node.pattern, flags: node.flags });
  });
  return found;
}

/**
 * Expressions that can't be checked automatically, because they have lookarounds or backreferences; each was checked by
 * a person.
 */
const JUDGED_BY_HAND = [
  // `$` ends a match that finds no closing tag, so no text is passed over twice.
  'shared/ui/content/prepare-html.ts',
];

/** The expressions that may take more than linear time, each with its fix. */
function slowAmong(expressions: readonly Expression[]): string[] {
  return expressions.flatMap(({ place, pattern, flags }) => {
    const found = checkSync(pattern, flags, { checker: 'automaton', timeout: 60_000 });
    if (found.status === 'safe') return [];
    if (found.status === 'vulnerable') {
      const { summary } = found.complexity;
      return `${place}: /${pattern}/${flags} takes ${summary} time: bound its repetitions, or split the text first`;
    }
    if (JUDGED_BY_HAND.some((path) => place.startsWith(path))) return [];
    return `${place}: /${pattern}/${flags} cannot be judged: write it without lookarounds and backreferences`;
  });
}

const SHIPPED = ['domain', 'page', 'api', 'stores', 'ui', 'embed'].map((layer) => `shared/${layer}`);

describe('regular expressions that ship', () => {
  it('take linear time, whatever the server, a file or a page gives them [reliability Failures, S12]', () => {
    const sources = ['widgets', ...SHIPPED].flatMap((folder) => filesIn(folder, ['.ts', '.tsx']));
    const expressions = sources.flatMap(expressionsIn);
    expect(expressions.length).toBeGreaterThan(100);
    expectNone(slowAmong(expressions), 'change each expression as its line says.');
  }, 300_000);

  it('are found out where they do not', () => {
    const text =
      'const MAIL = /[^ ]+@[^ ]+/;\nexport const TRIMMED = /\\s+$/u;\nexport const DIGITS = /^\\d+$/;\nexport const OTHER = /^(a+)b\\1$/;';
    const [mail, trimmed, ...others] = slowAmong(expressionsIn({ path: 'a.ts', text }));
    expect([mail, trimmed, others]).toEqual([
      expect.stringMatching(/^a\.ts:1: .*@.* takes 2nd degree polynomial time/),
      expect.stringMatching(/^a\.ts:2: /),
      ['a.ts:4: /^(a+)b\\1$/ cannot be judged: write it without lookarounds and backreferences'],
    ]);
  });
});
