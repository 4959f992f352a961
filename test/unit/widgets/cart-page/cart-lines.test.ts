import { describe, expect, it } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, press, settle } from '../../support/render.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';

keepTestsApart();

const one = (rest: object) => cartReply([cartLine(1, rest)]);
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('a line of the cart', () => {
  it('shows name, item number, price and total [1 §2 Lines, §2 Line prices]', async () => {
    const { row, link } = await openCart({ cart: one({ productUrl: '/p/351211' }) });
    expect(link('Beaker 1')?.getAttribute('href')).toBe('http://shop.test/p/351211');
    expect(row(1).textContent).toContain('Item #351211');
    expect(cells(row(1)).slice(2)).toEqual(['$2.50', '$7.50']);
  });

  it('reserves a place for its picture and shows it there [1 §2 Lines]', async () => {
    const { row } = await openCart({ cart: one({ ImageURL: '/images/351211.svg' }) });
    const picture = row(1).querySelector('img');
    expect(picture?.getAttribute('src')).toBe('http://shop.test/images/351211.svg');
    expect([picture?.getAttribute('width'), picture?.alt]).toEqual(['72', '']);
  });

  it.each(['javascript:alert(1)', 'https://evil.test/p', '//evil.test'])(
    'shows a name without a link to %s [S4]',
    async (productUrl) => {
      const { page, row } = await openCart({ cart: one({ productUrl }) });
      expect(row(1).textContent).toContain('Beaker 1');
      expect(page.querySelector('[data-line] a')).toBeNull();
    },
  );

  it('shows the server’s text about stock [1 §2 Stock, §8 Stock alert]', async () => {
    const { text } = await openCart({
      cart: one({ invMessageToShowInCart: 'In stock', stockAlertMessage: 'Only 3 left' }),
    });
    expect(text()).toContain('In stock');
    expect(text()).toContain('Only 3 left');
  });

  it.each([
    ['Expected to ship on January 8', 'January 8'],
    ['Back Ordered until 12/03/2026', '12/03/2026'],
    ['Expected Dec 3, 2026', 'Dec 3, 2026'],
    ['Please allow 21 days for preparation', undefined],
    ['In Stock', undefined],
  ])(
    'with "%s" marks the day, and reads as the server wrote it [1 §2 Stock, visual Stock]',
    async (said, day) => {
      const { row } = await openCart({ cart: one({ invMessageToShowInCart: said }) });
      const fact = row(1).querySelector('[data-said]');
      expect(fact?.textContent).toBe(said);
      expect(fact?.getAttribute('data-said')).toBe(said);
      expect(fact?.querySelector('strong')?.textContent).toBe(day);
    },
  );

  it('explains the ship method on focus until Escape [1 §2 Ship method, WCAG 1.4.13]', async () => {
    const { button, page } = await openCart({
      cart: one({ defaultShipMethod: 'Ground', shippingMethodOnHoverMessage: 'Ships by truck' }),
    });
    await click(button('Ground'));
    await settle();
    const hint = page.querySelector('[role="tooltip"]');
    expect(hint?.textContent).toBe('Ships by truck');
    expect(button('Ground').getAttribute('aria-describedby')).toBe(hint?.id);
    await press('Escape');
    expect(page.querySelector('[role="tooltip"]')).toBeNull();
    expect(document.activeElement).toBe(button('Ground'));
  });

  it('shows the icon of a warning without a text [1 §2 Proposition 65]', async () => {
    const { button, dialog } = await openCart({
      cart: cartReply([cartLine(1, { warningIcon: '/site/images/warning.svg' })]),
    });
    await click(button('California Proposition 65: Beaker 1'));
    await settle();
    expect(dialog()?.querySelector('img')?.getAttribute('src')).toContain('/site/images/warning.svg');
  });

  it('opens the California Proposition 65 warning and closes it [1 §2 Proposition 65]', async () => {
    const { button, dialog } = await openCart({
      cart: one({
        propsWarningMessageMessageLinkText: 'Proposition 65',
        propsWarningMessageMessage: 'WARNING: lead.',
      }),
    });
    await click(button('Proposition 65: Beaker 1'));
    await settle();
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Proposition 65');
    expect(dialog()?.textContent).toContain('WARNING: lead.');
    await click(button('Close'));
    expect(dialog()).toBeNull();
  });

  it('shows a sale price beside the retail price, with their titles [1 §2 Line prices, §3 Cart line]', async () => {
    const { row } = await openCart({
      cart: one({
        salePrice: '2.00',
        priceTitle: 'Your price',
        retailPriceTitle: 'List',
        saveMsg: 'Save 20%',
      }),
    });
    expect(cells(row(1))[2]).toBe('List $2.50$2.00Your price');
    expect(row(1).querySelector('s')?.textContent).toBe('List $2.50');
    expect(row(1).textContent).toContain('Save 20%');
  });

  it('shows contract buyers their price beside the retail price [1 §1 Site types, §6 Checkout, 2 §9 Contract prices]', async () => {
    const { row } = await openCart({
      cart: one({ contractPrice: '1.75' }),
      profile: { ...MEMBER, userType: 2 },
    });
    expect(cells(row(1))[2]).toBe('$2.50Retail price$1.75Contract price');
    expect(row(1).querySelector('s')?.textContent).toBe('$2.50');
    expect(row(1).querySelector('.cb-line__price .cb-hidden-text')).toBeNull();
  });

  it.each([
    ['no higher', { listPrice: '1.75' }, '$1.75Retail price$1.75Contract price'],
    ['lower', { listPrice: '1.50' }, '$1.50Retail price$1.75Contract price'],
    ['the base price', { listPrice: null, basePrice: '2.25' }, '$2.25Retail price$1.75Contract price'],
    ['called as the server does', { priceTitle: 'Agreed', retailPriceTitle: 'List' }, '$2.50List$1.75Agreed'],
  ])(
    'shows contract buyers a retail price that is %s [1 §2 Contract and retail]',
    async (_, prices, told) => {
      const { row } = await openCart({
        cart: one({ contractPrice: '1.75', ...prices }),
        profile: { ...MEMBER, userType: 2 },
      });
      expect(cells(row(1))[2]).toBe(told);
      expect(Boolean(row(1).querySelector('s'))).toBe(told.startsWith('$2.'));
    },
  );

  it.each([
    ['the list price', {}, '$2.50', null],
    ['a sale price', { salePrice: '2.00' }, 'Retail price $2.50$2.00Sale price', 'Retail price $2.50'],
  ])(
    'without a contract price shows contract buyers the price that everybody pays: %s [1 §2 Contract and retail]',
    async (_, prices, told, struck) => {
      const { row } = await openCart({ cart: one(prices), profile: { ...MEMBER, userType: 2 } });
      expect(cells(row(1))[2]).toBe(told);
      expect(row(1).querySelector('s')?.textContent ?? null).toBe(struck);
    },
  );

  it.each(['1.50', '2.00'])(
    'doesn’t strike through a list price of %s, which isn’t higher than the sale price [1 §2 Contract and retail]',
    async (listPrice) => {
      const { row } = await openCart({ cart: one({ listPrice, salePrice: '2.00' }) });
      expect(cells(row(1))[2]).toBe('$2.00');
      expect(row(1).querySelector('s')).toBeNull();
    },
  );

  it('hides the contract price from everybody else [1 §6 Checkout]', async () => {
    const { page } = await openCart({ cart: one({ contractPrice: '1.75' }) });
    expect(page.innerHTML).not.toContain('1.75');
  });

  it('with its own flag hides its prices [1 §3 Cart line, §2 Missing amounts]', async () => {
    const { row } = await openCart({ cart: one({ hidePrice: 'true' }) });
    expect(cells(row(1)).slice(2)).toEqual(['— Price on request', '— Price on request']);
  });

  it('says that an amount isn’t available if the server sends none [1 §2 Missing amounts]', async () => {
    const { row } = await openCart({ cart: one({ listPrice: '', total: null }) });
    expect(cells(row(1)).slice(2)).toEqual(['— Not available', '— Not available']);
  });

  it('is in a cart whose subtotal isn’t available if the server sends none [1 §2 Missing amounts]', async () => {
    const { text } = await openCart({ cart: cartReply([cartLine(1)], { subTotal: null }) });
    expect(text()).toContain('Subtotal— Not available');
  });

  it('shows discounts as a remark, not as a success [1 §3 Cart line]', async () => {
    const { row } = await openCart({ cart: one({ discountEnableAlertMessage: 'No codes for this item.' }) });
    expect(row(1).querySelector('.cb-line__alert')?.textContent).toBe('No codes for this item.');
    expect(row(1).querySelector('.cb-line__saving')).toBeNull();
  });

  it("that is discontinued says 'Discontinued', and offers only its removal [1 §4 Discontinued]", async () => {
    const { row, button, field } = await openCart({ cart: one({ discontinuedItem: '1' }) });
    expect(row(1).dataset.marked).toBe('true');
    expect(row(1).textContent).toContain('Discontinued');
    expect(field(1)).toBeUndefined();
    expect(button('Remove Beaker 1').textContent).toBe('Remove');
  });

  it("offers 'Remove & See Replacement' if there is one [1 §4 Discontinued]", async () => {
    const { button } = await openCart({ cart: one({ discontinuedItem: 1, replacementURL: '/new' }) });
    expect(button('Remove & See Replacement: Beaker 1').textContent).toBe('Remove & See Replacement');
  });

  it.each([
    [1, 'One item in your cart is discontinued.'],
    [2, '2 items in your cart are discontinued.'],
  ])(
    'that is discontinued is counted in a notice, which doesn’t mention the subtotal: %i [1 §4 Discontinued]',
    async (count, said) => {
      const lines = [1, 2, 3].map((number) => cartLine(number, { discontinuedItem: number <= count }));
      const { page } = await openCart({ cart: cartReply(lines) });
      await settle();
      const told = page.querySelector('.cb-discontinued__text');
      expect(told?.textContent).toBe(said);
      expect(told?.closest('.cb-notice')?.textContent).not.toMatch(/total/i);
    },
  );
});
