/** A shopper's steps to a confirmation, on the demo shop's own pages. */
import { click, shows } from './screen.ts';
import type { Visit } from './visit.ts';

/** Orders the cart's contents, with the sample address offered to guests. */
export async function placeOrder({ tab, go }: Visit): Promise<void> {
  await go('/checkout/shipping?sample=true');
  await click(tab, 'form[action="/checkout/shipping"] [type="submit"]');
  await shows(tab, 'cb-order-confirmation .cb-confirmation[data-phase="ready"]');
}

/** Redeems a voucher of the demo shop. */
export async function redeemVoucher({ tab, go }: Visit): Promise<void> {
  await go('/redeem-voucher');
  await tab.run(() => {
    const form = document.querySelector('form[action="/redeem-voucher"]') as HTMLFormElement;
    const codes = document.querySelector('main table code')?.textContent ?? '';
    const person = { codes, firstName: 'Dana', lastName: 'Reyes', email: 'dana@example.com' };
    for (const [name, value] of Object.entries(person)) {
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    }
  });
  await click(tab, 'form[action="/redeem-voucher"] [type="submit"]');
  await shows(tab, 'cb-voucher-confirmation h1');
}
