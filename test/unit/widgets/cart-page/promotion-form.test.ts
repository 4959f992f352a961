import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle, spoken, type } from '../../support/render.ts';
import { MEMBER, READ } from './cart-page-on-screen.ts';
import {
  APPLY,
  charged,
  ESTIMATE,
  enter,
  estimated,
  expectMarked,
  openTotals,
  PROMOTION,
  QUOTE,
  SESSION,
  WITHDRAW,
} from './totals-on-screen.ts';

keepTestsApart();
const TEN = { promotionId: 'TEN', discountAmount: '$12.00', discountMessage: 'You save 10%.' };
const applied = () => ({
  result: 'success',
  promotionId: 'TEN',
  discountMessage: 'You save 10%.',
  cartDetails: charged(TEN),
});
const refused = () => ({
  result: 'error',
  errorMessage: [{ message: 'This code has expired.' }, { message: 'Something else.' }],
});

describe('the promotional code form', () => {
  it("says 'You did not enter a promotion code' in the error style, and sends nothing [1 §5 Promotion code, §8 Fields]", async () => {
    const { field, button, described, requests } = await openTotals();
    await click(button('apply code'));
    await settle();
    expect(described(PROMOTION)).toBe('You did not enter a promotion code');
    expectMarked(field(PROMOTION), true);
    expect(document.activeElement).toBe(field(PROMOTION));
    expect(requests).toEqual([]);
  });

  it('removes the error with the next key [1 §5 Promotion code]', async () => {
    const { field, described } = await openTotals();
    await enter(field(PROMOTION), ' ');
    expectMarked(field(PROMOTION), true);
    await type(field(PROMOTION), 'T');
    expectMarked(field(PROMOTION), false);
    expect(described(PROMOTION)).toBeUndefined();
  });

  it("applies a code; afterwards the button is 'change code' [1 §4 Promotion, §7 Promotion]", async () => {
    const { field, button, described, requests, total } = await openTotals({
      replies: { [APPLY]: applied() },
    });
    await enter(field(PROMOTION), ' ten ');
    expect(requests).toEqual([{ name: APPLY, body: { actionType: 'applyCouponCode', couponId: 'ten' } }]);
    expect(button('apply code')).toBeUndefined();
    expect(button('change code')).toBeTruthy();
    expect(field(PROMOTION).value).toBe('TEN');
    expect(described(PROMOTION)).toBe('TEN is on this order.');
    expect(total('Promotional discount')).toEqual(['-$12.00', 'You save 10%.']);
    expect(await spoken()).toContain('TEN is on this order.');
  });

  it("offers 'change code' for a code that the cart came with [1 §4 Promotion]", async () => {
    const { button, field } = await openTotals({ cart: charged(TEN) });
    expect(button('change code')).toBeTruthy();
    expect(field(PROMOTION).value).toBe('TEN');
  });

  it('changes the code [1 §4 Promotion]', async () => {
    const { field, described, requests } = await openTotals({
      cart: charged(TEN),
      replies: {
        [APPLY]: { result: 'success', promotionId: 'FIVE', cartDetails: charged({ promotionId: 'FIVE' }) },
      },
    });
    await enter(field(PROMOTION), 'FIVE');
    expect(requests.map(({ body }) => body)).toEqual([{ actionType: 'applyCouponCode', couponId: 'FIVE' }]);
    expect(described(PROMOTION)).toBe('FIVE is on this order.');
  });

  it("shows the server's first message under the field, and keeps what was typed [1 §8 Promotion]", async () => {
    const { field, described } = await openTotals({ replies: { [APPLY]: refused() } });
    await enter(field(PROMOTION), 'OLD');
    expect(described(PROMOTION)).toBe('This code has expired.');
    expectMarked(field(PROMOTION), true);
    expect(field(PROMOTION).value).toBe('OLD');
    expect(await spoken()).toContain('This code has expired.');
  });

  it.each([
    [{ result: 'error', errorCode: 'x' }, 'We couldn’t apply the promotional code.'],
    [{ formExceptions: [{ errorCode: 'x' }] }, 'We couldn’t apply the promotional code.'],
    [{ result: 'error', errorMessage: [{ message: '' }, { message: 'No.' }] }, 'No.'],
  ])('has a message for a refusal without words: %j [1 §8 Promotion, wire Errors]', async (refusal, told) => {
    const { field, described } = await openTotals({ replies: { [APPLY]: refusal } });
    await enter(field(PROMOTION), 'OLD');
    expect(described(PROMOTION)).toContain(told);
  });

  it('inserts nothing before the focused field, where Firefox would take the caret, so that Orca says an error once [accessibility Fields]', async () => {
    const { field } = await openTotals({ replies: { [APPLY]: refused() } });
    const before = field(PROMOTION).previousSibling;
    await enter(field(PROMOTION), 'X');
    expectMarked(field(PROMOTION), true);
    expect(field(PROMOTION).previousSibling).toBe(before);
  });

  it('says that a code couldn’t be applied if no reply arrived [1 §8 Promotion]', async () => {
    const { field, described } = await openTotals({
      replies: { [APPLY]: null, [READ]: charged() },
    });
    await enter(field(PROMOTION), 'TEN');
    expect(described(PROMOTION)).toContain('Please try again.');
    expectMarked(field(PROMOTION), true);
  });

  it('is busy during the call, keeps the focus and sends once [1 §4 Promotion]', async () => {
    const answer = heldReplies();
    const { field, button, described, requests } = await openTotals({ replies: { [APPLY]: answer.reply } });
    await type(field(PROMOTION), 'TEN');
    await click(button('apply code'));
    await settle();
    expect(button('apply code').getAttribute('aria-disabled')).toBe('true');
    expect(described(PROMOTION)).toBe('Applying your code…');
    expect(document.activeElement).toBe(button('apply code'));
    await click(button('apply code'));
    expect(requests).toHaveLength(1);
    await answer.answer(applied());
    expect(button('change code').getAttribute('aria-disabled')).toBeNull();
  });

  it('removes the code, is reset, and reads the totals again [1 §4 Promotion]', async () => {
    const cart = charged({ ...TEN, zipCode: '27215' });
    const { field, button, requests, total } = await openTotals({
      cart,
      replies: {
        [WITHDRAW]: { result: 'success', cartDetails: charged({ zipCode: '27215' }) },
        [ESTIMATE]: [estimated({ ...TEN }), estimated({ finalTotal: '$1,260.65' })],
      },
    });
    await click(button('Remove promotional code TEN'));
    await settle();
    expect(requests.map(({ name }) => name)).toEqual([ESTIMATE, WITHDRAW, ESTIMATE]);
    expect(requests[1]?.body).toEqual({ actionType: 'removeCouponCode', couponId: 'TEN' });
    expect(field(PROMOTION).value).toBe('');
    expect(button('apply code')).toBeTruthy();
    expect(document.activeElement).toBe(field(PROMOTION));
    expect(total('Promotional discount')).toBeUndefined();
    expect(total('Estimated total')).toEqual(['$1,260.65']);
    expect(await spoken()).toContain('The promotional code was removed.');
  });

  it('says that a code couldn’t be removed, which stays on the order [1 §8 Clearing]', async () => {
    const { button, described } = await openTotals({
      cart: charged(TEN),
      replies: { [WITHDRAW]: { result: 'error', errorMessage: 'Not now.' } },
    });
    await click(button('Remove promotional code TEN'));
    await settle();
    expect(described(PROMOTION)).toBe('Not now.');
    expect(button('Remove promotional code TEN')).toBeTruthy();
  });

  it.each([
    ['an individual', MEMBER, true],
    ['a quote', QUOTE, false],
    ['a punch-out session', SESSION, false],
    ['a shopper without prices', { ...MEMBER, hidePrice: 'true' }, true],
  ])('is shown for %s: %o %s [1 §2 Promotion, §6 Quote]', async (_, profile, shown) => {
    const { form } = await openTotals({ profile });
    expect(form(PROMOTION) !== null).toBe(shown);
  });
});
