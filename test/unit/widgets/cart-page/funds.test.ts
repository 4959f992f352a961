import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { pass, settle, type } from '../../support/render.ts';
import type { Replies } from '../../support/replies.ts';
import { catchFiles, saveCsv } from '../../support/saved-files.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';
import { ESTIMATE, estimated } from './totals-on-screen.ts';

keepTestsApart();

const SHARE = 'Save or share this cart';
const FUNDS = 'Funds and purchase orders…';
const LINES = [
  cartLine(1, { total: '$10.00' }),
  cartLine(2, { total: '$20.00' }),
  cartLine(3, { total: '$0.10' }),
];

async function open({
  lines = LINES as object[],
  profile = { ...MEMBER, profileId: '7' } as object,
  cart = {},
  replies = {} as Replies,
} = {}) {
  const screen = await openCart({ cart: cartReply(lines, cart), profile, replies });
  await screen.press(SHARE);
  await screen.pressInside(FUNDS);
  await settle();
  const field = (name: string) =>
    screen.dialog().querySelector(`[aria-label="Fund or PO for ${name}"]`) as HTMLInputElement;
  return {
    ...screen,
    field,
    code: (name: string, text: string) => type(field(name), text),
    /** The sums, each row's cells. */
    sums: (within: Element = screen.dialog()) =>
      rowsOf(within.querySelector('[aria-label="Totals by fund"]')),
    said: () => screen.dialog().textContent ?? '',
  };
}

