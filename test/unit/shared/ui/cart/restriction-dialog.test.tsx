import { describe, expect, it, vi } from 'vitest';
import { RestrictionDialog } from '../../../../../shared/ui/cart/restriction-dialog.tsx';
import { beginPage } from '../../../support/page.ts';
import { click, render } from '../../../support/render.ts';
import { printState } from '../../../support/state-block.ts';

const ITEM = { itemNumber: '351211', name: 'Beaker', imageUrl: '/images/beaker.svg' };
const NONE = { discontinued: [], users: [], geography: [], schools: [] };

async function open(groups: object, { phone = '800.334.5551', onRemove = async () => {} } = {}) {
  beginPage();
  printState({ config: { phone } });
  const onReview = vi.fn();
  const remove = vi.fn(onRemove);
  const props = { groups: { ...NONE, ...groups }, onRemove: remove, onReview };
  const place = await render(RestrictionDialog, props);
  const dialog = place.querySelector('dialog') as HTMLDialogElement;
  const button = (name: string) =>
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
  const cancel = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return { dialog, button, cancel, remove, onReview, title: dialog.querySelector('h2')?.textContent };
}

describe('the restriction dialog', () => {
  it.each([
    ['discontinued', 'Discontinued Item Notice', 'have been discontinued'],
    ['users', 'Users Restriction', 'authorized users'],
    ['geography', 'Geographic Item Notice', 'cannot be shipped to your area'],
    ['schools', 'Restricted Item Notice', 'authorized schools or businesses'],
  ])('names the group %s: %s [1 §8 Restricted dialogs]', async (group, title, reason) => {
    const { dialog, ...opened } = await open({ [group]: [ITEM] });
    expect(opened.title).toBe(title);
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      reason,
    );
    expect(dialog.querySelector('h3')).toBeNull();
  });

  it('uses the document’s words, with the page’s phone number [1 §8 Restricted message]', async () => {
    const { dialog } = await open({ schools: [ITEM] });
    expect(dialog.querySelector('p')?.textContent).toBe(
      'The following product(s) can only be sold and shipped to authorized schools or businesses. Please remove items from your order and proceed with checkout. Many restricted products have substitution options available. Please call 800.334.5551 for assistance with substitution items.',
    );
  });

  it('asks nobody to call if the page has no number', async () => {
    const { dialog } = await open({ schools: [ITEM] }, { phone: '' });
    expect(dialog.querySelector('p')?.textContent).toMatch(/substitution options available\.$/);
  });

  it('shows several groups in one dialog, each with its title and items [1 §3 Restricted item, §8 Restricted dialogs]', async () => {
    const group = (name: string) => [{ itemNumber: `N${name}`, name }];
    const { dialog, title } = await open({
      schools: group('D'),
      geography: group('C'),
      users: group('B'),
      discontinued: group('A'),
    });
    expect(title).toBe('Items to remove before checkout');
    expect([...dialog.querySelectorAll('h3, li')].map(({ textContent }) => textContent)).toEqual([
      'Discontinued Item Notice',
      'AItem #NA',
      'Users Restriction',
      'BItem #NB',
      'Geographic Item Notice',
      'CItem #NC',
      'Restricted Item Notice',
      'DItem #ND',
    ]);
  });

  it('shows image, name and number of each item [1 §3 Restricted item]', async () => {
    const { dialog } = await open({ users: [ITEM] });
    expect(dialog.querySelector('li')?.textContent).toBe('BeakerItem #351211');
    expect(dialog.querySelector('li img')?.getAttribute('src')).toMatch(/\/images\/beaker\.svg$/);
  });

  it("returns to the cart with 'GO TO CART & REVIEW', and with Escape [1 §8 Restricted dialogs]", async () => {
    const { button, cancel, onReview, remove } = await open({ users: [ITEM] });
    await click(button('GO TO CART & REVIEW'));
    cancel();
    expect([onReview.mock.calls.length, remove.mock.calls.length]).toEqual([2, 0]);
  });

  it("removes once for a double press of 'REMOVE ITEMS & CONTINUE', and accepts nothing else in the meantime", async () => {
    let end = () => {};
    const onRemove = () => new Promise<void>((resolve) => (end = resolve));
    const { button, cancel, onReview, remove } = await open({ users: [ITEM] }, { onRemove });
    await click(button('REMOVE ITEMS & CONTINUE'));
    await click(button('REMOVE ITEMS & CONTINUE'));
    await click(button('GO TO CART & REVIEW'));
    cancel();
    expect([remove.mock.calls.length, onReview.mock.calls.length]).toEqual([1, 0]);
    end();
  });
});
