import { describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import { saveCsv, saveWorkbook } from '../../support/saved-files.ts';
import { MEMBER, openList } from './list-on-screen.ts';

keepTestsApart();

/** The screen, with presses that choose from the menu. */
const byMenu = (screen: Awaited<ReturnType<typeof openList>>) => ({ ...screen, press: screen.choose });

describe('a list as a file', () => {
  it('is named after the list, and has all of its items [files Files]', async () => {
    const { name, lines } = await saveCsv(byMenu(await openList()), 'Save as a file');
    expect(name).toMatch(/^Spring-labs-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toEqual([
      'Item Number,Quantity,Description,Price',
      'XB1,1,Beaker 1,1.5',
      'XB2,2,Beaker 2,2.5',
      'XB3,3,Beaker 3,3.5',
    ]);
  });

  it.each([
    ['false', ['Price'], [1.5], [2.5], [3.5]],
    ['true', [], [], [], []],
  ])(
    'is a workbook with the same rows, if hidePrice is %j [files Files, 2 §6 Prices]',
    async (hidePrice, heading, ...prices) => {
      const screen = await openList(undefined, { profile: { ...MEMBER, hidePrice } });
      const { name, rows } = await saveWorkbook(byMenu(screen), 'Save as a file');
      expect(name).toMatch(/^Spring-labs-.*\.xlsx$/);
      expect(rows).toEqual([
        ['Item Number', 'Quantity', 'Description', ...heading],
        ['XB1', 1, 'Beaker 1', ...prices[0]],
        ['XB2', 2, 'Beaker 2', ...prices[1]],
        ['XB3', 3, 'Beaker 3', ...prices[2]],
      ]);
    },
  );

  it('has no prices for shoppers who see none [files Files, 2 §6 Prices]', async () => {
    const screen = await openList(undefined, { profile: { ...MEMBER, hidePrice: 'true' } });
    expect((await saveCsv(byMenu(screen), 'Save as a file')).lines[0]).toBe(
      'Item Number,Quantity,Description',
    );
  });
});

describe('a list that was saved from a cart', () => {
  const openFunds = async (profile: object) => {
    sessionStorage.setItem('cb-fund-codes', JSON.stringify({ owner: 'p1', codes: [['XB2', 'PO 12']] }));
    const screen = await openList(undefined, { profile });
    await screen.choose('Save as a file');
    await screen.pressInside('Funds and purchase orders…');
    await settle();
    const rows = [...screen.dialog().querySelectorAll('[aria-label="Totals by fund"] tr')];
    return {
      sums: rows.map((row) => [...row.children].map(({ textContent }) => textContent).join(' | ')),
      text: screen.dialog().textContent ?? '',
    };
  };

  it('has its items’ funds and their sums, and says that freight and tax aren’t included [files Funds]', async () => {
    const { sums, text } = await openFunds(MEMBER);
    expect(sums).toEqual([
      'Fund or PO | Quantity | Merchandise',
      'PO 12 | 2 | $5.00',
      'No code | 4 | $12.00',
      'All items | 6 | $17.00',
    ]);
    expect(text).toContain('Freight and tax aren’t included.');
  });

  it('has no sums for shoppers who see no prices [files Funds, 2 §6 Prices]', async () => {
    const { sums, text } = await openFunds({ ...MEMBER, hidePrice: 'true' });
    expect(sums).toEqual(['Fund or PO | Quantity', 'PO 12 | 2', 'No code | 4', 'All items | 6']);
    expect(text).not.toMatch(/\$|\d\.\d/);
  });
});

describe('the items of a list on screen', () => {
  it('are stored for quick order’s suggestions, without prices [sheet Suggestions, S13]', async () => {
    await openList();
    vi.advanceTimersByTime(50);
    expect(JSON.parse(sessionStorage.getItem('cb-seen-items') ?? '')).toEqual({
      owner: 'p1',
      items: [
        { itemNumber: 'XB1', name: 'Beaker 1', quantity: 1 },
        { itemNumber: 'XB2', name: 'Beaker 2', quantity: 2 },
        { itemNumber: 'XB3', name: 'Beaker 3', quantity: 3 },
      ],
    });
  });
});
