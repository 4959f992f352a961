import { describe, expect, it } from 'vitest';
import { AddedProductsReply, toAddedProducts } from '../../../../../shared/api/cart/added-products.ts';
import { openEnvelope } from '../../../../../shared/api/transport/envelope.ts';
import { readPayload } from '../../../../../shared/api/transport/fields.ts';
import { listenToConsole } from '../../../support/replies.ts';

function read(payload: unknown) {
  return toAddedProducts(readPayload('test', AddedProductsReply, payload));
}

describe('products that were added to the cart', () => {
  it('have name, quantity, picture and message [wire Orders]', () => {
    const reply = {
      validproducts: [
        { ProductId: 'XB1', displayName: 'Beaker', quantity: '3', imageURL: '/b.png', message: '' },
        { ProductId: 351212 },
      ],
      invalidProducts: [{ ProductId: 'OLD1', displayName: 'Flask', message: 'Discontinued.' }],
    };
    expect(read(reply)).toEqual({
      added: [
        { productId: 'XB1', name: 'Beaker', quantity: 3, imageUrl: '/b.png', message: undefined },
        {
          productId: '351212',
          name: undefined,
          quantity: undefined,
          imageUrl: undefined,
          message: undefined,
        },
      ],
      refused: [{ productId: 'OLD1', name: 'Flask', message: 'Discontinued.' }],
      dataLayer: [],
    });
  });

  it('bring the entries for the tag manager, one or several for each [wire Orders]', () => {
    const [one, two, three] = [{ event: 'a' }, { event: 'b' }, { event: 'c' }];
    const reply = {
      validproducts: [
        { ProductId: 'p1', dataLayer_obj: one },
        { ProductId: 'p2' },
        { ProductId: 'p3', dataLayer_obj: [two, three] },
      ],
      invalidProducts: [{ ProductId: 'p4', dataLayer_obj: { event: 'not added' } }],
    };
    expect(read(reply).dataLayer).toEqual([one, two, three]);
  });

  it('leave out a product without its number, and keep the others [wire Bad rows]', () => {
    const told = listenToConsole();
    const { added } = read({ validproducts: [{ displayName: 'Nameless' }, { ProductId: 'p1' }, null] });
    expect(added.map(({ productId }) => productId)).toEqual(['p1']);
    expect(told().join()).toContain('validproducts.0.ProductId');
  });

  it.each([
    ['nothing', {}],
    ['null', { validproducts: null, invalidProducts: null }],
    ['empty text', { validproducts: '', invalidProducts: '' }],
  ])('are none if the reply has %s', (_, reply) => {
    expect(read(reply)).toEqual({ added: [], refused: [], dataLayer: [] });
  });

  it('are unwrapped, from JSON text too [wire Envelope]', () => {
    const text = JSON.stringify({ validproducts: [{ ProductId: 'p1' }] });
    const { payload } = openEnvelope({ result: 'success', response: { response: text } });
    expect(read(payload).added).toHaveLength(1);
  });
});
