import { describe, expect, it } from 'vitest';
import {
  addListsToCart,
  addListToCart,
  addSelectedToCart,
  changeList,
} from '../../../../../shared/api/lists/list-to-cart.ts';
import { answerWith } from '../../../support/replies.ts';

const BASE = '/api/rest/cb/shopping-list/shopping-list-details';
const REPLY = JSON.stringify({
  result: 'success',
  response: {
    validproducts: [{ ProductId: 'XB1', displayName: 'Beaker', quantity: '2' }],
    invalidProducts: [{ ProductId: 'XB2', message: 'Discontinued.' }],
  },
});
const ADDED = {
  ok: true,
  value: {
    added: [{ productId: 'XB1', name: 'Beaker', quantity: 2 }],
    refused: [{ productId: 'XB2', message: 'Discontinued.' }],
  },
};
const LIST = { id: 'gl1', name: 'Spring', description: 'Labs' };
const ITEMS = [
  { key: 'gi1', productId: 'XB1', giftItemId: 'gi1', quantity: 2, name: 'Beaker' },
  { key: 'XB2', productId: 'XB2' },
];

describe('adding lists to the cart', () => {
  it('sends the lists’ ids [2 §7 List to cart]', async () => {
    const sent = answerWith(REPLY);
    expect(await addListsToCart(['gl1', 'gl2'])).toMatchObject(ADDED);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: `${BASE}/add-multiple-products-to-cart`,
      body: { selectedLists: ['gl1', 'gl2'] },
    });
  });

  it('is refused with the server’s message [2 §8 Adding from a list]', async () => {
    answerWith('{"result":"error","errorMessage":"Your cart is full."}');
    expect(await addListsToCart(['gl1'])).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'Your cart is full.' }] },
    });
  });

  it('sends a whole list as pairs of product and quantity [2 §7 List to cart]', async () => {
    const sent = answerWith(REPLY);
    expect(await addListToCart({ list: { ...LIST, isPublic: true }, items: ITEMS })).toMatchObject(ADDED);
    expect(sent[0]).toMatchObject({
      url: `${BASE}/add-list-to-cart`,
      body: {
        skuIdsList: ['XB1', 'XB2'],
        prodIdsList: ['XB1', 'XB2'],
        giftlistId: 'gl1',
        eventName: 'Spring',
        description: 'Labs',
        isPublic: true,
        isPublished: true,
        productDetails: 'XB1:2,XB2:1',
      },
    });
  });

  it('sends ticked items with their quantities, and changes nothing else of the list [2 §7 List to cart]', async () => {
    const sent = answerWith(REPLY);
    history.replaceState(null, '', '/account/list-detail-public?giftlistId=gl1&profileId=p9');
    expect(await addSelectedToCart({ list: LIST, items: ITEMS })).toMatchObject(ADDED);
    expect(sent[0]?.url).toBe(`${BASE}/add-products-to-cart`);
    expect(sent[0]?.body).toEqual({
      data: {
        giftlistId: 'gl1',
        eventName: 'Spring',
        description: 'Labs',
        itemIdsList: ['gi1'],
        removeGiftitemIds: [],
        successURL: '/account/list-detail-public?giftlistId=gl1&profileId=p9',
        errorURL: '/account/list-detail-public?giftlistId=gl1&profileId=p9',
      },
      selectedProduct: ['XB1', 'XB2'],
      giftListItems: [
        { productId: 'XB1', quantity: 2 },
        { productId: 'XB2', quantity: 1 },
      ],
    });
  });
});

describe('changing a list', () => {
  it('sends no name for a list that has none, and never its number instead [2 §7 List to cart]', async () => {
    const sent = answerWith('{"result":"success"}');
    await changeList({ list: { id: 'gl1' }, items: [], removed: ['gi1'] });
    expect(sent[0]?.body).toMatchObject({ data: { giftlistId: 'gl1' } });
    expect(JSON.stringify(sent[0]?.body)).not.toContain('eventName');
  });

  it('is the same call with nothing for the cart [2 §7 List to cart]', async () => {
    const sent = answerWith('{"result":"success"}');
    const edit = { list: { ...LIST, name: 'Autumn', description: undefined }, items: [], removed: ['gi1'] };
    expect(await changeList(edit)).toEqual({ ok: true, value: null });
    expect(sent[0]?.body).toMatchObject({
      data: { eventName: 'Autumn', description: '', removeGiftitemIds: ['gi1'] },
      selectedProduct: [],
      giftListItems: [],
    });
  });

  it('is refused with the server’s message [2 §8 Adding from a list]', async () => {
    answerWith('{"result":"error","errorMessage":[{"message":"That name is taken."}]}');
    expect(await changeList({ list: LIST, items: [], removed: [] })).toMatchObject({
      failure: { kind: 'business', messages: [{ message: 'That name is taken.' }] },
    });
  });
});
