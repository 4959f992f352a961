/** A quantity that the server doesn't accept: it stays, marked, until it is saved. */
import { describe, expect, it } from 'vitest';
import {
  BEAKERS,
  cartStands,
  press,
  readLine,
  readMiniCartCount,
  readSubtotal,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Messages of the browser about these faults, and of the widgets to engineers. */
const EXPECTED = [/Failed to load resource/, /reply-not-json: POST cart\/update-item/];

describe.each([SHIPPED])('a quantity while the server fails, %s', (runtime) => {
  const shop = useShop(runtime);

  it.each(['status:503', 'html:maintenance', 'conflict'])(
    'stays, is marked and can be sent again after %s [reliability Line write]',
    async (fault) => {
      const { page, setFault, calls } = await shop.visit(`/checkout/cart?fault=${fault},on:update-item`, {
        expects: EXPECTED,
      });
      await cartStands(page);
      await typeInto(page, `Quantity of ${BEAKERS}`, '12');
      await page.keyboard.press('Enter');
      await sees(page, '12 wasn’t saved. Your cart still has 4.');
      expect(await readLine(page, '721260')).toMatchObject({
        quantity: '12',
        state: 'failed',
        total: '$119.80',
      });
      await eventually(() => readSubtotal(page)).toBe('$4,297.25');
      const before = calls('update-item').length;

      await setFault('off');
      await press(page, `Retry: ${BEAKERS}`);
      await eventually(() => readLine(page, '721260')).toMatchObject({
        quantity: '12',
        state: '',
        total: '$359.40',
      });
      expect(calls('update-item')).toHaveLength(before + 1);
      await eventually(() => readMiniCartCount(page)).toBe('83');
    },
  );

  it('is settled by reading the cart if only the reply was lost [reliability Lost reply]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart?fault=cut,on:update-item', {
      expects: EXPECTED,
    });
    await cartStands(page);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await eventually(() => readLine(page, '721260')).toMatchObject({
      quantity: '12',
      total: '$359.40',
      state: '',
    });
    expect(await page.$(`aria/Retry: ${BEAKERS}`)).toBeNull();
    expect(calls('update-item')).not.toEqual([]);
  });

  it('blocks checkout until it is saved [reliability Line write]', async () => {
    const { page, setFault, calls } = await shop.visit(
      '/checkout/cart?cart=plain&fault=status:503,on:update-item',
      { expects: EXPECTED },
    );
    await cartStands(page);
    const name = await readFrom(page, '.cb-line__name', (link) => link.textContent);
    await typeInto(page, `Quantity of ${name}`, '20');
    await press(page, 'Checkout');
    await sees(page, 'Some quantities aren’t saved yet.');
    expect(calls('quarantine')).toEqual([]);
    await setFault('off');
    await press(page, `Retry: ${name}`);
    await eventually(() => readLine(page, '721002')).toMatchObject({ quantity: '20', state: '' });
    await press(page, 'Checkout');
    await eventually(() => page.url()).toBe(`${shop.address}/checkout/login`);
  });

  it('survives the end of the session, and the page asks to sign in again [reliability Session end]', async () => {
    const { page } = await shop.visit('/checkout/cart?fault=expired-text,on:update-item', {
      expects: EXPECTED,
    });
    await cartStands(page);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await sees(page, 'Your session has ended.');
    expect((await readLine(page, '721260')).quantity).toBe('12');
    await press(page, 'Sign in', 'link');
    await eventually(() => page.url()).toBe(`${shop.address}/account/login?resume=prev`);
  });

  it('is reverted when the shop refuses it, with the shop’s own message [reliability Line write]', async () => {
    const { page } = await shop.visit('/checkout/cart?fault=form-exceptions,on:update-item');
    await cartStands(page);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await sees(page, 'We could not process your request. Please try again.');
    await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '4', state: 'refused' });
  });

  it('is still sent when the page is left before the delay has passed [reliability Page hide]', async () => {
    const { page, calls } = await shop.visit('/checkout/cart');
    await cartStands(page);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    // A link of the page, pressed without first leaving the field.
    await readFrom(page, 'header a[href="/help"]', (link) => (link as HTMLElement).click());
    await eventually(() => page.url()).toBe(`${shop.address}/help`);
    await eventually(() => calls('update-item').map(({ done }) => done)).toEqual([true]);
    await page.goto(`${shop.address}/checkout/cart`);
    await cartStands(page);
    expect((await readLine(page, '721260')).quantity).toBe('12');
  });
});
