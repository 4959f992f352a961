// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { groupOf, placeModules } from '../../../shared/build/files/place-modules.mjs';

/** A module by its imports: `~` before a path stands for `import()`, a leading `!` for a module that holds state. */
type Sources = Record<string, string[]>;

const WIDGETS = ['aside', 'cart-page', 'mini-cart'].map((name) => ({
  name,
  entry: `widgets/${name}/index.ts`,
}));

function place(sources: Sources, widgets: { name: string; entry: string; everyPage?: boolean }[] = WIDGETS) {
  const paths = Object.keys(sources).map((path) => path.replace('!', ''));
  const graph = new Map(
    Object.entries(sources).map(([path, imports]) => [
      path.replace('!', ''),
      {
        imports: imports.filter((one) => !one.startsWith('~')),
        lazy: imports.filter((one) => one.startsWith('~')).map((one) => one.slice(1)),
        isSingle: path.startsWith('!'),
      },
    ]),
  );
  for (const { entry } of widgets)
    if (!paths.includes(entry)) graph.set(entry, { imports: [], lazy: [], isSingle: false });
  return placeModules(graph, widgets);
}

function filesWith(placement: ReturnType<typeof place>, path: string): string[] {
  return [...placement.contents].filter(([, paths]) => paths.has(path)).map(([file]) => file);
}

const CART = 'widgets/cart-page/index.ts';
const MINI = 'widgets/mini-cart/index.ts';
const ASIDE = 'widgets/aside/index.ts';

describe('a module without state', () => {
  it('is in the core if every widget needs it on load [performance Files]', () => {
    const placement = place({
      [CART]: ['shared/a.ts'],
      [MINI]: ['shared/a.ts'],
      [ASIDE]: ['shared/a.ts'],
      'shared/a.ts': [],
    });
    expect(filesWith(placement, 'shared/a.ts')).toEqual(['core']);
  });

  it('is in the core if a widget that is on every page needs it', () => {
    const widgets = WIDGETS.map((one) => ({ ...one, everyPage: one.name === 'mini-cart' }));
    const placement = place(
      { [MINI]: ['shared/a.ts', 'widgets/mini-cart/b.ts'], 'shared/a.ts': [], 'widgets/mini-cart/b.ts': [] },
      widgets,
    );
    expect(filesWith(placement, 'shared/a.ts')).toEqual(['core']);
    expect(filesWith(placement, 'widgets/mini-cart/b.ts')).toEqual(['mini-cart']);
  });

  it('is copied into each widget that needs it, and each gets its own', () => {
    const placement = place({ [CART]: ['shared/a.ts'], [MINI]: ['shared/a.ts'], 'shared/a.ts': [] });
    expect(filesWith(placement, 'shared/a.ts').sort()).toEqual(['cart-page', 'mini-cart']);
    expect(placement.fileOf({ path: CART, file: 'cart-page' }, 'shared/a.ts', false)).toBe('cart-page');
    expect(placement.fileOf({ path: MINI, file: 'mini-cart' }, 'shared/a.ts', false)).toBe('mini-cart');
  });

  it('isn’t copied into lazy code of a widget that has it, or if a group that loads anyway has it', () => {
    const placement = place({
      [CART]: ['shared/a.ts', 'shared/stores/cart/cart.ts', '~widgets/cart-page/later.ts'],
      [ASIDE]: ['shared/stores/cart/cart.ts', 'shared/b.ts'],
      'widgets/cart-page/later.ts': ['shared/a.ts', 'shared/b.ts'],
      '!shared/stores/cart/cart.ts': ['shared/b.ts'],
      'shared/a.ts': [],
      'shared/b.ts': [],
    });
    expect(filesWith(placement, 'shared/a.ts')).toEqual(['cart-page']);
    expect(filesWith(placement, 'shared/b.ts')).toEqual(['cart']);
    expect(placement.fileOf({ path: '', file: 'later' }, 'shared/a.ts', false)).toBe('cart-page');
    expect(placement.fileOf({ path: '', file: 'later' }, 'shared/b.ts', false)).toBe('cart');
  });
});

