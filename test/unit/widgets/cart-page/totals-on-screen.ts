import { act } from 'react';
import { expect } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { settle, type } from '../../support/render.ts';
import type { Replies } from '../../support/replies.ts';
import { MEMBER, openCart } from './cart-page-on-screen.ts';

export const APPLY = 'POST cart/apply-promo-code';
export const WITHDRAW = 'POST cart/remove-promo-code';
export const ESTIMATE = 'POST cart/zipCodeValidation';

export const GUEST = { ...MEMBER, transient: true };
export const CONTRACT = { ...MEMBER, userType: 2, siteType: 2 };
export const QUOTE = { ...MEMBER, userType: 3, siteType: 3 };
export const SESSION = { ...MEMBER, userSegment: { 'Punchout Session': 1 } };
export const SESSION_WITH_SHIPPING = { ...SESSION, userTypeCheck: { showShippingforPunchout: 1 } };

export const PROMOTION = 'Promotional code';
export const ZIP = 'Estimate Shipping by zip code';

/** A cart of two lines with these charges. */
export const charged = (shippingCharge: object = {}, rest: object = {}) =>
  cartReply([cartLine(1), cartLine(2)], { shippingCharge, ...rest });

/** The reply to an estimate: the totals as the text of a JSON object. */
export const estimated = (totals: object = {}) => ({
  result: 'success',
  response: JSON.stringify({
    zipCode: '27215',
    shipping: '$9.95',
    shippingTotal: '$9.95',
    tax: '$4.20',
    finalTotal: '$1,248.65',
    ...totals,
  }),
});

/** A cart page, with its totals and forms. */
export async function openTotals({
  cart = charged(),
  profile = MEMBER,
  replies = {},
  view = 'standard',
}: {
  cart?: object;
  profile?: object;
  replies?: Replies;
  view?: 'standard' | 'inspect';
} = {}) {
  const shown = await openCart({ cart, profile, replies, view });
  const { page, labelled: field } = shown;
  await settle();
  return {
    ...shown,
    field,
    form: (name: string) => page.querySelector<HTMLFormElement>(`form[aria-label="${name}"]`),
    /** The text that is read with the field. */
    described: (name: string) =>
      document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent,
    /** A line of the totals by its label: the amount, then its notes. */
    total: (name: string) => {
      const line = [...page.querySelectorAll('.cb-total')].find((candidate) =>
        candidate.querySelector('dt')?.textContent?.startsWith(name),
      );
      return line && [...line.querySelectorAll('dd')].map(({ textContent }) => textContent);
    },
    lines: () => page.querySelector<HTMLElement>('.cb-totals__lines'),
    summary: () => page.querySelector('.cb-summary')?.textContent ?? '',
  };
}

/** Types into a field and presses Enter there. */
export async function enter(field: HTMLInputElement, text: string): Promise<void> {
  await type(field, text);
  await act(async () => field.form?.requestSubmit());
  await settle();
}

/** Checks whether a field is marked. */
export function expectMarked(field: HTMLInputElement, marked: boolean): void {
  expect(field.getAttribute('aria-invalid')).toBe(marked ? 'true' : null);
}
