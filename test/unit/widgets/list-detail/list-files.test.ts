import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { saveCsv } from '../../support/saved-files.ts';
import { MEMBER, openList } from './list-on-screen.ts';

keepTestsApart();

describe('a list as a file', () => {
  it('is named after the list, and has all of its items [files Files]', async () => {
    const { name, lines } = await saveCsv(await openList(), 'Save as a file');
    expect(name).toMatch(/^Spring-labs-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines).toEqual([
      'Item Number,Quantity,Description,Price',
      'XB1,1,Beaker 1,1.5',
      'XB2,2,Beaker 2,2.5',
      'XB3,3,Beaker 3,3.5',
    ]);
  });

  it('has no prices for those who are shown none [files Files, 2 §6 Prices]', async () => {
    const screen = await openList(undefined, { profile: { ...MEMBER, hidePrice: 'true' } });
    expect((await saveCsv(screen, 'Save as a file')).lines[0]).toBe('Item Number,Quantity,Description');
  });
});
