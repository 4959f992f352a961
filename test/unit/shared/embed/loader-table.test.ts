import { describe, expect, it } from 'vitest';
import { type LoaderRow, loaderRow, writeLoaderTable } from '../../../../shared/embed/loader-table.ts';
import { fc } from '../../support/generated.ts';

const MARK = '3f2a9c1e';

/** A widget's row as the build has it. */
function row(
  name: string,
  { shared = [0], parts = [], ...others }: Partial<LoaderRow> & { shared?: number[] },
): LoaderRow {
  return {
    load: 'eager',
    modules: [name, ...shared.map((number) => number.toString(36))].map((file) => `${file}-${MARK}.js`),
    styles: [`base-${MARK}.css`, `${name}-${MARK}.css`],
    parts: parts.map((file) => `${file}-${MARK}.js`),
    firstReads: [],
    ...others,
  };
}

const word = fc.stringMatching(/^[a-z][a-z0-9-]{1,12}$/);
const part = fc.stringMatching(/^[a-z][a-z-]{1,9}$/);
const plain = fc.stringMatching(/^[^ ,;]{1,20}$/);
const unlessState = fc.constantFrom('cart', 'profile') as fc.Arbitrary<'cart' | 'profile'>;
const firstRead = fc.oneof(
  fc.record({ path: plain, unlessState }, { requiredKeys: ['path'] }),
  // Where only the query counts, the empty text stands for no part of the state block.
  fc.record({
    path: plain,
    unlessState: fc.oneof(unlessState, fc.constant('' as 'cart')),
    unlessQuery: plain,
  }),
);
const rows = fc
  .uniqueArray(
    fc.tuple(
      word,
      fc.constantFrom('eager' as const, 'visible' as const, 'idle' as const),
      fc.uniqueArray(fc.nat(35), { maxLength: 9 }),
      fc.array(firstRead, { maxLength: 3 }),
      fc.array(fc.oneof(part, fc.constant('7')), { maxLength: 3 }),
    ),
    { selector: ([name]) => name, minLength: 1, maxLength: 30 },
  )
  .map((all) =>
    Object.fromEntries(
      all.map(([name, load, shared, firstReads, parts]) => [
        name,
        row(name, { load, shared, firstReads, parts }),
      ]),
    ),
  );

describe("the loader's table", () => {
  it('is read as it was written [embedding Loading, performance Files]', () => {
    fc.assert(
      fc.property(rows, (given) => {
        const table = writeLoaderTable(given, MARK);
        for (const [name, { load, modules, styles, parts, firstReads }] of Object.entries(given))
          expect(loaderRow(table, name)).toEqual({
            load,
            files: [...styles, ...modules, ...parts],
            firstReads: firstReads.map(({ path, unlessState = '', unlessQuery = '' }) =>
              [path, unlessState, unlessQuery].join(',').replace(/,+$/, '').split(','),
            ),
          });
      }),
    );
  });

  it('knows no other widget, whatever it is called [embedding Mistakes]', () => {
    const table = writeLoaderTable({ 'cart-page': row('cart-page', {}) }, MARK);
    for (const name of ['', 'cart', 'constructor', 'cart-page ', 'cart-page eager'])
      expect(loaderRow(table, name)).toBeUndefined();
  });

  it('says what a widget needs in as few signs as it can [performance Sizes]', () => {
    const firstReads: LoaderRow['firstReads'] = [
      { path: 'count' },
      { path: 'cart', unlessState: 'cart', unlessQuery: 'create=true' },
    ];
    const a = row('ab', { shared: [0, 10], firstReads, parts: ['late', '3'] });
    const given = { ab: a, b1: row('b1', { load: 'visible' }) };
    expect(writeLoaderTable(given, MARK)).toEqual({
      mark: MARK,
      plans: 'b1 visible 0;ab eager 0a,late,3 count cart,cart,create=true',
    });
  });

  it.each([
    ['module', { modules: [`1-${MARK}.js`] }],
    ['stylesheet', { styles: [`base-${MARK}.css`] }],
    ['shared module', { modules: [`ab-${MARK}.js`, `other-${MARK}.js`] }],
    ['shared module beyond one digit', { shared: [36] }],
    ['read with a blank', { firstReads: [{ path: 'a b' }] }],
    ['query with a semicolon', { firstReads: [{ path: 'a', unlessQuery: ';' }] }],
  ])('is refused where the loader could not make out a %s', (_, wrong) => {
    expect(() => writeLoaderTable({ ab: row('ab', wrong) }, MARK)).toThrow(/^the loader would not read/);
  });
});