describe('a module that holds state', () => {
  it('is in one file: its only user’s file, otherwise its folder’s file', () => {
    const placement = place({
      [CART]: ['shared/stores/lists/lists.ts', 'shared/stores/cart/cart.ts'],
      [ASIDE]: ['shared/stores/cart/cart.ts', 'shared/page/events.ts'],
      [MINI]: ['shared/page/events.ts'],
      '!shared/stores/lists/lists.ts': [],
      '!shared/stores/cart/cart.ts': [],
      '!shared/page/events.ts': [],
    });
    expect(filesWith(placement, 'shared/stores/lists/lists.ts')).toEqual(['cart-page']);
    expect(filesWith(placement, 'shared/stores/cart/cart.ts')).toEqual(['cart']);
    expect(filesWith(placement, 'shared/page/events.ts')).toEqual(['page']);
  });

  it('is in a second file of its folder if no widget needs it on load', () => {
    const placement = place({
      [CART]: ['~widgets/cart-page/later.ts'],
      [MINI]: ['~widgets/mini-cart/panel.ts'],
      'widgets/cart-page/later.ts': ['shared/stores/cart/writes.ts'],
      'widgets/mini-cart/panel.ts': ['shared/stores/cart/writes.ts'],
      '!shared/stores/cart/writes.ts': [],
    });
    expect(filesWith(placement, 'shared/stores/cart/writes.ts')).toEqual(['cart-lazy']);
  });

  it("is in its widget's own file if several lazy files of that widget need it", () => {
    const placement = place({
      [CART]: ['~widgets/cart-page/one.ts', '~widgets/cart-page/other.ts'],
      'widgets/cart-page/one.ts': ['widgets/cart-page/kept.ts'],
      'widgets/cart-page/other.ts': ['widgets/cart-page/kept.ts'],
      '!widgets/cart-page/kept.ts': [],
    });
    expect(filesWith(placement, 'widgets/cart-page/kept.ts')).toEqual(['cart-page']);
  });

  it('belongs to the group of the folder below its layer', () => {
    expect(['shared/page/announce.ts', 'shared/stores/notices.ts'].map(groupOf)).toEqual(['page', 'page']);
    expect(['shared/stores/cart/writes/queue.ts', 'shared/page/storage/a.ts'].map(groupOf)).toEqual([
      'cart',
      'storage',
    ]);
    expect(['node_modules/@preact/signals/a.mjs', 'node_modules/uqr/b.mjs'].map(groupOf)).toEqual([
      'preact',
      'uqr',
    ]);
  });
});

describe('a mistake', () => {
  it('is reported with both modules if two would be built into one file', () => {
    expect(() =>
      place({
        [CART]: ['~widgets/cart-page/panel.ts'],
        [MINI]: ['~widgets/mini-cart/panel.ts'],
        'widgets/cart-page/panel.ts': [],
        'widgets/mini-cart/panel.ts': [],
      }),
    ).toThrow('widgets/cart-page/panel.ts and widgets/mini-cart/panel.ts would both be built into panel.js');
  });

  it('is reported if two groups would import each other', () => {
    const both = [
      'shared/stores/cart/a.ts',
      'shared/stores/cart/c.ts',
      'shared/stores/lists/b.ts',
      'shared/stores/lists/d.ts',
    ];
    expect(() =>
      place({
        [CART]: both,
        [MINI]: both,
        '!shared/stores/cart/a.ts': ['shared/stores/lists/b.ts'],
        '!shared/stores/cart/c.ts': [],
        '!shared/stores/lists/b.ts': [],
        '!shared/stores/lists/d.ts': ['shared/stores/cart/c.ts'],
      }),
    ).toThrow(/cart\.js → lists\.js.* would import each other/);
  });
});
