/** A shopper's steps to a confirmation, on the demo shop's own pages. */
import type { Page } from 'puppeteer-core';
import { readFrom } from './shop-visit.ts';

/** Orders the cart's contents, with the sample address offered to guests. Starts on any page. */
export async function placeOrder(page: Page): Promise<void> {
  await page.goto(new URL('/checkout/shipping?sample=true', page.url()).href);
  await submit(page, 'form[action="/checkout/shipping"]');
}

/** Redeems a voucher of the demo shop under this address. Starts on any page. */
export async function redeemVoucher(page: Page, email: string): Promise<void> {
  await page.goto(new URL('/redeem-voucher', page.url()).href);
  await readFrom(
    page,
    'form[action="/redeem-voucher"]',
    (form, address) => {
      const code = document.querySelector('main table code')?.textContent ?? '';
      for (const [name, value] of Object.entries({
        codes: code,
        firstName: 'Dana',
        lastName: 'Reyes',
        email: address,
      })) {
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      }
    },
    email,
  );
  await submit(page, 'form[action="/redeem-voucher"]');
}

async function submit(page: Page, form: string): Promise<void> {
  const next = page.waitForNavigation({ waitUntil: 'domcontentloaded' });
  await readFrom(page, form, (element) => (element as HTMLFormElement).requestSubmit());
  await next;
}
