// @vitest-environment node
import { runInNewContext } from 'node:vm';
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

/** How long one expression may work on its texts, all of which it reads in milliseconds if it is linear. */
const ENDS_WITHIN_MS = 30_000;

/**
 * Texts of 200 kB that make an expression backtrack if anything does: each character that it names, and a few others,
 * repeated, with an end that doesn't match.
 */
function longTexts(pattern: string): string[] {
  const characters = new Set([...pattern, ' ', '\n', 'a', '0', '<', '&', '@', '\u00e9']);
  return [...characters].map((character) => `${character.repeat(200_000)}\u0001`);
}

/** The expressions that don't end on a long text. */
function endlessAmong(expressions: readonly Expression[], limit = ENDS_WITHIN_MS): string[] {
  return expressions.flatMap(({ place, pattern, flags }) => {
    try {
      const given = { pattern, flags, texts: longTexts(pattern) };
      runInNewContext("texts.map((text) => text.replace(new RegExp(pattern, flags), ''))", given, {
        timeout: limit,
      });
      return [];
    } catch (error) {
      return `${place}: /${pattern}/${flags} ${error}`;
    }
  });
}

const SHIPPED = ['domain', 'page', 'api', 'stores', 'ui', 'embed'].map((layer) => `shared/${layer}`);

describe('shipped regular expressions', () => {
  const sources = ['widgets', ...SHIPPED].flatMap((folder) => filesIn(folder, ['.ts', '.tsx']));
  const expressions = sources.flatMap(expressionsIn);

  it('take linear time, whatever the server, a file or a page gives them [reliability Failures, S12]', () => {
    expect(expressions.length).toBeGreaterThan(100);
    expectNone(slowAmong(expressions), 'change each expression as its line says.');
  }, 300_000);

  it('read 200 kB of any character to the end [reliability Failures, S12]', () => {
    expectNone(endlessAmong(expressions), 'change each expression as its line says.');
  }, 300_000);

  it('are reported if they don’t end', () => {
    const [expression] = expressionsIn({ path: 'a.ts', text: 'export const TRIMMED = /\\s+$/;' });
    expect(expression && endlessAmong([expression], 50)).toEqual([
      expect.stringMatching(/^a\.ts:1: .*timed out/),
    ]);
  });

  it('are reported if their time isn’t linear', () => {
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
