/** The placeholders of search fields: each engine has its own grey, and not all of them are legible. */
import { describe, expect, it } from 'vitest';
import { shows } from './support/screen.ts';
import { useShop } from './support/visit.ts';

describe('the placeholder of a search field', () => {
  const shop = useShop();

  it.each([
    ['/account/order?as=individual', '.cb-search__input'],
    ['/account/order?as=individual', '.cb-site-header__field'],
  ])('has a contrast of at least 4.5 to 1: %s, %s [visual Contrast]', async (path, field) => {
    const { tab } = await shop.visit(path);
    await shows(tab, field);
    const contrast = await tab.run((selector) => {
      const luminance = (color: string) => {
        const [red, green, blue] = (color.match(/[\d.]+/g) ?? []).map((each) => {
          const value = Number(each) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const input = document.querySelector(selector) as Element;
      const { color, opacity } = getComputedStyle(input, '::placeholder');
      const { backgroundColor } = getComputedStyle(input);
      const [dark, light] = [luminance(color), luminance(backgroundColor)];
      return { opacity, color, backgroundColor, ratio: (light + 0.05) / (dark + 0.05) };
    }, field);
    expect(contrast).toMatchObject({ opacity: '1', backgroundColor: 'rgb(255, 255, 255)' });
    expect(contrast.ratio).toBeGreaterThanOrEqual(4.5);
  });
});
