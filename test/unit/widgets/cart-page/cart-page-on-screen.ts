import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { allNamed, screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

export const READ = 'GET cart/cart-details/false';
export const UPDATE = 'POST cart/update-item';
export const REMOVE = 'POST cart/remove-product-from-cart';
export const QUARANTINE = 'POST cart/quarantine';
export const GO = 'POST cart/go-to-checkout';

/** A signed-in shopper who is shown prices. */
export const MEMBER = { transient: false, userType: 1, siteType: 1, hidePrice: 'false' };

/** A cart page as a shopper finds it. Everything is looked up by its name. */
export async function openCart({
  cart,
  profile = MEMBER,
  config = {},
  replies = {},
  view = 'standard' as 'standard' | 'inspect',
}: {
  /** The state block of the page; without it, the cart is read from `replies`. */
  cart?: object;
  profile?: object;
  config?: object;
  replies?: Replies;
  view?: 'standard' | 'inspect';
}) {
  printState({ profile, cart, config });
  const requests = answerCalls(replies);
  const { CartPage } = await import('../../../../widgets/cart-page/cart-page.tsx');
  const page = await render(CartPage, { view }, 'cart-page');
  await settle();

  return {
    page,
    requests,
    ...screenOf(page),
    row: (number: number) => page.querySelector(`[data-line="ci${number}"]`) as HTMLElement,
    buttons: (name: string) => allNamed<HTMLButtonElement>(page, 'button', name),
    field: (number: number) =>
      allNamed<HTMLInputElement>(page, 'input', `Quantity of Beaker ${number}`)[0] as HTMLInputElement,
  };
}
