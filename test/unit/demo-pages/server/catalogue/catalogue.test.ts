// @vitest-environment node
import { expect, it } from 'vitest';
import { drawProduct } from '../../../../../demo-pages/server/artwork/draw-product.ts';
import { seedCart } from '../../../../../demo-pages/server/cart/seeds.ts';
import { CATALOGUE, findProduct, productOf } from '../../../../../demo-pages/server/catalogue/catalogue.ts';
import type { Product } from '../../../../../demo-pages/server/catalogue/product.ts';
import { isValidItemNumber } from '../../../../../shared/domain/item-number.ts';

const STATES: [string, (product: Product) => unknown][] = [
  ['on back order', ({ stock }) => stock.state === 'back-order'],
  ['made to order', ({ stock }) => stock.state === 'made-to-order'],
  ['nearly sold out', ({ stock }) => stock.state === 'few'],
  ['on sale', ({ salePrice }) => salePrice],
  ['under a contract price', ({ contractPrice }) => contractPrice],
  ['hazardous', ({ hazardous }) => hazardous],
  ['with a Proposition 65 warning', ({ warning }) => warning],
  ['for authorised users only', ({ restriction }) => restriction === 'users'],
  ['for schools only', ({ restriction }) => restriction === 'schools'],
  ['not sent everywhere', ({ notShippedTo }) => notShippedTo],
  ['discontinued with a replacement', ({ discontinued }) => discontinued?.replacement],
  ['discontinued without one', ({ discontinued }) => discontinued && !discontinued.replacement],
  ['limited per order', ({ maximum }) => maximum],
  ['without promotions', ({ excludedFromPromotions }) => excludedFromPromotions],
  ['priced on request', ({ priceOnRequest }) => priceOnRequest],
  ['with a name that HTML would take for a tag', ({ name }) => /<.*>.*&/.test(name)],
];

it('has at least sixty products with valid item numbers, each once [1 §5 Item number]', () => {
  expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
  expect(new Set(CATALOGUE.map((product) => product.itemNumber)).size).toBe(CATALOGUE.length);
  expect(
    CATALOGUE.filter(({ itemNumber }) => itemNumber.length < 6 || !isValidItemNumber(itemNumber)),
  ).toEqual([]);
});

it.each(STATES)('has a product %s [1 §4 Discontinued]', (_state, fits) => {
  expect(CATALOGUE.some(fits)).toBe(true);
});

it('replaces discontinued products with products that can be ordered [1 §4 Discontinued]', () => {
  const replacements = CATALOGUE.flatMap(({ discontinued }) => discontinued?.replacement ?? []);
  for (const itemNumber of replacements) expect(productOf(itemNumber).discontinued).toBeUndefined();
});

it('finds a product whatever the case of its item number [1 §5 Item number]', () => {
  expect(findProduct(' geo478 ')?.itemNumber).toBe('GEO478');
  expect(findProduct('constructor')).toBeUndefined();
});

it('draws every product without anything that a content policy forbids [embedding Policy]', () => {
  for (const product of CATALOGUE) {
    const drawing = drawProduct(product);
    expect(drawing).toMatch(/^<svg [^>]*width="200" height="200"/);
    expect(drawing).not.toMatch(/NaN|undefined|style=|<script/);
  }
});

it('fills a large cart with two hundred lines with their own ids [1 §9 Scrolling]', () => {
  let id = 0;
  const { lines } = seedCart('large', () => `ci${id++}`);
  expect(new Set(lines.map((line) => line.id)).size).toBe(200);
});
