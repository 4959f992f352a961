import { describe, expect, it } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { settle } from '../../support/render.ts';
import { CART, CHANGE, DONE, EMPTY_CART, item, list, MEMBER, openList, READ } from './list-on-screen.ts';

keepTestsApart({ quiet: true });

const REPLIES = { [READ]: list([item(1), item(2), item(3)]), [CHANGE]: DONE, [CART]: EMPTY_CART };

describe('choosing items from a list', () => {
  it('uses the quantities that are being typed [picker Places]', async () => {
    const { choose, setQuantity, dialog } = await openList(REPLIES);
    await setQuantity(1, '7');
    await choose('Choose items…');
    await settle();
    expect(dialog().querySelector('tbody tr')?.textContent).toBe('Beaker 1Item #XB17−+');
    expect(dialog().querySelector<HTMLInputElement>('input[type=text]')?.value).toBe('7');
  });

  it('leaves out items that are being removed [picker Places]', async () => {
    const { choose, press, dialog } = await openList({ ...REPLIES, [CHANGE]: () => new Promise(() => {}) });
    await press('Remove Beaker 2');
    await choose('Choose items…');
    await settle();
    const names = [...dialog().querySelectorAll('.cb-picker__name')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Beaker 1', 'Beaker 3']);
  });

  it('changes nothing in the list [picker Rows]', async () => {
    const { choose, dialog, names } = await openList(REPLIES);
    await choose('Choose items…');
    await settle();
    for (const plus of dialog().querySelectorAll<HTMLElement>('[aria-label^="Increase"]')) plus.click();
    await settle();
    expect(names()).not.toContain(CHANGE);
  });

  it('is not offered in a punch-out session [picker Rights]', async () => {
    const { button, press } = await openList(REPLIES, {
      profile: { ...MEMBER, userSegment: { 'Punchout Session': 'true' } },
    });
    await press('More actions');
    expect(button('Copy List')).toBeDefined();
    expect(button('Choose items…')).toBeUndefined();
  });
});
