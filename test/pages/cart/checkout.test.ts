/** From the cart to checkout. */
import { describe, expect, it } from 'vitest';
import { cartStands, press, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, RUNTIMES, readFrom, useShop, type Visit } from '../support/shop-visit.ts';

describe.each(RUNTIMES)('checkout, %s', (runtime) => {
  const shop = useShop(runtime);

  it('first saves the quantity that is still being typed, then checks, then leaves: a guest to sign in [1 §2 Checkout targets, §4 Checkout]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await typeInto(page, `Quantity of ${name}`, '25');
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
    expect(writes({ calls })).toEqual([
      ['update-item', 'ci111000015=25'],
      ['quarantine', '/checkout/login'],
      ['go-to-checkout', '/checkout/login'],
    ]);
  });

  it('takes a member to shipping, with the quantity in the order [1 §2 Checkout targets]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual');
    await cartStands(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await typeInto(page, `Quantity of ${name}`, '25');
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/shipping`);
    await sees(page, 'Your order: ');
    expect(await readFrom(page, 'main .well', (order) => order.textContent)).toBe(
      'Your order: 28 pieces on 3 lines. Merchandise: $478.65.',
    );
  });

  it('happens once for a double click [1 §4 Checkout, reliability Double press]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    const button = await page.waitForSelector('aria/Checkout');
    await button?.click({ count: 2 });
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
    expect(writes({ calls }).map(([path]) => path)).toEqual(['quarantine', 'go-to-checkout']);
  });

  it('is a quote request for international buyers [1 §6 Quote]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain&as=quote');
    await press(page, 'Submit Quote Request');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/int/save`);
    expect(writes({ calls })).toEqual([
      ['quarantine', '/checkout/int/save'],
      ['go-to-checkout', '/checkout/int/save'],
    ]);
  });

  it('can be prevented by the page, and works again afterwards [embedding Navigate]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain');
    await cartStands(page);
    await page.evaluate(() => {
      const holdBack = (event: Event) => {
        event.preventDefault();
        document.body.dataset.heldBack = '';
      };
      document.addEventListener('cb:navigate', holdBack, { once: true });
    });
    await press(page, 'Checkout');
    await page.waitForSelector('[data-held-back]');
    await eventually(() => page.$('.cb-cart__leave[data-busy]')).toBeNull();
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
  });
});

/** The writes of a visit, as the call's name and its subject. */
function writes({ calls }: Pick<Visit, 'calls'>): [string, unknown][] {
  return calls()
    .filter(({ path }) => /update-item|quarantine|go-to-checkout/.test(path))
    .map(({ path, body }) => {
      const sent = body as { updateId?: string; urlParam?: { target: string }; redirectCheckout?: string };
      return [path.replace(/.*\//, ''), sent.updateId ?? sent.urlParam?.target ?? sent.redirectCheckout];
    });
}
