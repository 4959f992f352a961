import { describe, expect, it } from 'vitest';
import { readOrderResources } from '../../../../../shared/api/orders/order-resources.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const ORDER = { orderId: 'W100', productIds: 'XB1,XB2' };

const GUIDE = {
  thumbnailImg: '/frog.png',
  cUrl: '/resources/frog',
  displayName: 'Frog guide',
  description: 'How to feed it.',
  mediaType: 'Document',
};

async function read(reply: object) {
  answerWith(JSON.stringify(reply));
  const result = await readOrderResources(ORDER);
  return result.ok ? result.value : result.failure;
}

describe('an order’s resources', () => {
  it('are requested by order and products, as in the query [2 §7 Order resources]', async () => {
    const sent = answerWith('{"response":"{\\"orderMsg\\":\\"Hello\\"}"}');
    await readOrderResources(ORDER);
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/order/order-resources',
      body: { orderId: 'W100', productIds: 'XB1,XB2' },
    });
  });

  it('come beside a message that is JSON text [2 §7 Order resources, §3 Order resource]', async () => {
    const reply = {
      response: JSON.stringify({ orderMsg: '<b>Thank you</b>' }),
      products: [{ productId: 'XB1' }],
      categoryList: [{ contentCategory: 'Guides', resources: [GUIDE] }],
    };
    expect(await read(reply)).toEqual({
      message: '<b>Thank you</b>',
      categories: [
        {
          name: 'Guides',
          resources: [
            {
              name: 'Frog guide',
              description: 'How to feed it.',
              url: '/resources/frog',
              imageUrl: '/frog.png',
              mediaType: 'Document',
            },
          ],
        },
      ],
      unreadable: 0,
    });
  });

  it.each([
    [{ result: 'success', response: { orderMsg: 'Hi', categoryList: [{ resources: [GUIDE] }] } }],
    [{ response: JSON.stringify({ orderMsg: 'Hi', categoryList: [{ resources: [GUIDE] }] }) }],
    [{ orderMsg: 'Hi', categoryList: [{ resources: [GUIDE] }] }],
  ])('are unwrapped from anything: %o [wire Envelope]', async (reply) => {
    expect(await read(reply)).toMatchObject({ message: 'Hi', categories: [{ resources: [{}] }] });
  });

  it('leave out those without a name, and count them [wire Bad rows]', async () => {
    const told = listenToConsole();
    const reply = {
      categoryList: [
        { contentCategory: 'Guides', resources: [{ ...GUIDE, displayName: null }, GUIDE] },
        { contentCategory: 'Nothing to show', resources: [] },
        { contentCategory: 'Nothing at all' },
        null,
      ],
    };
    expect(await read(reply)).toMatchObject({ categories: [{ name: 'Guides' }], unreadable: 2 });
    expect(told()).toHaveLength(1);
  });

  const FLAT = { ...GUIDE, contentCategory: 'Guides' };
  const FILM = { ...GUIDE, displayName: 'Frog film', mediaType: 'Video', contentCategory: 'Films' };

  it.each([
    ['categoryList', [FLAT, FILM, { ...FLAT, displayName: 'Toad guide' }]],
    ['products', [FLAT, FILM, { ...FLAT, displayName: 'Toad guide' }]],
    [
      'products',
      [
        { contentCategory: 'Guides', resources: [GUIDE, { ...GUIDE, displayName: 'Toad guide' }] },
        { contentCategory: 'Films', resources: [FILM] },
      ],
    ],
    ['products', JSON.stringify([FLAT, FILM, { ...FLAT, displayName: 'Toad guide' }])],
  ])('are grouped if they come in %s, flat or in groups: %j [wire Order resources]', async (field, rows) => {
    expect(await read({ orderMsg: 'Hi', [field]: rows })).toMatchObject({
      categories: [
        { name: 'Guides', resources: [{ name: 'Frog guide' }, { name: 'Toad guide' }] },
        { name: 'Films', resources: [{ name: 'Frog film', mediaType: 'Video' }] },
      ],
      unreadable: 0,
    });
  });

  it.each([
    [['XB1', 'XB2']],
    [[1234567]],
    ['XB1,XB2'],
    [[{ productId: 'XB1', displayName: 'Frog' }]],
    [{}],
    [null],
  ])('are none if the list contains the products themselves: %j [wire Order resources]', async (products) => {
    expect(await read({ products, categoryList: [FLAT] })).toMatchObject({
      categories: [{ name: 'Guides', resources: [{}] }],
      unreadable: 0,
    });
  });

  it('count a flat one without a name [wire Bad rows, wire Order resources]', async () => {
    listenToConsole();
    expect(await read({ categoryList: [FLAT, { ...FLAT, displayName: '' }] })).toMatchObject({
      categories: [{ resources: [{}] }],
      unreadable: 1,
    });
  });

  it.each([
    [{ result: 'success' }],
    [{ response: '{"orderMsg":""}', categoryList: null }],
    [{ categoryList: {} }],
  ])('may be none: %o', async (reply) => {
    expect(await read(reply)).toEqual({ message: undefined, categories: [], unreadable: 0 });
  });
});
