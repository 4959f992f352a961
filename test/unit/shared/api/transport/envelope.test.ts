import { describe, expect, it } from 'vitest';
import { openEnvelope } from '../../../../../shared/api/transport/envelope.ts';
import { judgeReply } from '../../../../../shared/api/transport/reply.ts';

const payloads = {
  'a cart': { commerceItems: [{ commerceId: 'ci1' }], subTotal: '$1.00' },
  'an empty object': {},
  'a list': [{ giftlistId: 'gl1' }, { giftlistId: 'gl2' }],
};

const json = JSON.stringify;
const forms: Record<string, (payload: object) => unknown> = {
  'a wrapped object': (payload) => ({ result: 'success', response: payload }),
  'a wrapped JSON text': (payload) => ({ result: 'success', response: json(payload) }),
  'a doubly wrapped object': (payload) => ({ response: { response: payload } }),
  'a double wrapper, JSON text inside': (payload) => ({ response: { response: json(payload) } }),
  'a double wrapper, JSON text outside': (payload) => ({ response: json({ response: payload }) }),
  'a double wrapper, JSON text twice': (payload) => ({ response: json({ response: json(payload) }) }),
  'the older wrapper': (payload) => ({ atgResponse: payload }),
  'the older wrapper around the newer': (payload) => ({
    atgResponse: { result: 'success', response: payload },
  }),
  'JSON in a text': (payload) => json({ result: 'success', response: payload }),
  'JSON in a text, quoted twice': (payload) => json(json({ response: payload })),
  'JSON text with a byte order mark': (payload) => ({ response: `\uFEFF${json(payload)}` }),
  'nothing, bare': (payload) => payload,
};

/** The verdict on a reply with HTTP 200. */
const judge = (body: object) => judgeReply({ status: 200, type: 'basic' }, json(body));

describe('a payload', () => {
  const table = Object.entries(forms).flatMap(([form, wrap]) =>
    Object.entries(payloads).map(([name, payload]) => ({ form, name, wrap, payload })),
  );

  it.each(table)('$name is unwrapped from $form [wire Envelope]', ({ wrap, payload }) => {
    expect(openEnvelope(wrap(payload))).toMatchObject({ payload, failed: false, complaints: [] });
  });

  it('keeps the fields beside its wrapper, too [wire Envelope]', () => {
    const body = { response: json({ orderMsg: 'Thank you' }), products: [1], categoryList: [2] };
    expect(openEnvelope(body).payload).toEqual({ orderMsg: 'Thank you', products: [1], categoryList: [2] });
  });

  it('keeps a response that is a plain value [wire Envelope]', () => {
    expect(openEnvelope({ response: 'welcome' }).payload).toEqual({ response: 'welcome' });
    expect(openEnvelope({ atgResponse: 'void' })).toMatchObject({ failed: false });
  });

  it('gives up on endless wrappers [wire Envelope]', () => {
    let body: unknown = { deep: true };
    for (let depth = 0; depth < 50; depth++) body = { response: body };
    expect(openEnvelope(body).payload).toEqual({});
  });
});

describe('a refusal', () => {
  it.each<[string, object, object[]]>([
    ['a text', { errorMessage: 'Sold out' }, [{ message: 'Sold out' }]],
    [
      'a list of messages',
      { errorMessage: [{ message: 'A' }, { message: 'B' }] },
      [{ message: 'A' }, { message: 'B' }],
    ],
    [
      'messages with a key',
      { errorMessage: [{ key: 'zip', message: 'Z' }] },
      [{ field: 'zip', message: 'Z' }],
    ],
    ['`message`', { message: 'No such item' }, [{ message: 'No such item' }]],
    ['`_ERROR_MESSAGE_` as text', { _ERROR_MESSAGE_: 'Denied' }, [{ message: 'Denied' }]],
    [
      '`_ERROR_MESSAGE_` with properties',
      { _ERROR_MESSAGE_: { errors: ['Too short', 'Taken'], properties: ['password', 'email'] } },
      [
        { message: 'Too short', field: 'password' },
        { message: 'Taken', field: 'email' },
      ],
    ],
    [
      '`_ERROR_MESSAGE_` with more properties than errors',
      { _ERROR_MESSAGE_: { errors: ['Missing'], properties: ['firstName', 'lastName', null] } },
      [
        { message: 'Missing', field: 'firstName' },
        { message: '', field: 'lastName' },
      ],
    ],
    ['a list of texts', { errors: ['A', 'B'] }, [{ message: 'A' }, { message: 'B' }]],
    ['a list of objects', { errors: [{ message: 'A' }] }, [{ message: 'A' }]],
    [
      'form exceptions',
      {
        formError: true,
        formExceptions: [
          { localizedMessage: 'Bad code', errorCode: 'invalidCoupon', propertyName: 'couponId' },
        ],
      },
      [{ message: 'Bad code', code: 'invalidCoupon', field: 'couponId' }],
    ],
    ['a code without words', { errorCode: 'cartLocked' }, [{ message: '', code: 'cartLocked' }]],
    [
      'an error object',
      { error: { localizedMessage: 'No', messageCode: 'X1' } },
      [{ message: 'No', code: 'X1' }],
    ],
  ])('is read from %s, inside and outside the wrapper [wire Errors]', async (_, fields, messages) => {
    for (const body of [
      fields,
      { response: fields },
      { response: json(fields) },
      { result: 'error', ...fields },
    ]) {
      expect(await judge(body)).toMatchObject({ kind: 'business', messages });
    }
  });

  it('is read from the JSON text of a failed quick order [wire Errors]', async () => {
    const body = { result: 'error', response: '{"message":"Item XB1234 is not sold any more."}' };
    expect(await judge(body)).toMatchObject({
      kind: 'business',
      messages: [{ message: 'Item XB1234 is not sold any more.' }],
    });
  });

  it.each([
    ['the result says so, outside', { result: 'error', response: {} }, true],
    ['the result says so, inside', { response: { result: 'error' } }, true],
    ['outside says success and inside error', { result: 'success', response: { result: 'error' } }, true],
    [
      'form exceptions come with success',
      { result: 'success', formExceptions: [{ localizedMessage: 'No' }] },
      true,
    ],
    [
      'nested exceptions come with true',
      { result: true, exceptions: { formExceptions: [{ localizedMessage: 'No' }] } },
      true,
    ],
    ['only the form error flag is set', { formError: 'true' }, true],
    ['the result is unknown', { result: 'failure' }, true],
    ['the result is the opposite of success', { result: 'unsuccessful' }, true],
    ['the result only begins with success', { result: 'success=false' }, true],
    ['there is a message, but also success', { result: 'success', message: 'Added' }, false],
    ['there is a code, but also success', { result: 'success', errorCode: 'none' }, false],
    ['the code means none', { errorCode: '0' }, false],
    ['the code is the number for none', { errorCode: 0 }, false],
    ['form exceptions are empty', { result: 'success', formError: false, formExceptions: [] }, false],
    ['error fields are empty', { errorMessage: '', errors: [], message: null, _ERROR_MESSAGE_: {} }, false],
    ['the error flag is a text', { response: { response: { error: 'false' } } }, false],
  ])('when %s: %# [1 §7 Answers, wire Result, wire Form failures]', async (_, body, failed) => {
    expect(await judge(body)).toMatchObject({ kind: failed ? 'business' : 'ok' });
  });
});
