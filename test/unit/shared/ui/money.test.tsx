import { describe, expect, it } from 'vitest';
import { Money } from '../../../../shared/ui/money.tsx';
import { render } from '../../support/render.ts';

describe('an amount of money', () => {
  it('is empty if the server sent none', async () => {
    expect((await render(Money, { amount: undefined })).innerHTML).toBe('');
  });

  it('says which price it is when it is struck through [accessibility Prices]', async () => {
    const place = await render(Money, { amount: 1234.5, struck: true, hiddenLabel: 'Retail price' });
    expect(place.querySelector('s')?.textContent).toBe('Retail price $1,234.50');
  });
});
