import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { saveCsv, saveWorkbook } from '../../support/saved-files.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';

keepTestsApart();
const OPENER = 'Save or share this cart';

describe('the cart as a file', () => {
  it('has its lines with the prices that the shopper sees [files Files, wire Hidden price]', async () => {
    const cart = cartReply([cartLine(1), { ...cartLine(2), displayName: '=cmd', hidePrice: 'true' }]);
    const { name, lines } = await saveCsv(await openCart({ cart }), OPENER);
    expect(name).toMatch(/^cart-\d{4}-\d\d-\d\d\.csv$/);
    expect(lines[0]).toBe('Item Number,Quantity,Description,Price,Total');
    expect(lines[1]).toMatch(/^\w+,\d+,Beaker 1,[\d.]+,[\d.]+$/);
    expect(lines[2]).toMatch(/^\w+,\d+,'=cmd,,$/);
  });

  it('is a workbook with the same lines, without the price of a line that hides it [files Files, wire Hidden price]', async () => {
    const cart = cartReply([cartLine(1), cartLine(2, { displayName: '=cmd', hidePrice: 'true' })]);
    const { rows } = await saveWorkbook(await openCart({ cart }), OPENER);
    expect(rows).toEqual([
      ['Item Number', 'Quantity', 'Description', 'Price', 'Total'],
      ['351211', 3, 'Beaker 1', 2.5, 7.5],
      ['351212', 3, '=cmd', null, null],
    ]);
  });

  it('has no prices for shoppers who see none [files Files, 1 §6 Prices]', async () => {
    const cart = cartReply([cartLine(1)]);
    const screen = await openCart({ cart, profile: { ...MEMBER, hidePrice: 'true' } });
    const { lines } = await saveCsv(screen, OPENER);
    expect(lines[0]).toBe('Item Number,Quantity,Description');
    expect(screen.dialog().textContent).toContain('It doesn’t include prices');
  });
});
