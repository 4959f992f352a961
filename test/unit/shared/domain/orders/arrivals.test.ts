// @vitest-environment node
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarText } from '../../../../../shared/domain/files/calendar-text.ts';
import { arrivalDays, arrivalEvents } from '../../../../../shared/domain/orders/arrivals.ts';
import type { OrderedItem } from '../../../../../shared/domain/orders/order.ts';

const NOW = new Date('2026-11-23T10:20:30Z');
const ORDER = { order: 'W1001', shop: 'shop.example' };
const texts = {
  title: ({ description = '' }: OrderedItem) => `Arrives: ${description}`,
  details: ({ itemNumber }: OrderedItem) => `Item ${itemNumber}`,
};

function item(key: string, rest: Partial<OrderedItem> = {}): OrderedItem {
  return { key, itemNumber: '142304', description: 'Daphnia', living: true, ...rest };
}

/** The calendar file, and what a calendar reads in it. */
function calendar(...items: OrderedItem[]) {
  const text = calendarText(arrivalEvents(items, ORDER, texts), NOW);
  const read = new ICAL.Component(ICAL.parse(text));
  return { text, events: read.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event)) };
}

describe('arrivals of living material as a calendar file', () => {
  it('are all-day events, from the first to the last day [files Arrival dates]', () => {
    const { events } = calendar(
      item('livingMaterialItems-0', { arrivalStart: '2026-12-30', arrivalEnd: '2027-01-02' }),
      item('livingMaterialItems-1', { deliveryDate: '11/30/2026' }),
    );
    expect(events.map(({ startDate, endDate }) => `${startDate} ${endDate} ${startDate.isDate}`)).toEqual([
      // The end is the day after the last.
      '2026-12-30 2027-01-03 true',
      '2026-11-30 2026-12-01 true',
    ]);
  });

  it('are the same events if they are saved again [files Arrival dates]', () => {
    const before = calendar(item('livingMaterialItems-0', { deliveryDate: '2026-12-01' }));
    const after = calendar(item('livingMaterialItems-0', { deliveryDate: '2026-12-08' }));
    expect(after.events[0]?.uid).toBe('order-W1001-livingMaterialItems-0@shop.example');
    expect(before.events[0]?.uid).toBe(after.events[0]?.uid);
  });

  it('have lines of at most 75 octets that end in CRLF, and their texts unchanged [files Arrival dates]', () => {
    const description = 'Dröße, mit; Beistrich\\Strich\nund 🦐 '.repeat(8);
    const { text, events } = calendar(item('a', { description, deliveryDate: '2026-12-01' }));
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(events[0]?.summary).toBe(`Arrives: ${description}`);
  });

  it('leave out items that aren’t alive, or whose date is missing or invalid [files Arrival dates]', () => {
    const { events } = calendar(
      item('a', { deliveryDate: '2026-12-01', living: undefined }),
      item('b'),
      item('c', { deliveryDate: 'To be announced' }),
    );
    expect(events).toEqual([]);
  });

  it('leave out a sentence with a date in it, and a last day that isn’t a date [files Arrival dates]', () => {
    const items = [
      item('a', { deliveryDate: 'from 12/01/2026' }),
      item('b', { deliveryDate: '12/01/2026-ish' }),
      item('c', { arrivalStart: '2026-12-01', arrivalEnd: 'or later' }),
    ];
    expect(arrivalEvents(items, ORDER, texts)).toEqual([
      {
        id: 'order-W1001-c@shop.example',
        title: 'Arrives: Daphnia',
        details: 'Item 142304',
        first: '12/01/2026',
        last: undefined,
      },
    ]);
  });
});

/** The days in order: first day, last day, and the keys of the items that arrive then. */
function daysOf(...given: OrderedItem[]) {
  return arrivalDays(given).map(({ day, until, items }) => [day, until, items.map(({ key }) => key).join()]);
}

describe('an order’s items by day', () => {
  it('start with the first day, whatever the year, and end with items without a date [files Receiving]', () => {
    expect(
      daysOf(
        item('a'),
        item('b', { deliveryDate: '2027-01-02' }),
        item('c', { deliveryDate: 'Soon' }),
        item('d', { arrivalStart: '2026-12-30', arrivalEnd: '2026-12-31' }),
        item('e', { deliveryDate: '12/30/2026' }),
        item('f', { deliveryDate: '2026-12-30' }),
      ),
    ).toEqual([
      ['12/30/2026', undefined, 'e,f'],
      ['12/30/2026', '12/31/2026', 'd'],
      ['01/02/2027', undefined, 'b'],
      ['Soon', undefined, 'c'],
      [undefined, undefined, 'a'],
    ]);
  });

  it('are separate for other last days, the earlier first, even over New Year [files Receiving]', () => {
    expect(
      daysOf(
        item('a', { arrivalStart: '2026-12-30', arrivalEnd: '2027-01-02' }),
        item('b', { arrivalStart: '2026-12-30', arrivalEnd: '2026-12-31' }),
        item('c', { arrivalStart: '2026-12-30', arrivalEnd: '2027-01-02' }),
      ),
    ).toEqual([
      ['12/30/2026', '12/31/2026', 'b'],
      ['12/30/2026', '01/02/2027', 'a,c'],
    ]);
  });

  it('are one day if the last is the first, or the only one that is known [files Receiving]', () => {
    expect(
      daysOf(
        item('a', { arrivalStart: '2026-12-30', arrivalEnd: '12/30/2026' }),
        item('b', { arrivalEnd: '2026-12-30' }),
        item('c', { deliveryDate: '2026-12-30' }),
      ),
    ).toEqual([['12/30/2026', undefined, 'a,b,c']]);
  });

  it('have words instead of a day after all days, and before items with neither [files Receiving]', () => {
    expect(
      daysOf(
        item('a'),
        item('b', { deliveryDate: 'when it is hatched' }),
        item('c', { deliveryDate: 'about 12/01/2026' }),
        item('d', { deliveryDate: 'After 10 days' }),
        item('e', { deliveryDate: '2026-12-30' }),
      ).map(([day]) => day),
    ).toEqual(['12/30/2026', 'After 10 days', 'about 12/01/2026', 'when it is hatched', undefined]);
  });

  it('have the same words in the order of the items [files Receiving]', () => {
    expect(
      daysOf(
        item('a', { arrivalStart: 'Soon', arrivalEnd: '12/31/2026' }),
        item('b', { deliveryDate: 'Soon' }),
      ),
    ).toEqual([
      ['Soon', '12/31/2026', 'a'],
      ['Soon', undefined, 'b'],
    ]);
  });
});
