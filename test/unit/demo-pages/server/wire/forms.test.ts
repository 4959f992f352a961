// @vitest-environment node
import { expect, it } from 'vitest';
import { envelopeForm, wrap, wrapAsText } from '../../../../../demo-pages/server/wire/envelope.ts';
import { Refusal, refusalBody } from '../../../../../demo-pages/server/wire/refusal.ts';
import { createVariation } from '../../../../../demo-pages/server/wire/variation.ts';
import { shareShop, unwrap } from '../../../support/shopper.ts';

const { shopper } = shareShop();

it('uses every form of envelope, each of which unwraps to the same payload [wire Envelope]', () => {
  const forms = [0, 1, 2, 3, 4, 5].map((nth) => envelopeForm('cart/update-item', nth));
  expect(new Set(forms).size).toBe(6);
  const bodies = forms.map((form) => JSON.stringify(wrap({ token: 'one' }, form)));
  expect(new Set(bodies).size).toBe(6);
  for (const body of bodies) expect(unwrap(body).token).toBe('one');
  for (const nth of [0, 1])
    expect(unwrap(JSON.stringify(wrapAsText({ token: 'one' }, nth))).token).toBe('one');
});

it('writes money, numbers, flags and missing texts in all their forms [wire Scalars]', () => {
  const vary = createVariation('seed');
  const draws = Array.from({ length: 60 });
  expect(new Set(draws.map(() => vary.money(1234.5)))).toEqual(new Set([1234.5, '1234.50', '$1,234.50']));
  expect(new Set(draws.map(() => vary.money(undefined)))).toEqual(new Set([null, '', undefined]));
  expect(new Set(draws.map(() => vary.number(3)))).toEqual(new Set([3, '3']));
  expect(new Set(draws.map(() => vary.flag(true)))).toEqual(new Set([true, 'true', 1, '1']));
  expect(new Set(draws.map(() => vary.flag(false)))).toEqual(new Set([false, 'false', 0, '0']));
  expect(new Set(draws.map(() => vary.text('')))).toEqual(new Set([null, '', undefined]));
});

it('sends a refusal in every error field that the contract names [wire Errors]', () => {
  const refusal = new Refusal('No.', 'code', 'field');
  const bodies = Array.from({ length: 9 }, (_, nth) => refusalBody(refusal, 'any', nth));
  expect(new Set(bodies.flatMap((body) => Object.keys(body)))).toEqual(
    new Set([
      'result',
      'errorMessage',
      'formError',
      'formExceptions',
      'message',
      '_ERROR_MESSAGE_',
      'errors',
    ]),
  );
  for (const body of bodies) expect(JSON.stringify(body)).toContain('No.');
});

it('gives the same replies to two sessions that make the same calls [reliability Faults]', async () => {
  const replies = async (): Promise<string[]> => {
    const visitor = await shopper('/?cart=sample');
    const texts = [];
    for (let nth = 0; nth < 6; nth++) texts.push((await visitor.call('cart/cart-details/false')).text);
    return texts;
  };
  const first = await replies();
  expect(await replies()).toEqual(first);
  expect(new Set(first).size).toBe(6);
});
