import { describe, expect, it } from 'vitest';
import { cartReply } from '../../support/cart-reply.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle, spoken, type } from '../../support/render.ts';
import { MEMBER, READ, UPDATE } from './cart-page-on-screen.ts';
import {
  charged,
  ESTIMATE,
  enter,
  estimated,
  expectMarked,
  GUEST,
  openTotals,
  QUOTE,
  SESSION,
  SESSION_WITH_SHIPPING,
  ZIP,
} from './totals-on-screen.ts';

keepTestsApart();

describe('the Estimate Shipping form', () => {
  it.each([
    ['', 'You did not enter a zip code'],
    ['  ', 'You did not enter a zip code'],
    ['2721', 'The zip code entered is not valid'],
    ['272155', 'The zip code entered is not valid'],
    ['27215-339', 'The zip code entered is not valid'],
    ['272153398', 'The zip code entered is not valid'],
    ['A1B 2C3', 'The zip code entered is not valid'],
  ])('refuses "%s": %s [1 §5 Zip code, §8 Fields]', async (typed, message) => {
    const { field, described, requests } = await openTotals();
    await enter(field(ZIP), typed);
    expect(described(ZIP)).toBe(message);
    expectMarked(field(ZIP), true);
    expect(requests).toEqual([]);
    await type(field(ZIP), '2');
    expectMarked(field(ZIP), false);
  });

  it("says 'Please add at least one item in cart' for an empty cart [1 §5 Empty cart]", async () => {
    const { field, described, requests } = await openTotals({ cart: cartReply([]) });
    await enter(field(ZIP), '27215');
    expect(described(ZIP)).toBe('Please add at least one item in cart');
    expect(requests).toEqual([]);
  });

  it('takes up to ten characters and a zip code that the browser suggests [1 §5 Zip code, §9 Zip code]', async () => {
    const { field } = await openTotals();
    expect(field(ZIP).maxLength).toBe(10);
    expect(field(ZIP).autocomplete).toBe('postal-code');
  });

  it.each(['27215', '27215-3398'])(
    "gets an estimate for %s; afterwards the button is 'update' [1 §4 Estimate]",
    async (zip) => {
      const { field, button, described, requests, total } = await openTotals({
        replies: { [ESTIMATE]: estimated({ zipCode: zip }) },
      });
      expect(button('estimate')).toBeTruthy();
      await enter(field(ZIP), zip);
      expect(requests).toEqual([
        { name: ESTIMATE, body: { zipCodeInput: zip, actionType: 'ShippingCharges' } },
      ]);
      expect(button('update')).toBeTruthy();
      expect(described(ZIP)).toBe(`Freight and tax are estimated for ${zip}.`);
      expect(total('Freight and handling')).toEqual(['$9.95']);
      expect(await spoken()).toContain(`Freight and tax are estimated for ${zip}.`);
    },
  );

  it.each([
    ['only freight', { tax: '' }, 'Freight and tax are estimated for 27215.'],
    ['only tax', { shipping: '', shippingTotal: '' }, 'Freight and tax are estimated for 27215.'],
    [
      "the word 'Exempt' alone",
      { shipping: '', shippingTotal: '', tax: 'Exempt' },
      'Freight and tax are estimated for 27215.',
    ],
    ['neither', { shipping: '', shippingTotal: '', tax: '' }, 'We don’t have an estimate for 27215.'],
  ])(
    'says that there is an estimate only if one of them has an amount: %s [1 §4 Estimate]',
    async (_, totals, told) => {
      const { field, described, total } = await openTotals({ replies: { [ESTIMATE]: estimated(totals) } });
      await enter(field(ZIP), '27215');
      expect(described(ZIP)).toBe(told);
      expect(await spoken()).toContain(told);
      if ('shippingTotal' in totals) expect(total('Freight and handling')).toEqual(['— Not available']);
      if ('tax' in totals && !totals.tax) expect(total('Tax')).toEqual(['— Not available']);
    },
  );

  it("says 'estimated' only of amounts that are: not during recalculation, nor after it has failed [1 §4 Estimate]", async () => {
    const lookup = heldReplies();
    const { described } = await openTotals({
      cart: charged({ zipCode: '27215' }),
      replies: { [ESTIMATE]: lookup.reply },
    });
    expect(described(ZIP)).toBe('Estimating…');
    await lookup.answer({ result: 'error' });
    await settle();
    expect(described(ZIP)).toBe('Five digits, or nine as in 27215-3398.');
  });

  it('doesn’t promise guests a tax [1 §2 Guest tax]', async () => {
    const { field, described } = await openTotals({ profile: GUEST, replies: { [ESTIMATE]: estimated() } });
    await enter(field(ZIP), '27215');
    expect(described(ZIP)).toBe('Freight is estimated for 27215.');
  });

  it('shows that it is loading, and keeps the focus [1 §4 Estimate]', async () => {
    const lookup = heldReplies();
    const { field, button, described, lines } = await openTotals({ replies: { [ESTIMATE]: lookup.reply } });
    await type(field(ZIP), '27215');
    await click(button('estimate'));
    await settle();
    expect(described(ZIP)).toBe('Estimating…');
    expect(button('estimate').getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button('estimate'));
    expect(lines()?.dataset.waiting).toBe('true');
    await lookup.answer(estimated());
    expect(button('update').getAttribute('aria-disabled')).toBeNull();
  });

  it('shows the server’s message about a zip code with the document’s below it, and marks the field [1 §8 Estimate]', async () => {
    const { field, described } = await openTotals({
      replies: { [ESTIMATE]: { result: 'error', errorMessage: 'We do not deliver there.' } },
    });
    await enter(field(ZIP), '00000');
    expect(described(ZIP)).toBe('We do not deliver there.\nPlease add at least one item in cart');
    expectMarked(field(ZIP), true);
    expect(field(ZIP).value).toBe('00000');
  });

  it('shows the message for an empty cart if a lookup fails without words [1 §8 Estimate]', async () => {
    const { field, described } = await openTotals({ replies: { [ESTIMATE]: { result: 'error' } } });
    await enter(field(ZIP), '27215');
    expect(described(ZIP)).toBe('Please add at least one item in cart');
    expectMarked(field(ZIP), true);
  });

  it.each([
    [{ result: 'error', errorCode: 'x' }, 'Please add at least one item in cart'],
    [{ formExceptions: [{ errorCode: 'x' }] }, 'Please add at least one item in cart'],
    [{ result: 'error', errorMessage: [{ message: '' }, { message: 'No.' }] }, 'No.'],
  ])('has a message for a refusal without words: %j [1 §8 Estimate, wire Errors]', async (refusal, told) => {
    const { field, described } = await openTotals({ replies: { [ESTIMATE]: refusal } });
    await enter(field(ZIP), '27215');
    expect(described(ZIP)).toContain(told);
  });

  it('asks to try again if the shop couldn’t be reached [1 §8 Estimate]', async () => {
    const { field, described } = await openTotals({ replies: { [ESTIMATE]: null } });
    await enter(field(ZIP), '27215');
    expect(described(ZIP)).toBe('We couldn’t get an estimate for this zip code. Please try again.');
    expectMarked(field(ZIP), true);
  });

  it('keeps the previous estimate if another zip code is refused [1 §4 Estimate]', async () => {
    const { field, total, button } = await openTotals({
      cart: charged({ zipCode: '27215' }),
      replies: { [ESTIMATE]: [estimated(), { result: 'error', errorMessage: 'No.' }] },
    });
    await enter(field(ZIP), '00000');
    expect(total('Estimated total')).toEqual(['$1,248.65']);
    expect(button('update')).toBeTruthy();
  });

  it('keeps a typed zip code when the cart comes back with another one [1 §4 Estimate, reliability Typing]', async () => {
    const { row, field, described } = await openTotals({
      replies: {
        [UPDATE]: { result: 'success', cartDetails: charged({ zipCode: '27215' }) },
        [ESTIMATE]: estimated(),
      },
    });
    await type(field(ZIP), '10001');
    await enterQuantity(row(1));
    expect(field(ZIP).value).toBe('10001');
    expect(described(ZIP)).toBe('Freight and tax are estimated for 27215.');
  });

  it('estimates a known zip code again after the cart has changed [1 §4 Recalculation, §9 Estimate]', async () => {
    const { row, requests, total } = await openTotals({
      cart: charged({ zipCode: '27215' }),
      replies: {
        [UPDATE]: {
          result: 'success',
          cartDetails: charged({ zipCode: '27215' }, { subTotal: '$1,242.00' }),
        },
        [READ]: charged({ zipCode: '27215' }),
        [ESTIMATE]: [estimated(), estimated({ finalTotal: '$1,256.15' })],
      },
    });
    await enterQuantity(row(1));
    expect(requests.map(({ name }) => name)).toEqual([ESTIMATE, UPDATE, ESTIMATE]);
    expect(total('Estimated total')).toEqual(['$1,256.15']);
  });

  it.each([
    ['an individual', MEMBER, 'standard', true],
    ['a quote', QUOTE, 'standard', false],
    ['a punch-out session', SESSION, 'standard', false],
    ['a punch-out session with showShippingforPunchout 1', SESSION_WITH_SHIPPING, 'standard', true],
    ['the inspect view', MEMBER, 'inspect', false],
    ['a shopper without prices', { ...MEMBER, hidePrice: 'true' }, 'standard', false],
  ] as const)(
    'is shown for %s: %o %s %s [1 §2 Estimate, §6 Quote, §6 Punch-out session]',
    async (_, profile, view, shown) => {
      const { form } = await openTotals({ profile, view });
      expect(form(ZIP) !== null).toBe(shown);
    },
  );
});

/** Changes a line's quantity and leaves the field. */
async function enterQuantity(row: HTMLElement): Promise<void> {
  const field = row.querySelector('input') as HTMLInputElement;
  await type(field, '5');
  await settle();
  field.blur();
  await settle();
}
