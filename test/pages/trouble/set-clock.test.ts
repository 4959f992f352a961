/** The computer's clock is a day off, or is set by a day while something is under way. */
import { describe, expect, it } from 'vitest';
import { BEAKERS, cartStands, press, readLine, sees, typeInto } from '../support/cart-screen.ts';
import { pasteRows } from '../support/order-rows.ts';
import { atRest, passTimeAfterReplies } from '../support/page-clock.ts';
import { holdReplies } from '../support/replies/held-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';
import { holdSettableTime, setClock } from './set-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const EXPECTED = [/Failed to load resource/];
const SETTINGS = [
  ['ahead', DAY_MS],
  ['back', -DAY_MS],
] as const;

describe('a clock that is set forward or back by a day', () => {
  const shop = useShop(SHIPPED);

  it.each(SETTINGS)(
    'doesn’t leave a row of an order sheet in doubt for ever: %s, while the page waits for a row’s reply, and again on the next page [reliability Clock, journal Decided]',
    async (_, by) => {
      const { page, setFault, calls } = await shop.visit('/order-sheet?as=individual&cart=empty', {
        prepare: holdSettableTime,
        expects: EXPECTED,
      });
      const skus = () => calls('quick-add').map(({ body }) => (body as { skuId: string }).skuId);
      await pasteRows(page, ['PS10001 2', 'PS10002 2', 'PS10003 2']);
      // The row being sent has no effect, and its reply doesn't say so.
      await setFault('status:500,on:quick-add');
      const reply = await holdReplies(page, '*quick-add-to-cart');
      await press(page, 'Add 3 to Cart');
      await reply.arrived();
      expect(skus()).toEqual(['PS10001']);
      await setClock(page, by);
      await setFault('off');
      await reply.release();
      await sees(page, 'We didn’t get a response about PS10001.');
      await eventually(async () => {
        await passTimeAfterReplies(page, 5000);
        return skus();
      }).toContain('PS10002');
      await setClock(page, 0);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await eventually(async () => {
        await passTimeAfterReplies(page, 5000);
        if (await page.$('#quick-order ::-p-text(Continue)')) await press(page, 'Continue');
        return calls('quick-add').filter(({ done }) => done).length;
      }).toBe(3);
      await eventually(() => page.$eval('#quick-order', ({ textContent }) => textContent)).not.toContain(
        'Continue',
      );
      expect(skus()).toEqual(['PS10001', 'PS10001', 'PS10002', 'PS10003']);
    },
  );

  it.each(SETTINGS)(
    'doesn’t stop the next page from saying what became of a quantity: %s [reliability Clock, reliability Page hide]',
    async (_, by) => {
      const { page, setFault, calls } = await shop.visit('/checkout/cart', { prepare: holdSettableTime });
      await cartStands(page);
      // Waits until the code that sends has loaded.
      await atRest(page);
      await setFault('hold,on:update-item');
      await typeInto(page, `Quantity of ${BEAKERS}`, '12');
      await eventually(() => readLine(page, '721260')).toMatchObject({ quantity: '12' });
      await setClock(page, by);
      await page.goto(`${shop.address}/help`, { waitUntil: 'domcontentloaded' });
      await setFault('off');
      await eventually(() => calls('update-item').map(({ done }) => done)).toEqual([true]);
      await setClock(page, 0);
      await page.goto(`${shop.address}/checkout/cart`, { waitUntil: 'domcontentloaded' });
      await cartStands(page);
      await eventually(async () => {
        await passTimeAfterReplies(page, 1000);
        const { quantity, state } = await readLine(page, '721260');
        return [quantity, state === 'saved' || state === ''];
      }).toEqual(['12', true]);
    },
  );

  it.each(SETTINGS)(
    'doesn’t stop the next page from saying what became of an Undo: %s [reliability Clock, reliability Left page]',
    async (_, by) => {
      const { page, setFault, calls } = await shop.visit('/checkout/cart', { prepare: holdSettableTime });
      await cartStands(page);
      await atRest(page);
      await press(page, `Remove ${BEAKERS}`);
      await eventually(() => page.$(`aria/Remove ${BEAKERS}`)).toBeNull();
      await setFault('hold,on:quick-add');
      await press(page, `Undo removing ${BEAKERS}`);
      await eventually(() => calls('quick-add').length).toBe(1);
      await page.goto(`${shop.address}/site/site.css`);
      await setClock(page, by);
      await setFault('off');
      await eventually(() => calls('quick-add').map(({ done }) => done)).toEqual([true]);
      await page.goto(`${shop.address}/checkout/cart`, { waitUntil: 'domcontentloaded' });
      await sees(page, '1 item is back in your cart.');
      expect(calls('quick-add')).toHaveLength(1);
    },
  );
});
