import { describe, expect, it } from 'vitest';
import { exportPunchOutCart } from '../../../../../shared/api/checkout/punch-out.ts';
import { answerWith, listenToConsole } from '../../../support/replies.ts';

const LINE = {
  sku: 'XB1234',
  unitOfMeasure: 'EA',
  line: 1,
  quantity: '2',
  price: '12.50',
  description: 'Beaker',
  UNSPSC: '41121803',
  manufacturerName: 'Acme',
};
const ORDER = {
  productList: [LINE],
  action: 'create',
  sessionId: 's-1',
  redirect: 'https://portal.example/in',
};

describe('a cart for a procurement system', () => {
  it('becomes the fields of the form, in the order of the contract [1 §3 Punch-out line, §7 Punch-out]', async () => {
    const second = { ...LINE, sku: 'XB9', line: '2', UNSPSC: null, manufacturerName: '' };
    answerWith(JSON.stringify({ result: 'success', response: { ...ORDER, productList: [LINE, second] } }));
    expect(await exportPunchOutCart()).toEqual({
      ok: true,
      value: {
        redirectUrl: 'https://portal.example/in',
        fields: [
          ['sessionId', 's-1'],
          ['action', 'create'],
          ['sku', 'XB1234'],
          ['unitOfMeasure', 'EA'],
          ['line', '1'],
          ['quantity', '2'],
          ['price', '12.50'],
          ['description', 'Beaker'],
          ['UNSPSC', '41121803'],
          ['manufacturerName', 'Acme'],
          ['sku', 'XB9'],
          ['unitOfMeasure', 'EA'],
          ['line', '2'],
          ['quantity', '2'],
          ['price', '12.50'],
          ['description', 'Beaker'],
          ['UNSPSC', ''],
          ['manufacturerName', ''],
        ],
      },
    });
  });

  it('keeps every digit of a long session number [wire Long numbers]', async () => {
    answerWith(JSON.stringify(ORDER).replace('"s-1"', '-5166444348429687167'));
    const result = await exportPunchOutCart();
    expect(result.ok && result.value.fields[0]).toEqual(['sessionId', '-5166444348429687167']);
  });

  it.each(['unitOfMeasure', 'description', 'UNSPSC', 'manufacturerName'])(
    'is complete even if a line has no %s [1 §3 Punch-out line]',
    async (field) => {
      answerWith(JSON.stringify({ ...ORDER, productList: [{ ...LINE, [field]: null }] }));
      const result = await exportPunchOutCart();
      expect(result.ok && result.value.fields).toContainEqual([field, '']);
    },
  );

  it.each(['sku', 'line', 'quantity', 'price'])(
    'is refused as a whole if one line has no %s [1 §3 Punch-out line, S7]',
    async (field) => {
      listenToConsole();
      answerWith(JSON.stringify({ ...ORDER, productList: [LINE, { ...LINE, [field]: '' }] }));
      expect(await exportPunchOutCart()).toMatchObject({
        ok: false,
        failure: { kind: 'contract', detail: 'productList' },
      });
    },
  );

  it.each([
    { productList: [] },
    { productList: null },
    { productList: {} },
    { action: '' },
    { sessionId: null },
    { redirect: '' },
    { productList: [{ ...LINE, quantity: 'two' }] },
    { productList: [{ ...LINE, quantity: 0 }] },
    { productList: [{ ...LINE, price: 'ask' }] },
  ])('is refused with %j [1 §3 Punch-out line]', async (broken) => {
    listenToConsole();
    answerWith(JSON.stringify({ ...ORDER, ...broken }));
    expect(await exportPunchOutCart()).toMatchObject({ ok: false, failure: { kind: 'contract' } });
  });
});
