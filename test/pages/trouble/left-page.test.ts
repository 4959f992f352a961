/** The cart page is left while the server is slow: the next page says for each line whether it was saved. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import {
  BALANCE,
  BEAKERS,
  cartStands,
  press,
  readLine,
  readLines,
  sees,
  typeInto,
} from '../support/cart-screen.ts';
import { atRest, followTime, holdTime, passTimeAfterReplies } from '../support/page-clock.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const EXPECTED = [/Failed to load resource/];
const NUMBER = '721260';

describe.each([SHIPPED])('a cart page that the shopper leaves, %s', (runtime) => {
  const shop = useShop(runtime);

  /** Opens the cart, where quantities and removals take a while. It can send them, even while it is being left. */
  async function openCart(fault: string, prepare = followTime) {
    const visit = await shop.visit('/checkout/cart', { expects: EXPECTED, prepare });
    await cartStands(visit.page);
    await atRest(visit.page);
    await visit.setFault(fault);
    return visit;
  }

  async function reload(page: Page): Promise<void> {
    await page.reload({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
  }

  const state = async (page: Page) => {
    const { quantity, state } = await readLine(page, NUMBER);
    return [quantity, state];
  };
  /** The state after some more time, under the test's control. */
  const stateAfter = async (page: Page, ms: number) => {
    await passTimeAfterReplies(page, ms);
    return state(page);
  };
  const stateOfBalance = async (page: Page) =>
    (await readLines(page)).find(({ text }) => text.includes(BALANCE))?.state;

  it('shows a quantity that was typed just before as being saved, then as saved [reliability Page hide]', async () => {
    const { page, setFault, calls } = await openCart('hold,on:update-item');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await reload(page);
    await eventually(() => state(page)).toEqual(['12', 'confirming']);
    await setFault('off');
    await sees(page, 'The quantity 12 was saved.');
    expect(await state(page)).toEqual(['12', 'saved']);
    expect(calls('update-item')).toHaveLength(1);
  });

  it('shows the same after a visit to another page and Back [reliability Page hide]', async () => {
    const { page, setFault } = await openCart('hold,on:update-item');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.goto(`${shop.address}/help`, { waitUntil: 'domcontentloaded' });
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await cartStands(page);
    await eventually(() => state(page)).toEqual(['12', 'confirming']);
    await setFault('off');
    await eventually(() => state(page)).toEqual(['12', 'saved']);
  });

  it.each(['status:500', 'form-exceptions'])(
    'says that a quantity wasn’t saved when the server answers with %s, and sends it again [reliability Page hide]',
    async (fault) => {
      const { page, setFault } = await openCart(`${fault},on:update-item`, holdTime);
      await typeInto(page, `Quantity of ${BEAKERS}`, '12');
      await reload(page);
      await eventually(() => state(page)).toEqual(['12', 'confirming']);
      await eventually(() => stateAfter(page, 6000)).toEqual(['12', 'failed']);
      await sees(page, '12 wasn’t saved. Your cart still has 4.');
      await setFault('off');
      await press(page, `Retry: ${BEAKERS}`);
      await eventually(() => state(page)).toEqual(['12', '']);
    },
  );

  it('sends a removal that waited behind a slow quantity, or offers it again [reliability Page hide]', async () => {
    const { page, setFault } = await openCart('hold,on:update-item', holdTime);
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await page.keyboard.press('Enter');
    await eventually(() => state(page)).toEqual(['12', 'sending']);
    await press(page, `Remove ${BALANCE}`);
    await eventually(() => stateOfBalance(page)).toBe('queued');
    await reload(page);
    await setFault('off');
    await eventually(() => stateAfter(page, 100)).toEqual(['12', 'saved']);
    await eventually(async () => {
      await passTimeAfterReplies(page, 6000);
      return stateOfBalance(page);
    }).toBe('failed');
    // The server refuses a write that comes during another, so the shopper is asked.
    await sees(page, `We couldn’t remove ${BALANCE}. Please try again.`);
    await press(page, `Retry: ${BALANCE}`);
    await eventually(() => stateOfBalance(page)).toBeUndefined();
  });

  it('offers what a tab hadn’t sent when it crashed [reliability Page hide]', async () => {
    const { page } = await openCart('off');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    const client = await page.createCDPSession();
    const crashed = new Promise((resolve) => client.once('Inspector.targetCrashed', resolve));
    client.send('Page.crash').catch(() => {});
    await crashed;
    await page.goto(`${shop.address}/checkout/cart`, { waitUntil: 'domcontentloaded' });
    await cartStands(page);
    await sees(page, '12 wasn’t saved. Your cart still has 4.');
    await press(page, `Retry: ${BEAKERS}`);
    await eventually(() => state(page)).toEqual(['12', '']);
  });

  it('blocks checkout until it’s known what was saved [reliability Page hide, 1 §8 Checkout]', async () => {
    const { page, setFault, calls } = await openCart('hold,on:update-item');
    await typeInto(page, `Quantity of ${BEAKERS}`, '12');
    await reload(page);
    await eventually(() => state(page)).toEqual(['12', 'confirming']);
    await press(page, 'Checkout');
    await setFault('off');
    await eventually(() => calls('quarantine')).not.toEqual([]);
    expect(calls('update-item').map(({ done }) => done)).toEqual([true]);
  });
});
