import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, pass, settle, spoken, type } from '../../support/render.ts';
import {
  ADD_ALL,
  ADD_SOME,
  CART,
  COPY,
  found,
  GUEST,
  openPublicList,
  searchCall,
} from './public-list-on-screen.ts';

keepTestsApart({ quiet: true });

const added = (...productIds: string[]) => ({
  result: 'success',
  response: { validproducts: productIds.map((ProductId) => ({ ProductId })), invalidProducts: [] },
});

/** The list, as described in the calls that add to the cart. */
const LIST = { giftlistId: 'gl1', eventName: 'List 1', description: 'For the spring term' };

type Screen = Awaited<ReturnType<typeof openPublicList>>;

const bodyOf = ({ requests }: Screen, name: string) =>
  requests.find((request) => request.name === name)?.body;
const lines = ({ dialog }: Screen) =>
  [...(dialog()?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);

async function press(screen: Screen, name: string): Promise<void> {
  await click(screen.button(name));
  await settle();
  // A lazy component shows the result, in a dialog that is loaded then.
  await settle();
}

describe('adding a public list to the cart', () => {
  it('sends all of it with its quantities, and says what was added [2 §2 Public list, §7 List to cart]', async () => {
    const screen = await openPublicList({ replies: { [ADD_ALL]: added('900101', '900102') } });
    await press(screen, 'Add List to Cart');
    expect(bodyOf(screen, ADD_ALL)).toMatchObject({
      ...LIST,
      skuIdsList: ['900101', '900102', '900103'],
      prodIdsList: ['900101', '900102', '900103'],
      productDetails: '900101:1,900102:2,900103:3',
    });
    expect(lines(screen)).toEqual(['Beaker 1Item #900101', 'Beaker 2Item #900102']);
    expect(screen.asked()).toContain(CART);
  });

  it('sends all of it even while a search shows only some items [2 §2 Public list]', async () => {
    const screen = await openPublicList({
      replies: { [ADD_ALL]: added(), [searchCall('be')]: found(1) },
    });
    await type(screen.searchField(), 'be');
    await pass(250);
    await press(screen, 'Add List to Cart');
    expect(bodyOf(screen, ADD_ALL)).toMatchObject({ productDetails: '900101:1,900102:2,900103:3' });
  });

  it('lists what couldn’t be added, and why [2 §4 List to cart]', async () => {
    const reply = { response: { invalidProducts: [{ ProductId: '900102', message: 'Discontinued.' }] } };
    const screen = await openPublicList({ replies: { [ADD_ALL]: reply } });
    await press(screen, 'Add List to Cart');
    expect(lines(screen)).toEqual(['Beaker 2Item #900102Discontinued.']);
  });

  it.each([
    ['a refusal', { result: 'error', errorMessage: 'This list is empty.' }, 'This list is empty.'],
    ['a forbidden call', new Response('', { status: 403 }), 'Nothing was added to your cart.'],
    ['a lost reply', null, 'We couldn’t confirm what was added.'],
  ])(
    "shows the server's message in a red alert after %s [2 §8 Adding from a list]",
    async (_, reply, message) => {
      const screen = await openPublicList({ replies: { [ADD_ALL]: [reply] } });
      await press(screen, 'Add List to Cart');
      expect(screen.alert()).toContain(message);
      expect(screen.page.querySelector('.cb-notice')?.getAttribute('data-tone')).toBe('danger');
      expect(screen.dialog()).toBeNull();
    },
  );

  it('acts once on a double press [reliability Double press]', async () => {
    const { reply, answer } = heldReplies();
    const screen = await openPublicList({ replies: { [ADD_ALL]: reply } });
    await press(screen, 'Add List to Cart');
    await press(screen, 'Add List to Cart');
    expect(screen.button('Add List to Cart').getAttribute('aria-disabled')).toBe('true');
    await answer(added());
    expect(screen.asked().filter((name) => name === ADD_ALL)).toHaveLength(1);
    expect(screen.button('Add List to Cart').getAttribute('aria-disabled')).toBeNull();
  });
});

describe('adding items of a public list', () => {
  it('works for one, with the quantity that the list says [2 §2 Item columns]', async () => {
    const screen = await openPublicList({ replies: { [ADD_SOME]: added('900103') } });
    await press(screen, 'Add to Cart: Beaker 3');
    expect(bodyOf(screen, ADD_SOME)).toMatchObject({
      data: LIST,
      selectedProduct: ['900103'],
      giftListItems: [{ productId: '900103', quantity: 3 }],
    });
    expect(lines(screen)).toEqual(['Beaker 3Item #900103']);
  });

  it('leaves the other rows usable while one is being added [reliability Typing]', async () => {
    const { reply, answer } = heldReplies();
    const screen = await openPublicList({ replies: { [ADD_SOME]: reply } });
    await press(screen, 'Add to Cart: Beaker 3');
    expect(screen.button('Add to Cart: Beaker 3').getAttribute('aria-disabled')).toBe('true');
    expect(screen.button('Add to Cart: Beaker 1').getAttribute('aria-disabled')).toBeNull();
    await answer(added('900103'));
  });

  it('works for the ticked ones, which are then unticked [2 §2 Item selection, §7 List to cart]', async () => {
    const screen = await openPublicList({ replies: { [ADD_SOME]: added('900101', '900103') } });
    await click(screen.box('Select Beaker 3'));
    await click(screen.box('Select Beaker 1'));
    expect(screen.text()).toContain('2 items selected');
    await press(screen, 'Add to Cart');
    expect(bodyOf(screen, ADD_SOME)).toMatchObject({
      data: { ...LIST, itemIdsList: ['gi1', 'gi3'], removeGiftitemIds: [] },
      selectedProduct: ['900101', '900103'],
      giftListItems: [
        { productId: '900101', quantity: 1 },
        { productId: '900103', quantity: 3 },
      ],
    });
    expect(screen.text()).toContain('No items selected');
  });

  it('keeps the ticks if it fails [reliability Line write]', async () => {
    const screen = await openPublicList({
      replies: { [ADD_SOME]: { result: 'error', errorMessage: 'Too many.' } },
    });
    await click(screen.box('Select Beaker 3'));
    await press(screen, 'Add to Cart');
    expect(screen.alert()).toBe('Too many.');
    expect(screen.text()).toContain('1 item selected');
  });

  it('asks to tick something if nothing is ticked, and sends nothing [2 §5 Choosing lists]', async () => {
    const screen = await openPublicList();
    await press(screen, 'Add to Cart');
    expect(screen.alert()).toBe('Please choose at least one item to add to your Cart.');
    expect(screen.asked()).not.toContain(ADD_SOME);
    await click(screen.box('Select Beaker 3'));
    expect(screen.alert()).toBeNull();
  });
});

describe('ticking items of a public list', () => {
  it('ticks or clears every item at once; unticking one clears the checkbox for all [2 §2 Item selection]', async () => {
    const { box, text } = await openPublicList();
    await click(box('Select all items'));
    expect(text()).toContain('3 items selected');
    await click(box('Select Beaker 2'));
    expect(box('Select all items').checked).toBe(false);
    expect(box('Select all items').indeterminate).toBe(true);
    await click(box('Select Beaker 2'));
    await click(box('Select all items'));
    expect(text()).toContain('No items selected');
  });

  it('keeps items that a search hides, says so, and sends them too [2 §2 Item selection]', async () => {
    const screen = await openPublicList({
      replies: { [searchCall('be')]: found(2), [ADD_SOME]: added('900101', '900102') },
    });
    await click(screen.box('Select Beaker 1'));
    await type(screen.searchField(), 'be');
    await pass(250);
    expect(screen.text()).toContain('1 item selected (1 not shown)');
    expect(screen.box('Select all items').checked).toBe(false);
    await click(screen.box('Select all items'));
    expect(screen.text()).toContain('2 items selected (1 not shown)');
    await press(screen, 'Add to Cart');
    expect(bodyOf(screen, ADD_SOME)).toMatchObject({ selectedProduct: ['900101', '900102'] });
  });
});

describe('copying a public list', () => {
  it('asks for a name, sends it, and says where the copy is [2 §2 Public list]', async () => {
    const screen = await openPublicList({ replies: { [COPY]: { result: 'success', giftlistId: 'gl77' } } });
    await press(screen, 'Copy List');
    expect(screen.dialog()?.querySelector('h2')?.textContent).toBe('Copy List');
    await type(screen.dialog()?.querySelector('input') as HTMLInputElement, 'Mine now');
    await act(async () => screen.dialog()?.querySelector('form')?.requestSubmit());
    await settle();
    expect(bodyOf(screen, COPY)).toEqual({
      giftlistId: 'gl1',
      profileId: 'p9',
      eventName: 'Mine now',
      description: 'For the spring term',
    });
    expect(screen.dialog()).toBeNull();
    expect(await spoken()).toContain('Copied to Mine now.');
  });

  it('opens the sign-in dialog for guests instead, which returns the focus [2 §2 Guest copy, §6 Guest]', async () => {
    const screen = await openPublicList({ profile: GUEST });
    await press(screen, 'Copy List');
    expect(screen.dialog()?.querySelector('h2')?.textContent).toBe('Sign In');
    await click(screen.button('Close'));
    expect(screen.dialog()).toBeNull();
    expect(screen.asked()).not.toContain(COPY);
  });
});
