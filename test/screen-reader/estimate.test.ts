/** What Orca says about the estimate below the cart. */
import { describe, expect, it } from 'vitest';
import { useListener } from './support/listener.ts';

describe('the estimate, heard', () => {
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
});
