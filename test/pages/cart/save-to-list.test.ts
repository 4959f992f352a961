/** A cart kept as a shopping list. */
import { describe, expect, it } from 'vitest';
import { cartStands, press, sees, typeInto } from '../support/cart-screen.ts';
import { eventually, PHONE, RUNTIMES, readFrom, useShop } from '../support/shop-visit.ts';

describe.each(RUNTIMES)('a cart saved to a list, %s', (runtime) => {
  const shop = useShop(runtime);

  it('is on the page of lists, with all its items [1 §2 Save to list]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?cart=plain&as=individual');
    await cartStands(page);
    await press(page, 'Add Shopping Cart to List');
    await typeInto(page, 'List name', 'Biology 101');
    await press(page, 'Save List');
    await sees(page, 'Saved to Biology 101');
    expect(calls('new-list')).toHaveLength(1);
    expect(calls('add-items')).toHaveLength(1);
    await page.goto(new URL('/account/list', page.url()).href);
    await sees(page, 'Biology 101');
  });

  it('is offered at all widths, under the name that fits [1 §2 Save Cart]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual');
    await cartStands(page);
    const names = () =>
      page.$$eval('cb-cart-page button', (buttons) =>
        buttons.flatMap((button) =>
          /^(Add Shopping Cart to List|Save Cart)$/.test(button.textContent ?? '') && button.checkVisibility()
            ? [button.textContent]
            : [],
        ),
      );
    await eventually(names).toEqual(['Add Shopping Cart to List']);
    await page.setViewport(PHONE);
    await eventually(names).toEqual(['Save Cart']);
  });

  it('keeps what was typed if the name is taken, and says so on a phone too [2 §5 Lists]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=individual', { viewport: PHONE });
    await cartStands(page);
    for (const told of ['Saved to Biology 101', 'You already have a list called "Biology 101".']) {
      await press(page, 'Save Cart');
      await typeInto(page, 'List name', 'Biology 101');
      await press(page, 'Save List');
      await sees(page, told);
    }
    expect(await readFrom(page, 'dialog input', (field) => (field as HTMLInputElement).value)).toBe(
      'Biology 101',
    );
  });
});
