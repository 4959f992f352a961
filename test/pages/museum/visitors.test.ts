/** Things that other carts showed to the wrong visitor, or on the wrong device. The README names the reports. */
import { describe, expect, it } from 'vitest';
import {
  cartStands,
  goToQuickOrder,
  press,
  readLine,
  readMiniCartCount,
  typeInto,
} from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

describe.each([SHIPPED])('a visitor, %s', (runtime) => {
  const shop = useShop(runtime);

  it('who may not see prices sees none in the cart either, after an addition [1 §6 Prices]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=prices-hidden&cart=empty');
    await typeInto(page, 'Item number', '721260');
    await press(page, 'Add to Cart');
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '1' });
    await press(page, 'What’s in your cart');
    await page.waitForSelector('.cb-mini-cart__row');
    await page.waitForSelector('cb-cart-page .cb-summary');
    expect(await page.$eval('body', (body) => body.innerText)).not.toContain('$');
  });

  it('finds nothing on this computer about the shopper who has logged out before [S14, 2 §4 Logout]', async () => {
    const { page } = await shop.visit('/checkout/cart?as=individual&cart=plain');
    await cartStands(page);
    await goToQuickOrder(page);
    await page.keyboard.type('SF1200');
    const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await eventually(kept).toContain('SF1200');
    await press(page, 'Logout');
    await eventually(() => new URL(page.url()).pathname).toBe('/account/login');
    expect(await kept()).not.toContain('SF1200');
    await page.goto(`${shop.address}/checkout/cart`);
    await cartStands(page);
    await goToQuickOrder(page);
    expect(
      await readFrom(page, 'aria/Item number[role="textbox"]', (field) => (field as HTMLInputElement).value),
    ).toBe('');
  });

  it('who returns to a page finds what another device has added in the meantime [1 §7 Reading]', async () => {
    const { page } = await shop.visit('/help?cart=plain');
    await eventually(() => readMiniCartCount(page)).toBe('15');
    await page.evaluate(() => {
      const { now } = Date;
      Date.now = () => now() + 60_000;
    });
    const client = await page.createCDPSession();
    await client.send('Page.setWebLifecycleState', { state: 'frozen' });
    // A request from outside any tab, so no tab notifies this one.
    const cookies = await page.browserContext().cookies();
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    await fetch(`${shop.address}/help?cart=sample`, { headers: { cookie } });
    await client.send('Page.setWebLifecycleState', { state: 'active' });
    // The page becomes visible again, which in headless Chromium takes only the focus.
    await client.send('Emulation.setFocusEmulationEnabled', { enabled: true });
    await eventually(() => readMiniCartCount(page)).toBe('75');
  });
});
