import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { ItemWarning } from '../../../../../shared/ui/cart/item-warning.tsx';
import { render } from '../../../support/render.ts';

const show = (url?: string) => render(ItemWarning, { url, text: 'Caution' });

describe('an item’s warning', () => {
  it('is missing if the server has none', async () => {
    expect((await show()).textContent).toBe('');
  });

  it.each(['/images/caution.gif', 'https://images.example/caution.PNG?v=2'])(
    'shows the picture %s beside its words',
    async (url) => {
      const place = await show(url);
      expect(place.querySelector('img')?.src).toBe(new URL(url, location.href).href);
      expect(place.querySelector('img')?.alt).toBe('');
      expect(place.textContent).toBe('Caution');
      expect(place.querySelector('a')).toBeNull();
    },
  );

  it('shows a drawing instead of a picture that can’t load', async () => {
    const place = await show('/images/caution.gif');
    await act(async () => void place.querySelector('img')?.dispatchEvent(new Event('error')));
    expect(place.querySelector('img')).toBeNull();
    expect(place.querySelector('svg')).not.toBeNull();
    expect(place.textContent).toBe('Caution');
  });

  it('links to a page that says more', async () => {
    const place = await show('/help#caution');
    expect(place.querySelector('a')?.href).toBe('http://shop.test/help#caution');
    expect(place.querySelector('svg')).not.toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    'https://evil.example/caution',
    '//evil.example/a',
  ])('keeps only its words if the address is %s [S4]', async (url) => {
    const place = await show(url);
    expect(place.textContent).toBe('Caution');
    expect(place.querySelector('a, img')).toBeNull();
  });
});