function rowsOf(table: Element | null) {
  return [...(table?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(' | '),
  );
}

const ZIP = { shippingCharge: { zipCode: '27215' } };

/** The page once freight and tax are estimated. */
function openEstimated(lines = LINES as object[], profile?: object, finalTotal = '$41.61') {
  const replies = { [ESTIMATE]: estimated({ shippingTotal: '$8.50', tax: '$3.01', finalTotal }) };
  return open({ lines, profile, cart: ZIP, replies });
}

describe('lines that are assigned to funds', () => {
  it('have sums by fund, with freight and tax divided to the cent [files Funds]', async () => {
    const { code, sums, said } = await openEstimated();
    await code('Beaker 1', 'Grant 7');
    await code('Beaker 2', 'PO 12');
    await code('Beaker 3', ' Grant  7');
    expect(sums()).toEqual([
      'Fund or PO | Quantity | Merchandise | Freight and handling | Tax | Total',
      'Grant 7 | 6 | $10.10 | $2.85 | $1.01 | $13.96',
      'PO 12 | 3 | $20.00 | $5.65 | $2.00 | $27.65',
      'All items | 9 | $30.10 | $8.50 | $3.01 | $41.61',
    ]);
    expect(said()).toContain('Charges for the whole order are split by value, to the cent.');
    expect(said()).not.toContain('These totals come to');
  });

  it('have no total while freight and tax are unknown, and the page says so [files Funds]', async () => {
    const { code, sums, said } = await open();
    await code('Beaker 1', 'Grant 7');
    expect(sums()).toEqual([
      'Fund or PO | Quantity | Merchandise | Freight and handling | Tax | Total',
      'Grant 7 | 3 | $10.00 | Unknown | Unknown | Unknown',
      'No code | 6 | $20.10 | Unknown | Unknown | Unknown',
      'All items | 9 | $30.10 | Unknown | Unknown | Unknown',
    ]);
    expect(said()).toContain('We don’t know these charges yet: Freight and handling, Tax.');
  });

  it('have no sum with a line that hides its price, and no share that reveals it [files Funds, wire Hidden price]', async () => {
    const lines = [...LINES.slice(0, 2), cartLine(3, { total: '$9876.54', hidePrice: 'true' })];
    const { code, sums, said, page } = await openEstimated(lines);
    await code('Beaker 1', 'Grant 7');
    expect(sums().slice(1)).toEqual([
      'Grant 7 | 3 | $10.00 | Unknown | Unknown | Unknown',
      'No code | 6 | Unknown | Unknown | Unknown | Unknown',
      'All items | 9 | Unknown | Unknown | Unknown | Unknown',
    ]);
    expect(said()).toContain('At least one item has no price here');
    expect(page.innerHTML).not.toContain('9876');
  });

  it('have no amounts for shoppers who see no prices, in no file and on no sheet [files Funds, 1 §6 Prices]', async () => {
    const saved = catchFiles();
    const screen = await openEstimated(LINES, { ...MEMBER, profileId: '7', hidePrice: 'true' });
    await screen.code('Beaker 1', 'Grant 7');
    expect(screen.sums()).toEqual(['Fund or PO | Quantity', 'Grant 7 | 3', 'No code | 6', 'All items | 9']);
    expect(screen.said()).toContain('Amounts aren’t shown');
    await screen.pressInside('CSV');
    expect(await saved[0]?.content.text()).not.toMatch(/\d\.\d|Total/);
    await screen.pressInside('Requisition sheet');
    await settle();
    expect(screen.said()).toContain('Grant 7');
    expect(screen.said()).not.toMatch(/\$|\d\.\d/);
  });

  it('say that they don’t add up to the shop’s total, if they don’t [files Funds]', async () => {
    const { said } = await openEstimated(LINES, undefined, '$50.00');
    expect(said()).toContain('These totals come to $41.61, but the cart’s estimated total is $50.00.');
  });

  it('get one code together if they have none [files Funds]', async () => {
    const { code, labelled, press, dialog, field } = await open();
    await code('Beaker 2', 'PO 12');
    await type(labelled('Code for all items without one'), 'Grant 7');
    await press('Apply', dialog());
    expect([1, 2, 3].map((number) => field(`Beaker ${number}`).value)).toEqual([
      'Grant 7',
      'PO 12',
      'Grant 7',
    ]);
  });
});

describe('the codes', () => {
  it('are kept in the tab for their shopper, and nothing is sent [files Funds, S13]', async () => {
    const { code, requests } = await open();
    const before = requests.length;
    await code('Beaker 1', 'Grant 7');
    expect(JSON.parse(sessionStorage.getItem('cb-fund-codes') ?? '')).toEqual({
      owner: '7',
      codes: [['351211', 'Grant 7']],
    });
    await code('Beaker 1', '');
    expect(sessionStorage.getItem('cb-fund-codes')).toBeNull();
    expect(requests.length).toBe(before);
    expect(localStorage).toHaveLength(0);
  });

  it('are still there, but not for another shopper [files Funds, S13]', async () => {
    const entry = JSON.stringify({ owner: '7', codes: [['351211', 'Grant 7'], [3, {}], 'x'] });
    sessionStorage.setItem('cb-fund-codes', entry);
    const { field } = await open();
    await pass(20);
    expect(field('Beaker 1').value).toBe('Grant 7');
  });

  it('of another shopper are deleted [files Funds, S13]', async () => {
    sessionStorage.setItem('cb-fund-codes', JSON.stringify({ owner: '8', codes: [['351211', 'Grant 7']] }));
    const { field } = await open();
    expect(field('Beaker 1').value).toBe('');
    expect(sessionStorage.getItem('cb-fund-codes')).toBeNull();
  });

  it('are gone when the shopper signs out in another tab [files Funds, S13]', async () => {
    const { code, field } = await open();
    await code('Beaker 1', 'Grant 7');
    const { noteSignedOut } = await import('../../../../shared/stores/account/signed-out.ts');
    await act(async () => noteSignedOut());
    expect(sessionStorage.getItem('cb-fund-codes')).toBeNull();
    expect(field('Beaker 1').value).toBe('');
  });

  it('are a column of the cart’s file [files Funds, files Files]', async () => {
    sessionStorage.setItem('cb-fund-codes', JSON.stringify({ owner: '7', codes: [['351212', '=PO 12']] }));
    const screen = await openCart({ cart: cartReply(LINES), profile: { ...MEMBER, profileId: '7' } });
    const { lines } = await saveCsv(screen, SHARE);
    expect(lines[0]).toBe('Item Number,Quantity,Description,Price,Total,Fund or PO');
    expect(lines[2]).toMatch(/,'=PO 12$/);
  });

  it('are on the requisition sheet, with the sums [files Funds, files Requisition]', async () => {
    const { code, pressInside, dialog, sums } = await openEstimated();
    await code('Beaker 1', 'Grant 7');
    await pressInside('Requisition sheet');
    await settle();
    expect(rowsOf(dialog().querySelector('table')).slice(0, 2)).toEqual([
      'Item # | Description | Quantity | Code | Fund or PO',
      '351211 | Beaker 1 | 3 |  | Grant 7',
    ]);
    expect(sums()[1]).toMatch(/^Grant 7 \| 3 \| \$10\.00 \|/);
  });

  it('are saved with their sums, and the file says what is unknown [files Funds]', async () => {
    const saved = catchFiles();
    const { code, pressInside } = await open();
    await code('Beaker 1', '=1+1');
    await pressInside('CSV');
    expect(saved[0]?.name).toMatch(/^cart-funds-\d{4}-\d\d-\d\d\.csv$/);
    expect((await saved[0]?.content.text())?.slice(1).split('\r\n')).toEqual([
      'Fund or PO,Quantity,Merchandise,Freight and handling,Tax,Total',
      "'=1+1,3,10,Unknown,Unknown,Unknown",
      'No code,6,20.1,Unknown,Unknown,Unknown',
      'All items,9,30.1,Unknown,Unknown,Unknown',
      '',
    ]);
  });
});
