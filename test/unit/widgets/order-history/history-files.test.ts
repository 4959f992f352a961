import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { saveCsv, saveWorkbook } from '../../support/saved-files.ts';
import { LIST, MEMBER, openHistory, ordersReply } from './history-on-screen.ts';

keepTestsApart();
const replies = { [LIST]: ordersReply(1, 2, 30) };

describe('a page of the order history as a file', () => {
  it('has the orders on screen [files Files]', async () => {
    const { lines } = await saveCsv(await openHistory({ replies }), 'Save as a file');
    expect(lines).toEqual([
      'Order #,Date,Total,Status,# Items',
      'W1,05/28/2025,12.5,Shipped,3',
      'W2,05/28/2025,12.5,Shipped,3',
    ]);
  });

  it.each([
    ['false', ['Total'], [12.5]],
    ['true', [], []],
  ])(
    'is a workbook with the same orders, if hidePrice is %j [files Files, 2 §6 Prices]',
    async (hidePrice, heading, total) => {
      const screen = await openHistory({ replies, profile: { ...MEMBER, hidePrice } });
      expect((await saveWorkbook(screen, 'Save as a file')).rows).toEqual([
        ['Order #', 'Date', ...heading, 'Status', '# Items'],
        ['W1', '05/28/2025', ...total, 'Shipped', 3],
        ['W2', '05/28/2025', ...total, 'Shipped', 3],
      ]);
    },
  );

  it('has no totals for shoppers who see no prices [files Files, 2 §6 Prices]', async () => {
    const screen = await openHistory({ replies, profile: { ...MEMBER, hidePrice: 'true' } });
    expect((await saveCsv(screen, 'Save as a file')).lines[0]).toBe('Order #,Date,Status,# Items');
  });
});
