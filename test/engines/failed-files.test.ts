/** A file of the widgets that the server once fails to send: each engine remembers that in its own way. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtFolder, SHIPPED } from '../pages/support/shop-visit.ts';
import { press, shows } from './support/screen.ts';
import { useShop } from './support/visit.ts';

describe('when a file fails once', () => {
  const shop = useShop();
  const { version } = JSON.parse(readFileSync(join(builtFolder(SHIPPED), 'manifest.json'), 'utf8'));
  const mark = version.split('+')[1];

  const visit = (file: string) =>
    shop.visit(`/checkout/cart?state=profile&fault=file:${file}`, { expects: [/-not-loaded: /] });

  it('shows the widget that the file belongs to [reliability Missing code, reliability Other address]', async () => {
    const { tab, host } = await visit(`cart-page-${mark}.js`);
    await shows(tab, 'cb-cart-page tr[data-line]');
    expect(host.asked.some(({ path, status }) => path.includes('/cart-page-') && status === 503)).toBe(true);
  });

  it('opens the dialog whose code is in the file [reliability Missing code, reliability Other address]', async () => {
    const { tab } = await visit('cart-dialogs');
    await press(tab, 'remove all items');
    await shows(tab, 'cb-cart-page dialog[open]');
  });
});
