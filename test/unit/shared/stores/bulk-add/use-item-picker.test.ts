/** What the dialog for choosing items shows of the cart and of a run. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { PickItem } from '../../../../../shared/domain/bulk-add/item-pick.ts';
import { rendersOf } from '../../../support/count-renders.ts';
import { keepTestsApart } from '../../../support/page.ts';
import { passInSteps, render } from '../../../support/render.ts';
import { screenOf } from '../../../support/screen.ts';
import { line, openShop } from '../../../support/shop.ts';
import { openBulkPage, pickItems, pieces, rowsOf } from './support.ts';

keepTestsApart({ quiet: true });

const ITEMS = pickItems(1, 2);

/** Opens the dialog of an order with two items, or while they are being read. */
async function openDialog(items: PickItem[] | null = ITEMS, cart?: object) {
  const page = await openBulkPage({ cart });
  const { useItemPicker } = await import('../../../../../shared/stores/bulk-add/use-item-picker.ts');
  const { ItemPicker } = await import('../../../../../shared/ui/bulk-add/item-picker.tsx');
  function Picker() {
    const picker = useItemPicker('order:o1', items);
    return createElement(ItemPicker, { ...picker, kind: 'order', unreadable: 0, onClose: () => {} });
  }
  const screen = screenOf(await render(Picker, {}));
  return { ...page, ...screen, words: () => screen.dialog().textContent ?? '' };
}

describe('the dialog for choosing items', () => {
  it('says what is already in the cart as soon as the cart is read, and doesn’t warn before that [picker Cart]', async () => {
    openShop(line(1, 3));
    const { words } = await openDialog();
    expect(words()).not.toContain('already in');
    expect(words()).not.toContain('couldn’t load your cart');
    await passInSteps(1);
    expect(words()).toContain('Already in your cart: 3');
  });

  it('doesn’t trust the cart that the page came with [picker Cart]', async () => {
    const shop = openShop(line(1, 3));
    const { words } = await openDialog(ITEMS, shop.cart());
    expect(words()).not.toContain('Already in your cart');
    await passInSteps(1);
    expect(words()).toContain('Already in your cart: 3');
  });

  it('says so if the cart can’t be read [picker Cart]', async () => {
    const shop = openShop(line(1, 3));
    shop.answers.set('read', Array(9).fill({ end: 500 }));
    const { words } = await openDialog();
    await passInSteps(9);
    expect(words()).toContain('We couldn’t load your cart, so we can’t show what’s already in it.');
  });

  it('shows no items before they are read [picker Rows]', async () => {
    openShop();
    const { words } = await openDialog(null);
    await passInSteps(1);
    expect(words()).not.toContain('There are no items to choose from.');
  });

  it('adds the ticked items and says so; then more can be chosen [picker Adding]', async () => {
    const shop = openShop();
    const { tick, pressInside, words } = await openDialog();
    await passInSteps(1);
    await tick('Select Item 2');
    await pressInside('Add selected (1)');
    expect(words()).toContain('We’re adding your items.');
    await passInSteps(3);
    expect(words()).toContain('We’ve gone through all of your items.');
    expect(pieces(shop)).toEqual({ ITEM02: 2 });
    await pressInside('Choose more items');
    expect(words()).toContain('Item 1');
  });

  it('can be left while a run has stopped, but not while one goes on [picker In the way]', async () => {
    const shop = openShop();
    const { tick, pressInside, button, words, stopBulkAdd } = await openDialog();
    await passInSteps(1);
    shop.latency = 2000;
    await tick('Select Item 1', 'Select Item 2');
    await pressInside('Add selected (2)');
    expect(button('Don’t add the rest')).toBeUndefined();
    stopBulkAdd();
    await passInSteps(5);
    await pressInside('Don’t add the rest');
    expect(words()).toContain('Add selected (2)');
  });

  it('says that another run goes on [picker In the way]', async () => {
    const shop = openShop();
    shop.latency = 2000;
    const { startBulkAdd, words } = await openDialog();
    void startBulkAdd({ source: 'quick-order', rows: rowsOf([5, 1]) });
    await passInSteps(1);
    expect(words()).toContain('Other items are still being added. Choose items here when that’s done.');
  });

  it('renders only the row that is ticked [performance Rows]', async () => {
    openShop();
    const { tick } = await openDialog();
    await passInSteps(1);
    const rendered = await rendersOf(() => tick('Select Item 2'));
    expect(rendered.filter((name) => name === 'TableRow')).toHaveLength(1);
  });
});
