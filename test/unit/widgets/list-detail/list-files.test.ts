import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
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
    'is a workbook with the same rows, where hidePrice is %j [files Files, 2 §6 Prices]',
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

  it('has no prices for those who are shown none [files Files, 2 §6 Prices]', async () => {
    const screen = await openList(undefined, { profile: { ...MEMBER, hidePrice: 'true' } });
    expect((await saveCsv(byMenu(screen), 'Save as a file')).lines[0]).toBe(
      'Item Number,Quantity,Description',
    );
  });
});
