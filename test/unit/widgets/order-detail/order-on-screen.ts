import { orderReply } from '../../support/order-reply.ts';
import { click, render, settle } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { allNamed, screenOf } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';

export const READ = 'GET order/order-detail/o1/220022';
export const READ_ANY = 'GET order/order-detail-csr/o1/true';
export const REORDER = 'POST order/reorder';
export const CHOOSE = 'POST order/reorder-from-modal';
export const CART = 'GET cart/cart-details/false';
export const SUBMIT = 'POST profile/submit-temp-b2i-order';
export const LISTS = 'GET shopping-list/shopping-list-details';

/** A signed-in shopper who is shown prices. */
export const MEMBER = { transient: false, profileId: '220022', userType: 1, hidePrice: 'false' };
export const CSR = { ...MEMBER, profileId: '990001', userTypeCheck: { user: 'csr' } };

/** The page of an order as a shopper finds it. Everything is looked up by its name. */
export async function openOrder({
  order = orderReply() as object,
  profile = MEMBER as object,
  replies = {} as Replies,
  query = '?orderId=o1&userId=220022',
  csr = false,
  tempB2i = false,
  resourcesUrl = '/order/resources',
} = {}) {
  history.replaceState(null, '', `/account/order-detail${query}`);
  printState({ profile, config: { phone: '1-800-555-0142' } });
  const requests = answerCalls({ [READ]: order, ...replies });
  const left: string[] = [];
  document.addEventListener('cb:navigate', (event) => {
    event.preventDefault();
    left.push((event as CustomEvent<{ url: string }>).detail.url.replace(location.origin, ''));
  });
  const { OrderDetail } = await import('../../../../widgets/order-detail/order-detail.tsx');
  const page = await render(OrderDetail, { csr, tempB2i, resourcesUrl }, 'order-detail');
  await settle();

  const button = (name: string) =>
    allNamed<HTMLButtonElement>(page, 'button', name).at(-1) as HTMLButtonElement;
  return {
    page,
    requests,
    ...screenOf(page),
    /** The addresses that the page tried to navigate to; it always stays. */
    left,
    sent: (name: string) => requests.filter((request) => request.name === name),
    /** A block or section by its heading. */
    block: (name: string) =>
      [...page.querySelectorAll('h2')].find((one) => one.textContent === name)?.parentElement ?? null,
    button,
    alert: () => page.querySelector('[role="alert"]'),
    press: async (name: string) => {
      await click(button(name));
      await settle();
    },
  };
}

/** The texts of elements. */
export function texts(elements: Iterable<Element>): string[] {
  return [...elements].map(({ textContent }) => textContent ?? '');
}
