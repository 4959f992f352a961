/** Replies of servers to writes whose reply no document shows. */
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, click, press, readLine, sees, typeInto } from '../support/cart-screen.ts';
import { giveReply } from '../support/replies/given-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

describe('a write that is answered by', () => {
  const shop = useShop(SHIPPED);

  // One visit each; the next test has them all.
  it.each(['nothing', 'success', 'page'])(
    '%s goes on to checkout [wire Writes, 1 §4 Checkout]',
    async (answer) => {
      const { page } = await shop.visit(`/checkout/cart?cart=plain&fault=answer:${answer},on:go-to-checkout`);
      await cartStands(page);
      await press(page, 'Checkout');
      await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
    },
  );

  it('any of them makes the page read the cart, which has the change [wire Writes]', async () => {
    const { page, setFault } = await shop.visit('/checkout/cart');
    await cartStands(page);
    for (const [answer, quantity, total] of [
      ['nothing', '5', '$149.75'],
      ['204', '6', '$179.70'],
      ['true', '7', '$209.65'],
      ['success', '8', '$239.60'],
      ['page', '9', '$269.55'],
    ] as const) {
      await setFault(`answer:${answer},on:update-item`);
      await typeInto(page, `Quantity of ${BEAKERS}`, quantity);
      await page.keyboard.press('Enter');
      await eventually(() => readLine(page, '721260')).toMatchObject({ quantity, total, state: '' });
    }
  });

  it('nothing makes the page read the lists, and the deleted one is gone [wire Writes, 2 §8 List deletion]', async () => {
    const { page } = await shop.visit(
      '/account/list?as=individual&lists=30&fault=answer:204,on:shopping-list/delete-list',
    );
    await click(page, 'aria/Select Old Favorites[role="checkbox"]');
    await press(page, 'Delete');
    await click(page, 'dialog .cb-button[data-tone="danger"]');
    await sees(page, 'List(s) successfully deleted.');
    await eventually(() => page.$$('cb-shopping-lists tbody tr')).toHaveLength(29);
  });

  it('a message of an error stops the checkout [wire Writes, 1 §8 Checkout]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain', {
      prepare: (tab) => giveReply(tab, 'cart/go-to-checkout', '{"errorMessage":"Please <b>call</b> us."}'),
    });
    await cartStands(page);
    await press(page, 'Checkout');
    await page.waitForSelector('::-p-xpath(//b[text()="call"])');
    expect(page.url()).toBe(`${shop.address}/checkout/cart`);
  });
});
