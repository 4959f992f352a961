import { describe, expect, it } from 'vitest';
import { reorder, reorderAfterChoice } from '../../../../../shared/api/orders/reorder.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const beaker = { ProductId: '351210', displayName: 'Beaker', quantity: '2', dataLayer_obj: { event: 'add' } };
const frog = { ProductId: '146610', displayName: 'Frog', message: 'Out of season.' };

async function reply(payload: object) {
  answerWith(JSON.stringify(payload));
  const result = await reorder('o1');
  if (!result.ok) throw new Error(result.failure.kind);
  return result.value;
}

describe('a reorder', () => {
  it('names the order, and says what was added and what wasn’t [2 §7 Reorder]', async () => {
    const sent = answerWith(
      JSON.stringify({ isCartModalFlag: 'true', validproducts: [beaker], invalidProducts: [frog] }),
    );
    expect(await reorder('o1')).toEqual({
      ok: true,
      value: {
        asksToChoose: false,
        errors: [],
        added: [{ productId: '351210', name: 'Beaker', quantity: 2 }],
        refused: [{ productId: '146610', name: 'Frog', message: 'Out of season.' }],
        dataLayer: [{ event: 'add' }],
      },
    });
    expect(sent[0]).toMatchObject({
      method: 'POST',
      url: '/api/rest/cb/order/reorder',
      body: { reorderOrderId: 'o1' },
    });
  });

  it.each([false, 'false', 0, '0'])(
    'asks for the choice if isCartModalFlag is %j [2 §4 Reorder]',
    async (flag) => {
      expect(await reply({ response: { isCartModalFlag: flag } })).toMatchObject({ asksToChoose: true });
    },
  );

  it.each([true, 'true', 1, '1'])(
    'asks for no choice if isCartModalFlag is %j [2 §4 Reorder]',
    async (flag) => {
      expect(await reply({ response: { isCartModalFlag: flag } })).toMatchObject({ asksToChoose: false });
    },
  );

  it.each<[string, object, boolean]>([
    ['products came', { validproducts: [beaker] }, false],
    ['only refused products came', { invalidProducts: [frog] }, false],
    ['words against it came', { result: 'success', errorMessage: [{ message: 'No.' }] }, false],
    ['nothing came', { result: 'success' }, true],
  ])(
    'without isCartModalFlag is decided by its contents: %s [2 §4 Reorder]',
    async (_, payload, asksToChoose) => {
      expect(await reply(payload)).toMatchObject({ asksToChoose });
    },
  );

  it('may be answered with a list that has one reply in it [2 §7 Reorder]', async () => {
    const read = await reply({
      result: 'success',
      response: [{ isCartModalFlag: true, validproducts: [beaker] }],
    });
    expect(read.added).toHaveLength(1);
    expect((await reply({ result: 'success', response: [] })).asksToChoose).toBe(true);
  });

  it('keeps the messages about some items beside the items that were added [2 §8 Reorder]', async () => {
    const errorMessage = [{ message: 'Frog: out of season.' }, { message: 'Newt: discontinued.' }];
    const read = await reply({
      result: 'success',
      isCartModalFlag: true,
      validproducts: [beaker],
      errorMessage,
    });
    expect(read).toMatchObject({
      errors: ['Frog: out of season.', 'Newt: discontinued.'],
      added: [{ productId: '351210' }],
    });
  });

  it('that is refused returns each of the server’s messages [2 §8 Reorder]', async () => {
    answerWith('{"result":"error","errorMessage":[{"message":"One."},{"message":"Two."}]}');
    expect(await reorder('o1')).toMatchObject({
      ok: false,
      failure: { kind: 'business', messages: [{ message: 'One.' }, { message: 'Two.' }] },
    });
  });

  it('leaves out a product without its number [wire Bad rows]', async () => {
    listenToConsole();
    const read = await reply({ isCartModalFlag: true, validproducts: [beaker, { displayName: 'Newt' }] });
    expect(read.added).toHaveLength(1);
  });

  it.each(['keep', 'clearCart'] as const)('after the choice sends it: %s [2 §7 Reorder]', async (action) => {
    const sent = answerWith('{"result":"success"}');
    expect(await reorderAfterChoice('o1', action)).toMatchObject({
      ok: true,
      value: { asksToChoose: false },
    });
    expect(sent[0]).toMatchObject({
      url: '/api/rest/cb/order/reorder-from-modal',
      body: { reorderOrderId: 'o1', action },
    });
  });
});
