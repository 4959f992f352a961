import { describe, expect, it } from 'vitest';
import { type LoaderTable, loadPlan } from '../../../../shared/embed/loader-table.ts';

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
  it('names the files of a widget, its stylesheets and its own module first [embedding Loading, performance Files]', () => {
    expect(loadPlan(TABLE, 'cart-page')).toEqual({
      load: 'eager',
      files: [
        'base-3f2a9c1e.css',
        'cart-page-3f2a9c1e.css',
        'cart-page-3f2a9c1e.js',
        'core-3f2a9c1e.js',
        'cart-3f2a9c1e.js',
        'cart-aside-3f2a9c1e.js',
      ],
      firstReads: [{ path: 'cart/cart-details', unlessState: 'cart', unlessQuery: 'create=true' }],
    });
    expect(loadPlan(TABLE, 'site-footer')).toMatchObject({ load: 'visible', firstReads: [] });
    expect(loadPlan(TABLE, 'promo-area')?.files).toContain('promo-area-3f2a9c1e.js');
  });

  it('knows no other widget, whatever it is called [embedding Mistakes]', () => {
    for (const name of [
      '',
      'cart',
      'constructor',
      'cart-page ',
      '__proto__',
      'mark',
      'site-footer promo-area',
    ])
      expect(loadPlan(TABLE, name)).toBeUndefined();
  });
});
