/** An order confirmation on its own page, as a shopper finds it. */
import { vi } from 'vitest';
import { beginPage } from '../../support/page.ts';
import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';
import { printState } from '../../support/state-block.ts';

export const READ = 'GET checkout/order-confirm';
export const PROMO = 'GET order/order-confirm-promo-top';
export const REPORT = 'POST checkout/set-heap-track-id';

/** The reply with an order; `rest` replaces single fields. */
export function confirmationReply(rest: object = {}): object {
  return {
    result: 'success',
    response: {
      webOrderId: 'W1001',
      lastOrderId: 'o42',
      submittedDate: '2026-11-21',
      coupon: 'SPRING',
      promotionMsg: 'Ten percent off',
      promotionDiscountMsg: 'You saved ten percent',
      discountAmount: '10.00',
      cartTotal: '$100.00',
      shippingTotal: '8.50',
      nonContractShipping: '12.25',
      tax: '6.75',
      retailTotal: '131.00',
      total: '105.25',
      ThanksMsg: 'Thank you, Dana!',
      confirmMsg: 'You will receive an email confirmation shortly.',
      specialInstruction: 'Ring twice\nLeave with the office',
      myAccountUrl: '/account/landing.jsp?x=1',
      shippingPreferenceForNonLiving: 'ship-Now',
      paymentAddressMap: {
        PaymentType: 'Credit Card',
        creditCardNumberForPaymentDetails: '1234',
        expirationMonth: '4',
        expirationYear: '2031',
        cardPoRefNumber: 'REQ-88100',
        companyName: 'Riverbend District',
        address1: '7 Administration Plaza',
        city: 'Seattle',
        State: 'WA',
        postalCode: '98101',
      },
      shippingAddressMap: {
        recipientFirstName: 'Marguerite',
        recipientLastName: 'Okonkwo',
        companyName: 'Riverbend High School',
        address1: '2250 Harbor View Drive',
        address2: 'Dock 2',
        location: 'Curie Hall B-204',
        city: 'Seattle',
        State: 'WA',
        postalCode: '98101-2250',
        primaryPhoneNumber: '206-555-0155',
        recipientEmail: 'receiving@riverbend.example',
      },
      livingMaterialItems: [
        {
          imagePathLivingMaterial: '/images/frog.jpg',
          descriptionLivingMaterial: 'Grass Frog',
          itemNumberLivingMaterial: '146610',
          shippingMethodLivingMaterial: 'Overnight',
          quantityLivingMaterial: '3',
          arrivalStartDateLivingMaterial: '2026-11-24',
          arrivalEndDateLivingMaterial: '2026-11-25',
          yourPrice: '4.00',
          basePrice: '5.00',
          itemTotal: '12.00',
        },
      ],
      nonLivingCategoryItems: [
        {
          descriptionNonLivingCategory: 'Beaker',
          itemNumberNonLivingCategory: '721002',
          shippingMethodNonLivingCategory: 'Ground',
          quantityNonLivingCategory: 16,
          deliveryDateNonLivingCategory: '11/30/2026',
          backOrderTextNonLivingCategory: 'Two of them follow in December',
          yourPrice: '5.50',
          basePrice: '5.50',
          itemTotal: '88.00',
        },
      ],
      dataLayerObject: {
        event: 'purchase',
        email: 'dana@example.com',
        ecommerce: { transaction_id: 'W1001', value: 105.25, items: [{ item_id: '146610', price: 4 }] },
      },
      ...rest,
    },
  };
}

/** The entries of the page's tag manager. */
export function dataLayer(): object[] {
  return (window as { dataLayer?: object[] }).dataLayer ?? [];
}

let isFirstPage = true;

/** Leaves no trace of an earlier shopper. */
export function forgetShopper(): void {
  isFirstPage = true;
  localStorage.clear();
  Reflect.deleteProperty(window, 'dataLayer');
  history.replaceState(null, '', '/checkout/confirm');
}

export interface Shown {
  widget: HTMLElement & { unmount(): Promise<void> };
  requests: Request[];
  /** The text of the widget, or of the first element in it that the selector finds. */
  text(selector?: string): string;
  /** The lines of the description lists: 'Total: $105.25'. */
  facts(): string[];
  named(selector: string, name: string): HTMLElement;
}

/** Opens the page again, with this profile printed into it. */
export async function showOrder(
  replies: Replies = {},
  profile: object = {},
  config: object = {},
  resourcesUrl = '/order/resources',
): Promise<Shown> {
  if (isFirstPage) beginPage();
  else vi.resetModules();
  isFirstPage = false;
  document.getElementById('cb-state')?.remove();
  printState({
    config: { phone: '1-800-555-0142', storeName: 'Fernbrook', ...config },
    profile: { profileId: '1', hidePrice: 'false', userType: 1, ...profile },
  });
  const requests = answerCalls({
    [READ]: confirmationReply(),
    [PROMO]: { result: 'success', targeterResult: '' },
    [REPORT]: { result: 'success' },
    ...replies,
  });
  const { OrderConfirmation } = await import('../../../../widgets/order-confirmation/order-confirmation.tsx');
  const widget = await render(OrderConfirmation, { resourcesUrl }, 'order-confirmation');
  await settle();
  return {
    widget,
    requests,
    text: (selector) => (selector ? widget.querySelector(selector) : widget)?.textContent ?? '',
    facts: () =>
      [...widget.querySelectorAll('.cb-fact')].map(
        (fact) =>
          `${fact.querySelector('dt')?.textContent}: ${fact.querySelector('dd')?.textContent?.trim()}`,
      ),
    named: (selector, name) =>
      [...widget.querySelectorAll<HTMLElement>(selector)].find(
        ({ textContent }) => textContent === name,
      ) as HTMLElement,
  };
}

/** A guest who has just ordered. */
export const GUEST = { transient: true, profileId: null };

/** Silences the console, and returns what was written to it. */
export function quiet() {
  return vi.spyOn(console, 'error').mockImplementation(() => {});
}

/** The rows of the table of that name, each cell's text. */
export function rows(widget: HTMLElement, caption: string): (string | null)[][] {
  const table = [...widget.querySelectorAll('table')].find(
    (candidate) => candidate.querySelector('caption')?.textContent === caption,
  );
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}
