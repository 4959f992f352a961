// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { declarationsOf } from '../../../../../shared/tools/reference/sources/read-declarations.ts';
import { readMessages, textsIn } from '../../../../../shared/tools/reference/sources/read-messages.ts';
import { structOf } from '../../../../../shared/tools/reference/sources/read-structs.ts';
import { readTokens } from '../../../../../shared/tools/reference/sources/read-tokens.ts';
import { codeOf, filesIn, ROOT } from '../../../structure/source-files.ts';

const module = (text: string) => ({ path: 'widgets/a/a.ts', text });

describe('the input of the reference', () => {
  it('includes every text, with its placeholders [embedding Reference]', () => {
    const text = "const m = defineMessages('a', { one: 'It is ' + `{what:a|b}`, 'two': 'Two' });";
    expect(textsIn(module(text))).toEqual([
      { widget: 'a', key: 'one', text: 'It is {what:a|b}', placeholders: ['what'] },
      { widget: 'a', key: 'two', text: 'Two', placeholders: [] },
    ]);
  });

  it('includes as many texts as the sources have calls for them [embedding Reference]', () => {
    const files = ['widgets', 'shared/ui', 'shared/stores', 'shared/embed', 'shared/page'].flatMap((folder) =>
      filesIn(folder, ['.ts', '.tsx']),
    );
    const groups = files.flatMap(({ text }) => [...codeOf(text).matchAll(/defineMessages\('([\w-]+)'/g)]);
    const named = new Set(groups.map(([, name = '']) => name));
    expect(new Set(readMessages(ROOT).map(({ widget }) => widget))).toEqual(named);
  });

  it.each([
    ["defineMessages('a', { one: text });", 'widgets/a/a.ts:1'],
    ["defineMessages('a', { ...others });", 'widgets/a/a.ts:1'],
    ['defineMessages(name, {});', "expected defineMessages('WIDGET', {…})"],
  ])('is named if it can’t be read: %s', (text, told) => {
    expect(() => textsIn(module(text))).toThrow(told);
  });

  it('includes each struct with its required fields, its lists and its inner objects [embedding Reference]', () => {
    const text = `const Row = fields({ id: required(identifier), note: html });
      const Reply = fields({ rows: list(Row), more: group(fields({ 'a b': flag })), own });
      const own = tolerant(coercer((value) => value));`;
    const scalar = (coercer: string, required = false) => ({ kind: 'scalar', required, coercer });
    expect(structOf(module(text), 'Reply')).toEqual({
      kind: 'object',
      required: false,
      fields: {
        rows: {
          kind: 'list',
          required: false,
          row: {
            kind: 'object',
            required: false,
            fields: { id: scalar('identifier', true), note: scalar('html') },
          },
        },
        more: { kind: 'object', required: false, fields: { 'a b': scalar('flag') } },
        own: scalar('own'),
      },
    });
    expect(() => structOf(module(text), 'Other')).toThrow('expected a constant Other');
    expect(() => structOf(module('const A = fields(schema);'), 'A')).toThrow('widgets/a/a.ts:1');
  });

  it('includes each type with its members, their sentences, and the types it uses [embedding Reference]', () => {
    const text = `/** What happens [embedding Events]. */
      export interface A {
        /** The first. */
        'cb:one': { inner?: B };
        readonly run: () => void;
        stop(now: boolean): Promise<void>;
      }`;
    const [declaration] = declarationsOf(module(text));
    expect(declaration).toMatchObject({
      name: 'A',
      doc: 'What happens.',
      members: [
        { name: 'cb:one', doc: 'The first.', members: [{ name: 'inner', optional: true, type: 'B' }] },
        { name: 'run', readonly: true, type: '() => void' },
        { name: 'stop', type: '(now: boolean) => Promise<void>' },
      ],
    });
    expect(declaration?.uses).toContain('B');
  });

  it('includes each token that a site can set, and none that a stylesheet sets for itself [embedding Reference]', () => {
    const tokens = readTokens(ROOT);
    const names = tokens.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['--cb-brand', '--cb-font', '--cb-page-width']));
    expect(names).not.toContain('--cb-skeleton-row');
    expect(tokens.filter(({ usedIn }) => usedIn.length === 0)).toEqual([]);
  });
});
