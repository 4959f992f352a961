/** Removals that the server refused just before the page was left, because another write was under way. */
import { expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { line, openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { editOf, HOUR, leave, openLeft } from './left-edits-page.ts';

keepTestsApart({ quiet: true });

const failure = { kind: 'conflict', request: 'POST cart/remove-multiple-items', messages: [] };

it('are offered again, beside what the other write has changed [reliability Left page]', async () => {
  const shop = openShop(line(1), line(2));
  leave({ ci1: { wanted: 2, phase: 'refused', failure } });
  const page = await openLeft(shop.cart());
  expect(editOf(page, 'ci1')).toEqual({ wanted: 0, phase: 'failed' });
  await later(5000);
  const [first] = shop.lines;
  if (first) first.quantity = 4;
  await later(10_000);
  expect(page.findLine('ci1')?.quantity).toBe(4);
  expect(page.$notices.get()).toEqual([]);
  expect(editOf(page, 'ci1')).toEqual({ wanted: 0, phase: 'failed' });
  await later(20_000);
  const reads = shop.log.length;
  await later(HOUR);
  expect(shop.log).toHaveLength(reads);
});

it.each([
  ['the server has refused them otherwise', 'business', 0],
  ['they were refused long ago', 'conflict', 60_000],
])('are over if %s [reliability Left page]', async (_, kind, age) => {
  const shop = openShop(line(1), line(2));
  leave({ ci1: { wanted: 2, phase: 'refused', failure: { ...failure, kind } } }, Date.now() - age);
  const page = await openLeft(shop.cart());
  expect(editOf(page, 'ci1')).toBeUndefined();
});
