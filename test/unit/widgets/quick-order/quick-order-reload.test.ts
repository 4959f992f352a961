import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { cartLine, cartReply } from '../../support/cart-reply.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { beginPage, endPage } from '../../support/page.ts';
import { click, render, settle, spoken, type } from '../../support/render.ts';
import { answerCalls, type Replies } from '../../support/replies.ts';
import { allNamed } from '../../support/screen.ts';
import { printState } from '../../support/state-block.ts';
import { ADD, keepTestsApart, READ } from './quick-order-page.ts';

keepTestsApart();

const KEY = 'cb-quick-order-0';
const ITEM = '351211';
const MEMBER = { transient: false, profileId: '220022' };

/** A cart with this many pieces of the item. */
const cartWith = (quantity: number) =>
  cartReply(quantity ? [cartLine(1, { quantity })] : [], quantity ? {} : { isEmptyCart: 'true' });

/** The first form of a page that is loaded again. */
async function openPage({ replies = {}, profile = MEMBER }: { replies?: Replies; profile?: object } = {}) {
  endPage();
  beginPage();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  printState({ profile });
  // The page of the previous test may still request its cart.
  const requests = answerCalls({ [READ]: cartWith(0), ...replies });
  const { QuickOrder } = await import('../../../../widgets/quick-order/quick-order.tsx');
  const form = await render(QuickOrder, { rows: 1 }, 'quick-order');
  await settle();
  const [item, quantity] = form.querySelectorAll('input') as unknown as HTMLInputElement[];
  return {
    form,
    requests,
    typed: () => [...form.querySelectorAll('input')].map(({ value }) => value),
    add: async () => {
      await type(item as HTMLInputElement, ITEM);
      await type(quantity as HTMLInputElement, '2');
      await click(allNamed<HTMLButtonElement>(form, 'button', 'Add to Cart')[0] as HTMLButtonElement);
      await settle();
    },
  };
}

/** Adds two pieces to a cart that nobody has read, and loses the page before the reply. */
async function leaveWhileAdding(): Promise<void> {
  const { add } = await openPage({ replies: { [ADD]: heldReplies().reply, [READ]: cartWith(0) } });
  await add();
}

describe('a row that was being added when the page was reloaded [1 §8 Quick order draft]', () => {
  it('may have been added, if the cart has its quantity', async () => {
    await leaveWhileAdding();
    const { form, typed, requests } = await openPage({ replies: { [READ]: cartWith(3) } });
    expect(form.textContent).toContain(
      `Your cart has 3 of ${ITEM}. It may have been added before the page closed.`,
    );
    expect(typed()).toEqual([ITEM, '2']);
    expect(requests.map(({ name }) => name)).not.toContain(ADD);
    expect(await spoken()).toContain(`Your cart has 3 of ${ITEM}`);
  });

  it('isn’t in the cart yet, if its quantity is missing there', async () => {
    await leaveWhileAdding();
    const { form } = await openPage({ replies: { [READ]: cartWith(1) } });
    expect(form.textContent).toContain('Your cart doesn’t show that it was');
  });

  it('takes the quantity into account that was there before it', async () => {
    const sent = { itemNumber: ITEM, quantity: '2', sent: { before: 3 } };
    sessionStorage.setItem(KEY, JSON.stringify({ owner: '220022', rows: [sent] }));
    const { form } = await openPage({ replies: { [READ]: cartWith(3) } });
    expect(form.textContent).toContain('Your cart doesn’t show that it was');
  });

  it('may have been added, even if the cart spells its number differently [1 §5 Item number]', async () => {
    const sent = { itemNumber: ' sa4721a', quantity: '2', sent: { before: 1 } };
    sessionStorage.setItem(KEY, JSON.stringify({ owner: '220022', rows: [sent] }));
    const line = cartLine(1, { productId: 'SA4721A', quantity: 3 });
    const { form } = await openPage({ replies: { [READ]: cartReply([line]) } });
    expect(form.textContent).toContain('Your cart has 3 of');
  });

  it('may be in the cart if that can’t be read; typing ends the message', async () => {
    await leaveWhileAdding();
    const { form } = await openPage({ replies: { [READ]: new Response('', { status: 404 }) } });
    expect(form.textContent).toContain(
      `The page closed while ${ITEM} was being added, so it may be in your cart.`,
    );
    await type(form.querySelector('input') as HTMLInputElement, '351212');
    expect(form.textContent).not.toContain('was being added');
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '').rows).toEqual([
      { itemNumber: '351212', quantity: '2' },
    ]);
  });

  it('isn’t shown to another shopper', async () => {
    await leaveWhileAdding();
    const { typed, form } = await openPage({
      profile: { ...MEMBER, profileId: '330033' },
      replies: { [READ]: cartWith(0) },
    });
    expect(typed()).toEqual(['', '1']);
    expect(form.textContent).not.toContain(ITEM);
  });
});

it('forgets what was typed when the shopper signs out in another tab [1 §8 Quick order draft]', async () => {
  const { typed, form } = await openPage();
  await type(form.querySelector('input') as HTMLInputElement, ITEM);
  expect(sessionStorage.getItem(KEY)).toContain(ITEM);
  const { noteSignedOut } = await import('../../../../shared/stores/account/signed-out.ts');
  await act(async () => noteSignedOut());
  await settle();
  expect([typed(), sessionStorage.getItem(KEY)]).toEqual([['', '1'], null]);
});
