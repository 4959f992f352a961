/** What Orca says in the forms that change what an order costs. */
import { describe, expect, it } from 'vitest';
import { useListener } from './support/listener.ts';

describe('the forms beside the cart, heard', () => {
  const { listen } = useListener();

  it('says what is wrong with a zip code at once and at its field, and for which one there is an estimate [accessibility Fields, 1 §4 Estimate]', async () => {
    const { startAt, press, clear, type, transcript } = await listen('/checkout/cart?as=individual');
    await startAt('textbox', 'Estimate Shipping by zip code');
    await type('2721');
    await press('Return', 'Tab', 'shift+Tab');
    await clear();
    await type('27215');
    await press('Return');
    await expect(transcript()).toMatchFileSnapshot('transcripts/zip-code.txt');
  });

  it('says once what is wrong with a promotional code, which one is on the order, and that it was removed [accessibility Fields, 1 §4 Promotion]', async () => {
    const { startAt, press, pressRemoving, clear, type, transcript } = await listen(
      '/checkout/cart?as=individual',
    );
    await startAt('textbox', 'Promotional code');
    await type('BIOLOGY');
    await press('Return');
    await clear();
    await type('SCIENCE10');
    await press('Return', 'shift+Tab');
    await pressRemoving('Return');
    await press('Tab');
    await expect(transcript()).toMatchFileSnapshot('transcripts/promotional-code.txt');
  });
});
