import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { ProductImage } from '../../../../shared/ui/product-image.tsx';
import { keepTestsApart } from '../../support/page.ts';
import { render } from '../../support/render.ts';

keepTestsApart();

const shape = (place: Element) => {
  const [only] = place.children;
  return [only?.tagName, only?.className, only?.textContent];
};

describe('a product’s picture', () => {
  it.each([undefined, '', 'javascript:alert(1)', 'data:text/html,x'])(
    'is a placeholder without a text if its address is %s [visual Picture, S4]',
    async (url) => {
      const place = await render(ProductImage, { url, size: 56 });
      expect(shape(place)).toEqual(['SPAN', 'cb-image', '']);
    },
  );

  it('becomes the placeholder if it can’t load [visual Picture]', async () => {
    const place = await render(ProductImage, { url: '/images/gone.svg', size: 56 });
    const image = place.querySelector('img');
    expect(image?.getAttribute('alt')).toBe('');
    await act(async () => void image?.dispatchEvent(new Event('error')));
    expect(shape(place)).toEqual(['SPAN', 'cb-image', '']);
  });
});
