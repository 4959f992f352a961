import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../../support/page.ts';
import { openShop } from '../../../support/shop.ts';
import { later } from '../../../support/stores.ts';
import { openBulkPage, rowsOf, untilIdle } from './support.ts';

keepTestsApart();

const status = () => document.querySelector('[role=status]')?.textContent ?? '';

/** Returns what a screen reader reads while this much time passes, each text once. */
async function heardFor(seconds: number): Promise<string[]> {
  const heard: string[] = [];
  for (let step = 0; step < seconds * 5; step++) {
    await later(200);
    if (status() && status() !== heard.at(-1)) heard.push(status());
  }
  return heard;
}

describe('what a screen reader announces about a run', () => {
  it('is its start, each quarter but at most one every ten seconds, and its end [journal Told]', async () => {
    const shop = openShop();
    shop.latency = 1500;
    const page = await openBulkPage();
    void page.startBulkAdd({
      source: 'test',
      rows: rowsOf(...Array.from({ length: 12 }, () => [1, 1] as [number, number])),
    });
    const heard = await heardFor(40);
    expect(heard[0]).toBe('Adding 12 items to your cart.');
    expect(heard.at(-1)).toBe('12 of 12 added to your cart.');
    expect(heard.slice(1, -1).every((text) => /^\d+ of 12 done\.$/.test(text))).toBe(true);
    expect(heard.length).toBeLessThan(5);
    expect(heard.length).toBeGreaterThan(2);
  });

  it('is only the quarters, however long the run takes [journal Told]', async () => {
    const shop = openShop();
    shop.latency = 1500;
    const page = await openBulkPage();
    const rows = rowsOf(...Array.from({ length: 40 }, () => [1, 1] as [number, number]));
    void page.startBulkAdd({ source: 'test', rows });
    expect(await heardFor(90)).toEqual([
      'Adding 40 items to your cart.',
      '10 of 40 done.',
      '20 of 40 done.',
      '30 of 40 done.',
      '40 of 40 added to your cart.',
    ]);
  });

  it('is that one row is being added, in the singular [journal Told]', async () => {
    const shop = openShop();
    shop.latency = 1500;
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1]) });
    expect((await heardFor(8))[0]).toBe('Adding 1 item to your cart.');
  });

  it('is that the run waits for a lost addition, and which one [journal Told, journal Decided]', async () => {
    const shop = openShop();
    shop.answers.set('+', [{}, { end: 'cut', ignored: true }]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [3, 1]) });
    const heard = await heardFor(15);
    expect(heard.join(' ')).toContain(
      'We didn’t get a response about ITEM02. We’re checking your cart for it before we add anything else.',
    );
    expect(page.$bulkAdd.get()?.lookingFor).toBe('ITEM02');
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.phase).toBe('done');
    expect(page.$bulkAdd.get()?.lookingFor).toBeUndefined();
  });

  it('is that loss once, and then the end [journal Told, journal Decided]', async () => {
    const shop = openShop();
    const lost = { end: 'cut', ignored: true } as const;
    shop.answers.set('+', [lost, lost]);
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1]) });
    await later(5);
    // After another change of the cart, nothing shows whether the first row arrived: the shopper is asked.
    shop.lines.push({ id: 'ci50', itemNumber: 'ITEM07', quantity: 1 });
    expect(await heardFor(10)).toEqual([expect.stringContaining('We didn’t get a response about ITEM02.')]);
    page.answerRow('r0', 'arrived');
    expect(await heardFor(20)).toEqual(['2 of 2 added to your cart.']);
  });

  it('has no quarters if the run is over in a few seconds [journal Told]', async () => {
    openShop();
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [3, 1], [4, 1]) });
    expect(await heardFor(3)).toEqual([expect.stringContaining('4 of 4 added to your cart.')]);
  });

  it('includes the time left after a few rows [journal Progress]', async () => {
    const shop = openShop();
    shop.latency = 1000;
    const page = await openBulkPage();
    void page.startBulkAdd({ source: 'test', rows: rowsOf([1, 1], [2, 1], [3, 1], [4, 1], [5, 1]) });
    await later(2500);
    expect(page.$bulkAdd.get()?.secondsLeft).toBeUndefined();
    await later(2000);
    expect(page.$bulkAdd.get()?.secondsLeft).toBeGreaterThan(1);
    await untilIdle(page);
    expect(page.$bulkAdd.get()?.secondsLeft).toBeUndefined();
  });
});
