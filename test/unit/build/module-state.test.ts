// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { stateIn } from '../../../shared/build/files/module-state.mjs';

const inStores = (code: string) => stateIn('shared/stores/a.ts', code).map(({ what }) => what);

describe('a module holds state', () => {
  it.each([
    ['a variable', 'export let count = 0;', 'count'],
    ['an atom', 'const $cart: WritableAtom<Cart> = atom<Cart>({});', '$cart'],
    ['an empty collection', 'const known = new Map<string, number>();', 'known'],
    [
      'a collection that is changed',
      'const seen = new Set([1]); export const see = (n) => seen.add(n);',
      'seen',
    ],
    [
      'a list that grows',
      'const waiting: string[] = []; export function wait(t) { waiting.push(t); }',
      'waiting',
    ],
    [
      'a list taken out of another that grows',
      'const [all] = lists; export const add = (t) => all.push(t);',
      '[all]',
    ],
    [
      'an object whose fields change',
      'const last = { key: 0 }; export const next = () => { last.key += 1; };',
      'last',
    ],
    ['an object that loses fields', 'const by = {}; export const drop = (k) => { delete by[k]; };', 'by'],
    [
      'what another store makes',
      "import { createQueue } from './queue.ts'; const queue = createQueue();",
      'queue',
    ],
    ['a class of its own', 'class Queue {}\nconst queue = new Queue();', 'queue'],
    ['what it awaits', 'export const loaded = await load();', 'loaded'],
    [
      'what it does when it is loaded',
      "addEventListener('pageshow', () => {});",
      'code that runs when the module is loaded',
    ],
    ['what it exports as its default', 'export default atom(0);', 'default'],
  ])('if it has %s [performance Files]', (_, code, what) => {
    expect(inStores(code)).toEqual([what]);
  });

  it('and the line is reported', () => {
    expect(stateIn('shared/stores/a.ts', 'type A = 1;\n\nlet a: A;')).toEqual([{ line: 3, what: 'a' }]);
  });

  it('in a stateless layer if it creates a store or a signal', () => {
    const inUi = (code: string) => stateIn('shared/ui/a.tsx', code).length;
    expect(inUi("import { signal } from '@preact/signals-react'; const ticked = signal(0);")).toBe(1);
    expect(
      inUi("import { joinTabs } from '../../page/storage/other-tabs.ts'; const tell = joinTabs('a');"),
    ).toBe(1);
    expect(inUi("import { fields } from './fields.ts'; const Reply = fields({ a: 1 });")).toBe(0);
  });
});

describe('a module holds no state', () => {
  it.each([
    ['functions, types and classes', 'export function a() { let b = 0; return b; } type C = 1; class D {}'],
    ['constants', "const A = 1, B = [1, 2] as const, C = { a: 'b' }, D = /x/g, E = (a) => a; export { A };"],
    [
      'a set that nobody changes',
      "const KINDS = new Set(['a', 'b']); export const is = (k) => KINDS.has(k);",
    ],
    ['texts', "const messages = defineMessages('ui', { close: 'Close' });"],
    ['the way to a lazy module', "const withWrites = lazyModule(() => import('./writes.ts'));"],
    ['a formatter', "const numbers = new Intl.NumberFormat('en');"],
    [
      'a name taken out of an object, and a class with fields',
      'const { a } = B; class C { d() { this.e = a; } }',
    ],
    ['what the build declares', 'declare const LOADER_TABLE: object;'],
  ])('if it has %s', (_, code) => {
    expect(inStores(code)).toEqual([]);
  });
});
