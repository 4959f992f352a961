/** The cart page as each kind of user sees it: one row for each row of the table of roles. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { cartStands, press, readLines, sees } from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

interface Expectation {
  name: string;
  as: string;
  path?: string;
  action: string;
  /** Beside a button that sends the cart. */
  exits?: true;
  /** Differences from an individual shopper: false for something missing, true for something added. */
  benefits?: true;
  lists?: false;
  removing?: false;
  quickOrder?: false;
  safe?: false;
  links?: false;
  contractPrices?: true;
  label?: 'Merchandise Total';
}

const INSPECT = {
  path: '/checkout/inspect/cart',
  removing: false,
  quickOrder: false,
  links: false,
  lists: false,
} as const;

const KINDS: Expectation[] = [
  { name: 'a guest', as: 'guest', action: 'Checkout', benefits: true },
  { name: 'an individual', as: 'individual', action: 'Checkout' },
  { name: 'a contract buyer', as: 'contract', action: 'Checkout', contractPrices: true },
  {
    name: 'an international buyer on the quote site',
    as: 'quote',
    action: 'Submit Quote Request',
    label: 'Merchandise Total',
  },
  {
    name: 'an individual on the quote site',
    as: 'quote-site',
    action: 'Submit Quote Request',
    label: 'Merchandise Total',
  },
  { name: 'a punch-out client', as: 'punchout-client', action: 'SEND CART TO Northfield Procurement' },
  {
    name: 'a punch-out client without a name',
    as: 'punchout-unnamed',
    action: 'SEND CART TO your procurement system',
  },
  {
    name: 'a punch-out session',
    as: 'punchout-session-alone',
    action: 'EXIT CART',
    removing: false,
    quickOrder: false,
    safe: false,
    lists: false,
  },
  {
    name: 'a punch-out client in a session',
    as: 'punchout-session',
    action: 'SEND CART TO Northfield Procurement',
    exits: true,
    removing: false,
    quickOrder: false,
    safe: false,
    lists: false,
  },
  { name: 'customer service', as: 'csr', action: 'Checkout' },
  { name: 'impersonating staff', as: 'imperson', action: 'Checkout' },
  { name: 'the inspect view', as: 'punchout-client', action: 'EXIT CART', ...INSPECT },
  { name: 'the inspect view of a guest', as: 'guest', action: 'EXIT CART', ...INSPECT },
];

describe.each([SHIPPED])('the cart of each kind of user, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each(KINDS)(
    'has its button, links and panels: $name [1 §2 Action, §6 Guest, §6 Punch-out session]',
    async (kind) => {
      const { page } = await shop.visit(`${kind.path ?? '/checkout/cart'}?as=${kind.as}`);
      await cartStands(page);
      const names = await page.$$eval('.cb-cart__leave', (buttons) => [
        ...new Set(buttons.map(({ textContent }) => textContent)),
      ]);
      expect(names).toEqual([kind.action]);
      const exits = () =>
        page.$$eval('.cb-cart__exit', (buttons) => buttons.map(({ textContent }) => textContent));
      await eventually(exits).toEqual(kind.exits ? ['EXIT CART'] : []);
      expect(await isAtTopRight(page)).toBe(true);
      await eventually(() => outline(page)).toEqual({
        benefits: kind.benefits ?? false,
        lists: kind.lists ?? true,
        removing: kind.removing ?? true,
        removeAll: kind.removing ?? true,
        quickOrder: kind.quickOrder ?? true,
        safe: kind.safe ?? true,
        links: kind.links ?? true,
        label: kind.label ?? 'Subtotal',
      });
      const [microscope] = (await readLines(page)).filter(({ itemNumber }) => itemNumber === '591234');
      expect(microscope?.text.includes('Contract Price')).toBe(kind.contractPrices ?? false);
      if (kind.contractPrices) expect(microscope?.text).toContain('Retail Price');
    },
  );

  it('is left from punch-out sessions to the page that they came from [1 §2 Action]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=punchout-session&cart=plain', {
      expects: [/^request to http:\/\/127\.0\.0\.1:/],
    });
    await press(page, 'EXIT CART');
    await sees(page, 'You have left the shop.');
    expect(new URL(page.url()).origin).not.toBe(shop.address);
  });

  it('has no way out while it’s empty [1 §2 Action disabled]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=punchout-session&cart=empty');
    await sees(page, 'Your cart is currently empty');
    const exit = await page.waitForSelector('.cb-cart__leave[title]');
    expect(await exit?.evaluate((button) => [button.ariaDisabled, button.getAttribute('title')])).toEqual([
      'true',
      'Your cart is empty.',
    ]);
  });

  it('sends guests who want to save the cart to sign in [1 §2 Save to list, §6 Guest]', async () => {
    const { page } = await shop.visit('/checkout/cart');
    await press(page, 'Add Shopping Cart to List', 'link');
    await eventually(() => page.url()).toBe(`${shop.address}/account/login`);
  });
});

/** Whether the buttons that leave the cart end at its right edge, above its lines. */
function isAtTopRight(page: Page): Promise<boolean> {
  return readFrom(page, 'cb-cart-page .cb-cart', (cart) => {
    const buttons = cart.querySelectorAll('.cb-cart__head :is(.cb-cart__leave, .cb-cart__exit)');
    const last = [...buttons].at(-1)?.getBoundingClientRect();
    const lines = cart.querySelector('.cb-lines')?.getBoundingClientRect();
    if (!last || !lines) return false;
    return last.bottom < lines.top && Math.abs(cart.getBoundingClientRect().right - last.right) <= 1;
  });
}

/** Which parts the cart page has. */
function outline(page: Page): Promise<Record<string, unknown>> {
  return readFrom(page, 'cb-cart-page', (cart) => {
    const text = cart.textContent ?? '';
    return {
      benefits: Boolean(cart.querySelector('.cb-benefits a[href="/account/login?resume=prev"]')),
      lists: text.includes('Add Shopping Cart to List'),
      removing: Boolean(cart.querySelector('.cb-line__remove')),
      removeAll: text.includes('remove all items'),
      quickOrder: Boolean(cart.querySelector('a[href="#quick-order"]')),
      safe: text.includes('Shopping is always safe and secure'),
      links: Boolean(cart.querySelector('a.cb-line__name')),
      label: cart.querySelector('.cb-summary__label')?.textContent,
    };
  });
}
