import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AddedToCartDialog } from '../../../../../shared/ui/cart/added-to-cart-dialog.tsx';
import { KeepOrReplaceDialog } from '../../../../../shared/ui/cart/keep-or-replace-dialog.tsx';
import { click, render, settle } from '../../../support/render.ts';

/** The text that a screen reader reads after the name. */
const meaningOf = (button: HTMLElement) =>
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
const buttonOf = (place: HTMLElement, name: string) =>
  [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;

const pressEscape = (place: HTMLElement) =>
  act(async () => place.querySelector('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true })));

async function ask(onKeep: () => Promise<unknown> = async () => undefined) {
  const onReplace = vi.fn(async () => undefined);
  const onClose = vi.fn();
  const keep = vi.fn(onKeep);
  const place = await render(KeepOrReplaceDialog, { onKeep: keep, onReplace, onClose });
  const button = (name: string) => buttonOf(place, name);
  return { place, keep, onReplace, onClose, button };
}

describe('the keep-or-replace dialog', () => {
  it('asks what to do with the cart, with the safe choice first [2 §2 Keep or replace, visual Dialogs]', async () => {
    const { place, button, keep, onReplace } = await ask();
    expect(place.querySelector('h2')?.textContent).toBe('Add to Cart');
    const names = [...place.querySelectorAll('.cb-dialog__body button')].map((one) => one.textContent);
    expect(names).toEqual(['Keep Existing Items', 'Replace Items']);
    expect(meaningOf(button('Keep Existing Items'))).toContain('stays');
    expect(meaningOf(button('Replace Items'))).toContain('remove everything in your cart for good');
    await click(button('Keep Existing Items'));
    expect([keep.mock.calls.length, onReplace.mock.calls.length]).toEqual([1, 0]);
    await click(button('Replace Items'));
    expect([keep.mock.calls.length, onReplace.mock.calls.length]).toEqual([1, 1]);
  });

  it('acts once, and accepts nothing else until that is done [reliability Double press]', async () => {
    let end = () => {};
    const { place, button, keep, onReplace, onClose } = await ask(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await click(button('Keep Existing Items'));
    await click(button('Keep Existing Items'));
    await click(button('Replace Items'));
    await pressEscape(place);
    expect([keep, onReplace, onClose].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
    expect(button('Keep Existing Items').getAttribute('aria-disabled')).toBe('true');
    await act(async () => end());
    await settle();
    expect(button('Keep Existing Items').getAttribute('aria-disabled')).toBeNull();
    await pressEscape(place);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

const BEAKER = { productId: 'XB1', name: 'Beaker', quantity: 3, imageUrl: '/b.png' };
const FLASK = { productId: 'OLD1', name: '<i>Flask</i>', message: 'Discontinued.' };

describe('the added-to-cart dialog', () => {
  it('says line by line what was added and what wasn’t, and why [2 §4 List to cart]', async () => {
    const products = { added: [BEAKER], refused: [FLASK] };
    const place = await render(AddedToCartDialog, { products, onClose: vi.fn() });
    expect(place.querySelector('h2')?.textContent).toBe('Added to Cart');
    const groups = [...place.querySelectorAll('section')].map((group) => [
      group.querySelector('h3')?.textContent,
      ...[...group.querySelectorAll('li .cb-added__facts > span')].map((fact) => fact.textContent),
    ]);
    expect(groups).toEqual([
      ['Added', 'Beaker', 'Item #XB1', 'Qty: 3'],
      ['Couldn’t be added', '<i>Flask</i>', 'Item #OLD1', 'Discontinued.'],
    ]);
  });

  it('links to the cart, and stays on the page when it’s closed [2 §4 List to cart]', async () => {
    const onClose = vi.fn();
    const place = await render(AddedToCartDialog, { products: { added: [BEAKER], refused: [] }, onClose });
    const link = place.querySelector('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual(['View Cart', '/checkout/cart']);
    expect(buttonOf(place, 'Checkout')).toBeUndefined();
    await click(buttonOf(place, 'Continue Shopping'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('offers checkout if the page can start it', async () => {
    const onCheckout = vi.fn();
    const products = { added: [BEAKER], refused: [] };
    const place = await render(AddedToCartDialog, { products, onCheckout, onClose: vi.fn() });
    await click(buttonOf(place, 'Checkout'));
    expect(onCheckout).toHaveBeenCalledOnce();
  });

  it('doesn’t claim that something was added if nothing was [2 §4 List to cart]', async () => {
    const products = { added: [], refused: [FLASK] };
    const place = await render(AddedToCartDialog, { products, onClose: vi.fn() });
    expect(place.querySelector('h2')?.textContent).toBe('Not Added to Cart');
    expect(place.textContent).toContain('Nothing was added to your cart.');
    expect(place.querySelectorAll('section')).toHaveLength(1);
  });
});
