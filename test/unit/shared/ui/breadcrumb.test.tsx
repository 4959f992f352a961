import { describe, expect, it, vi } from 'vitest';
import { Breadcrumb } from '../../../../shared/ui/breadcrumb.tsx';
import { PrintButton } from '../../../../shared/ui/button.tsx';
import { click, render } from '../../support/render.ts';

describe('a breadcrumb', () => {
  it('links to the pages above and says which page this is [2 §2 Lists page]', async () => {
    const trail = [{ text: 'My Account', href: '/account/landing' }];
    const place = await render(Breadcrumb, { trail, here: 'Order History' });
    expect(place.querySelector('nav')?.getAttribute('aria-label')).toBe('Breadcrumb');
    const link = place.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['My Account', '/account/landing']);
    expect(place.querySelector('[aria-current=page]')?.textContent).toBe('Order History');
  });
});

describe('a print button', () => {
  it("opens the browser's print dialog [1 §2 Print]", async () => {
    const print = vi.fn();
    Object.assign(window, { print });
    const place = await render(PrintButton, {});
    expect(place.textContent).toBe('Print');
    await click(place.querySelector('button') as HTMLElement);
    expect(print).toHaveBeenCalledOnce();
  });
});
