// @vitest-environment node
import { parse } from '@babel/parser';
import { traverseFast } from '@babel/types';
import { describe, expect, it } from 'vitest';
import { expectNone } from './breaches.ts';
import { filesIn, type SourceFile } from './source-files.ts';

/** Words that had several meanings, and what says which one is meant. */
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

/** Where a retired word is part of a text that a page may replace. */
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

/** Files that are named after being lazy, and not after what they hold. */
function namedLazy({ path }: SourceFile): boolean {
  return /-lazy\.tsx?$|\/parts\//.test(path);
}

describe('a word that had several meanings', () => {
  const files = ['widgets', 'shared', 'demo-pages'].flatMap((folder) =>
    filesIn(folder, ['.ts', '.tsx', '.mjs']),
  );

  it('is no name in the code [architecture Vocabulary]', () => {
    expectNone(files.flatMap(retiredIn), 'rename each as its line says.');
  }, 120_000);

  it('is no name of a file [architecture Vocabulary]', () => {
    const paths = files.filter(namedLazy).map(({ path }) => path);
    expectNone(paths, 'name the file after what it holds.');
  });

  it('is found in whatever names something', () => {
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

  it('may stand in comments, in texts, and as part of another word', () => {
    const text =
      "// The place of a part.\nexport const wishList = 'place';\nconst placeholder = placeModules(wishList);";
    expect(retiredIn({ path: 'a.ts', text })).toEqual([]);
  });
});
