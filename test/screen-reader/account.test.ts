/** What Orca says on the pages of an account, after an order, and in the header. */
import { describe, expect, it } from 'vitest';
import { useListener } from './support/listener.ts';

const DOWN = 'alt+shift+Down';
const RIGHT = 'alt+shift+Right';

describe('the account, heard', () => {
  const { listen } = useListener();

  it('names each column of the orders with its button and with its cells, and says a new order once [accessibility Tables]', async () => {
    const { startAt, press, transcript } = await listen('/account/order?as=individual');
    await press('t', RIGHT, RIGHT, DOWN, DOWN);
    await startAt('button', 'Date');
    await press('Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/orders-table.txt');
  });

  it('says which orders the next page shows [accessibility Pages]', async () => {
    const { startAt, press, transcript } = await listen('/account/order?as=individual');
    await startAt('link', 'Next');
    await press('Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/orders-pages.txt');
  });

  it('says how many orders are found once typing pauses, and how many a page shows [accessibility Tables, 2 §2 Order search]', async () => {
    const { startAt, press, type, transcript } = await listen('/account/order?as=individual');
    await startAt('combobox', 'Orders per page');
    await press('Down');
    await startAt('searchbox', 'Search these 24 orders');
    await type('delivered');
    await expect(transcript()).toMatchFileSnapshot('transcripts/orders-search.txt');
  });

  it('says what is wrong with a registration, field by field [accessibility Error summary, accessibility Fields]', async () => {
    const { go, page, startAt, press, clear, type, transcript } = await listen(
      '/checkout/cart?as=guest&cart=plain',
    );
    await go('/checkout/shipping?sample=true');
    await startAt('button', 'Place Order');
    await press('Return');
    // The form is loaded once it is near.
    await page.evaluate(() => document.querySelector('[data-cb-widget="register-form"]')?.scrollIntoView());
    await startAt('textbox', 'First Name');
    await clear();
    await press('Return', 'Tab', 'Return');
    await type('Dana');
    await press('Tab', 'Tab', 'Tab');
    await type('SENT-PW-1');
    // Orca moves to the next answer with the arrow and leaves it to the space bar to choose it.
    await press('Tab', 'space', 'Tab', 'Down', 'space', 'Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/registration.txt');
  });

  it('says what the header’s search expects, and keeps the focus if nothing was typed [2 §2 Header]', async () => {
    const { startAt, press, type, transcript } = await listen('/help?as=individual');
    await startAt('searchbox', 'Search by Keyword or item #');
    await press('Return');
    await type('flask');
    await press('Tab');
    await expect(transcript()).toMatchFileSnapshot('transcripts/header-search.txt');
  });

  it('says what is open in the header, and Escape returns from it [accessibility Menu]', async () => {
    const { startAt, press, transcript } = await listen('/help?as=individual');
    await startAt('button', 'More of Chemistry');
    await press('Return', 'Tab', 'Escape', 'shift+Tab');
    await expect(transcript()).toMatchFileSnapshot('transcripts/header-menu.txt');
  });
});
