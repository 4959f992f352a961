import { describe, expect, it } from 'vitest';
import { type LoaderTable, rowOf, widgetNames } from '../../../../shared/embed/loader-table.ts';

const TABLE: LoaderTable = {
  mark: '3f2a9c1e',
  widgets: {
    'cart-page': {
      modules: ['cart', 'cart-aside'],
      firstReads: [{ path: 'cart/cart-details', unlessState: 'cart', unlessQuery: 'create=true' }],
    },
    'site-footer promo-area': { load: 'visible', modules: [] },
  },
};

describe("the loader's table", () => {
  it('has a row for each widget, which several widgets may share [embedding Loading, performance Files]', () => {
    expect(rowOf(TABLE, 'cart-page')).toBe(TABLE.widgets['cart-page']);
    expect(rowOf(TABLE, 'site-footer')).toBe(TABLE.widgets['site-footer promo-area']);
    expect(rowOf(TABLE, 'promo-area')).toBe(TABLE.widgets['site-footer promo-area']);
    expect(widgetNames(TABLE)).toEqual(['cart-page', 'site-footer', 'promo-area']);
  });

  it('finds no other widget, whatever its name [embedding Mistakes]', () => {
    for (const name of [
      '',
      'cart',
      'constructor',
      'cart-page ',
      '__proto__',
      'mark',
      'site-footer promo-area',
    ])
      expect(rowOf(TABLE, name)).toBeUndefined();
  });
});
