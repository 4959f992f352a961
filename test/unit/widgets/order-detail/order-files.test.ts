import { describe, expect, it } from 'vitest';
import { orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { catchFiles, saveCsv, saveWorkbook } from '../../support/saved-files.ts';
import { MEMBER, openOrder } from './order-on-screen.ts';

keepTestsApart();

const ITEMS = {
  livingMaterialItems: [
    { itemNumber: '142304', productDesc: 'Daphnia', quantity: 2, price: '9.95', deliveryDate: '2026-12-01' },
  ],
  nonLiveMaterialItems: [
    { itemNumber: '721002', productDesc: 'Beaker', quantity: 12, price: '5.45', deliveryDate: '2026-11-30' },
  ],
};

async function open(productDetails: object = ITEMS, profile: object = MEMBER) {
  return openOrder({ order: orderReply({ webOrderId: 'W77', productDetails }), profile });
}

describe('an order as a file', () => {
  it('has its items with everything that the server sends about them [files Files]', async () => {
    const { name, lines } = await saveCsv(await open(), 'Save or share');
    expect(name).toMatch(/^order-W77-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toEqual([
      'Item Number,Quantity,Description,Delivery Date,Price,Total',
      '142304,2,Daphnia,12/01/2026,9.95,',
      '721002,12,Beaker,11/30/2026,5.45,',
    ]);
  });

  it('is a workbook with the same, numbers as numbers [files Files]', async () => {
    const { name, rows } = await saveWorkbook(await open(), 'Save or share');
    expect(name).toMatch(/^order-W77-.*\.xlsx$/);
    expect(rows).toEqual([
      ['Item Number', 'Quantity', 'Description', 'Delivery Date', 'Price', 'Total'],
      ['142304', 2, 'Daphnia', '12/01/2026', 9.95, null],
      ['721002', 12, 'Beaker', '11/30/2026', 5.45, null],
    ]);
  });

  it('is a workbook without prices for shoppers who see none [files Files, 2 §6 Prices]', async () => {
    const screen = await open(ITEMS, { ...MEMBER, hidePrice: 'true' });
    expect((await saveWorkbook(screen, 'Save or share')).rows).toEqual([
      ['Item Number', 'Quantity', 'Description', 'Delivery Date'],
      ['142304', 2, 'Daphnia', '12/01/2026'],
      ['721002', 12, 'Beaker', '11/30/2026'],
    ]);
  });

  it('has no prices for shoppers who see none [files Files, 2 §6 Prices]', async () => {
    const screen = await open(ITEMS, { ...MEMBER, hidePrice: 'true' });
    expect((await saveCsv(screen, 'Save or share')).lines[0]).not.toMatch(/Price|Total/);
  });
});

describe('an order’s arrivals', () => {
  it('are a calendar file of its living material [files Arrival dates]', async () => {
    const { press, pressInside, dialog } = await open();
    const saved = catchFiles();
    await press('Save or share');
    await pressInside('Calendar file (.ics)');
    expect(saved.map(({ name }) => name)).toEqual(['arrivals-W77.ics']);
    const text = (await saved[0]?.content.text()) ?? '';
    expect(text.match(/^SUMMARY:.*/gm)).toEqual(['SUMMARY:Arrives: Daphnia']);
    expect(text).toContain('DTSTART;VALUE=DATE:20261201');
    expect(text).toContain('UID:order-W77-livingMaterialItems-0@');
    expect(dialog().textContent).toContain('Saved: arrivals-W77.ics');
  });

  it('have no calendar file if nothing in it is alive [files Arrival dates]', async () => {
    const { press, button } = await open({ nonLiveMaterialItems: ITEMS.nonLiveMaterialItems });
    await press('Save or share');
    expect(button('Calendar file (.ics)')).toBeUndefined();
    expect(button('Receiving checklist')).toBeDefined();
  });

  it('are a checklist by day, for all items [files Receiving]', async () => {
    const { press, pressInside, dialog } = await open();
    await press('Save or share');
    await pressInside('Receiving checklist');
    const tables = [...dialog().querySelectorAll('table')].map((table) => [
      table.caption?.textContent,
      ...[...table.querySelectorAll('tbody th')].map((cell) => cell.textContent),
    ]);
    expect(dialog().querySelector('h2')?.textContent).toBe('Receiving checklist: order W77');
    expect(tables).toEqual([
      ['Arrives 11/30/2026', '721002'],
      ['Arrives 12/01/2026', '142304'],
    ]);
  });
});
