// @vitest-environment node
import { parse } from '@babel/parser';
import { type ObjectExpression, traverseFast } from '@babel/types';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, type SourceFile } from './source-files.ts';

/**
 * Calls whose options the browser rejects as a whole if a script has added something called `signal` to all objects.
 */
const CALLS = ['addEventListener', 'request'];

/** The places where such options neither name `signal` nor are passed on from elsewhere. */
function withoutSignal({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  traverseFast(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return;
    const { callee } = node;
    const name = 'property' in callee && 'name' in callee.property ? callee.property : callee;
    if (name.type !== 'Identifier' || !CALLS.includes(name.name)) return;
    const options = node.arguments.find((one): one is ObjectExpression => one.type === 'ObjectExpression');
    const names = options?.properties.map((one) =>
      'key' in one && 'name' in one.key ? one.key.name : '...',
    );
    if (names && !names.includes('signal')) found.push(`${path}:${node.loc?.start.line}`);
  });
  return found;
}

describe('options for the browser', () => {
  it('include `signal`, which a script may have put on `Object.prototype` [reliability Legacy built-ins]', () => {
    const files = filesIn('shared', ['.ts', '.tsx']).filter(({ path }) => !path.startsWith('shared/tools/'));
    expectNone(
      [...files, ...filesIn('widgets', ['.ts', '.tsx'])].flatMap(withoutSignal),
      'add `signal: undefined`, or leave the options out.',
    );
  });

  it.each([
    ["addEventListener('blur', end, { once: true });", 1],
    ["element?.addEventListener('blur', end, { once: true });", 1],
    ["navigator.locks?.request('a', { ifAvailable: true }, use);", 1],
    ["addEventListener('blur', end, { once: true, signal: undefined });", 0],
    ["addEventListener('blur', end, { signal });", 0],
    ["addEventListener('blur', end, true);", 0],
  ])('are detected in %s', (text, count) => {
    expect(withoutSignal({ path: 'a.ts', text })).toHaveLength(count);
  });
});
