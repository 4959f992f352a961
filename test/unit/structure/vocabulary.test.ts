// @vitest-environment node
import { parse } from '@babel/parser';
import { traverseFast } from '@babel/types';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { exportsOf, filesIn, type SourceFile } from './source-files.ts';

/** Words that had several meanings, and the words to use instead. */
const RETIRED: readonly { word: RegExp; instead: string }[] = [
  {
    word: /^(?:lazy|load|missing|with|list)Parts?$|^partFiles$|^use\w+Part$/i,
    instead: 'lazyModule, lazyComponent or prefetched; lineItem or fragment where that is meant',
  },
  { word: /^\$?places?$|\wPlace$|^badPlace/, instead: 'mountPoint, slot, position, path or index' },
  { word: /^Sheet[A-Z]|^MOST_SHEET|^(?:clear|open)Sheet$/, instead: 'orderSheet, stylesheet or requisition' },
  { word: /^(?:Cart)?Pieces$|^piecesByItem$|^countPieces$/, instead: 'quantity or units' },
  { word: /^(?:last)?wish(?:es)?$/i, instead: 'query or pendingQuantity' },
  { word: /\wWorld$/, instead: 'the noun of the field' },
  { word: /^\$shownCart$/, instead: 'cartShown' },
  { word: /^markUnread$/, instead: 'markReadFailed' },
  { word: /^endpoint$/, instead: 'request' },
];

/** The ambiguous words of an exported name; 'order sheet' and the verb 'place' make the meaning clear. */
function unclearWords(name: string): string[] {
  const words = name.split(/[_$]+|(?<=[a-z\d])(?=[A-Z])/).map((word) => word.toLowerCase());
  return words.filter(
    (word, index) =>
      /^parts?$/.test(word) ||
      (/^sheets?$/.test(word) && words[index - 1] !== 'order') ||
      (/^places?$/.test(word) && (index > 0 || !words[1] || words[1] === 'of')),
  );
}

function unclearIn(file: SourceFile): string[] {
  return exportsOf(file).flatMap((name) =>
    unclearWords(name).map((word) => `${file.path}: ${name}: "${word}" has several meanings`),
  );
}

/** Files in which a retired word is part of a text that a page may replace. */
const PUBLIC = new Map([['widgets/cart-page/line-tools/line-removal.tsx', 'place']]);

/** The names in the code, each once, with its line; comments and strings have none. */
function namesIn({ path, text }: SourceFile): Map<string, number> {
  const names = new Map<string, number>();
  traverseFast(parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }), (node) => {
    if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return;
    if (PUBLIC.get(path) !== node.name && !names.has(node.name)) {
      names.set(node.name, node.loc?.start.line ?? 0);
    }
  });
  return names;
}

function retiredIn(file: SourceFile): string[] {
  return [...namesIn(file)].flatMap(([name, line]) =>
    RETIRED.filter(({ word }) => word.test(name)).map(
      ({ instead }) => `${file.path}:${line}: ${name}: write ${instead}`,
    ),
  );
}

/** Files that are named after being lazy instead of after their content. */
function namedLazy({ path }: SourceFile): boolean {
  return /-lazy\.tsx?$|\/parts\//.test(path);
}

/** Files whose name has one of these words. */
function namedUnclearly({ path }: SourceFile): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1, path.indexOf('.', path.lastIndexOf('/')));
  return unclearWords(name.replaceAll('-', '_')).length > 0;
}

describe('a word that had several meanings', () => {
  const files = ['widgets', 'shared', 'demo-pages'].flatMap((folder) =>
    filesIn(folder, ['.ts', '.tsx', '.mjs']),
  );

  it('isn’t a name in the code [architecture Vocabulary]', () => {
    expectNone(files.flatMap(retiredIn), 'rename each as its line says.');
  }, 120_000);

  it('isn’t part of an exported name [architecture Vocabulary]', () => {
    expectNone(
      files.flatMap(unclearIn),
      'say which part, sheet or place it is: a line item, a stylesheet, a position …',
    );
  });

  it('isn’t part of a file name [architecture Vocabulary]', () => {
    const paths = files.filter((file) => namedLazy(file) || namedUnclearly(file)).map(({ path }) => path);
    expectNone(paths, 'name the file after what it holds.');
  });

  it('is reported in anything that declares a name', () => {
    const text = [
      'import { lazyPart } from "./lazy.ts";',
      'interface SheetRow { place: number }',
      'export const Dialog = lazyPart(() => import("./dialog.tsx"));',
      'const view = <ListPart wishes={wishes} />;',
    ].join('\n');
    expect(retiredIn({ path: 'a.tsx', text })).toEqual([
      expect.stringMatching(/^a\.tsx:1: lazyPart: write lazyModule/),
      expect.stringMatching(/^a\.tsx:2: SheetRow: write orderSheet/),
      expect.stringMatching(/^a\.tsx:2: place: write mountPoint/),
      expect.stringMatching(/^a\.tsx:4: ListPart: /),
      expect.stringMatching(/^a\.tsx:4: wishes: write query/),
    ]);
    expect(
      ['ui/dialogs-lazy.tsx', 'page/parts/retry.ts'].filter((path) => namedLazy({ path, text })),
    ).toHaveLength(2);
  });

  it('is reported in exported names and file names', () => {
    const text = 'export const CART_PARTS = [];\nexport function placeOf() {}\nexport type SHEET = 1;';
    expect(unclearIn({ path: 'a.ts', text })).toEqual([
      'a.ts: CART_PARTS: "parts" has several meanings',
      'a.ts: placeOf: "place" has several meanings',
      'a.ts: SHEET: "sheet" has several meanings',
    ]);
    expect(['ui/zip-parts.ts', 'ui/sheet.ts'].filter((path) => namedUnclearly({ path, text }))).toHaveLength(
      2,
    );
    const clear = 'export class OrderSheetRow {}\nexport function placeOrder() {}\nconst part = 1;';
    expect(unclearIn({ path: 'ui/order-sheet.tsx', text: clear })).toEqual([]);
    expect(namedUnclearly({ path: 'ui/order-sheet/place-order.test.ts', text: clear })).toBe(false);
  });

  it('may be in comments, in texts, and inside another word', () => {
    const text =
      "// The place of a part.\nexport const wishList = 'place';\nconst placeholder = placeModules(wishList);";
    expect(retiredIn({ path: 'a.ts', text })).toEqual([]);
  });
});
