import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PromoArea } from '../../../../widgets/promo-area/promo-area.tsx';
import type { PromoSource } from '../../../../widgets/promo-area/promo-area-state.ts';
import { heldReplies } from '../../support/held-replies.ts';
import { render, settle } from '../../support/render.ts';
import { answerCalls, type Replies, type Request } from '../../support/replies.ts';

const BOTTOM = 'GET cart/cart-bottom-area';
const CONFIRM = 'GET order/order-confirm-promo-top';

const promo = (targeterResult: unknown) => ({ result: 'success', response: { targeterResult } });

let requests: Request[];

/** The tests in a real browser cover markup; here, fragments are plain words. */
async function openPage(replies: Replies, source: PromoSource = 'cart-bottom') {
  requests = answerCalls(replies);
  const page = await render(PromoArea, { source });
  await settle();
  return page;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a promotional area', () => {
  it.each<[PromoSource, string]>([
    ['cart-bottom', BOTTOM],
    ['order-confirm', CONFIRM],
  ])(
    'shows the fragment of %s, read once [1 §2 Promotional area, §7 Content, 2 §7 Promotion banner]',
    async (source, name) => {
      const page = await openPage({ [name]: promo('Order by Friday') }, source);
      expect(page.textContent).toBe('Order by Friday');
      expect(requests.map((request) => request.name)).toEqual([name]);
    },
  );

  it('reserves a height while the fragment loads [1 §2 Promotional area]', async () => {
    const page = await openPage({ [BOTTOM]: () => new Promise(() => {}) });
    expect(page.querySelector('.cb-promo-area')?.getAttribute('data-state')).toBe('loading');
    expect(page.textContent).toBe('');
  });

  it.each<[string, object | null, number]>([
    ['an empty fragment', promo(''), 0],
    ['a fragment of blanks', promo(' \n '), 0],
    ['no fragment', { result: 'success' }, 0],
    ['a refusal', { result: 'error', errorMessage: 'no' }, 1],
    ['a page that is not there', new Response('', { status: 404 }), 1],
  ])('takes no space after %s [1 §2 Promotional area]', async (_, reply, reports) => {
    const page = await openPage({ [BOTTOM]: reply });
    expect(page.innerHTML).toBe('<div></div>');
    expect(console.error).toHaveBeenCalledTimes(reports);
  });

  it('aborts its read when it’s removed from the page [1 §2 Promotional area]', async () => {
    const held = heldReplies();
    const page = await openPage({
      [BOTTOM]: held.reply,
    });
    await page.unmount();
    await held.answer(promo('<b>Late</b>'));
    expect(page.innerHTML).toBe('');
    expect(console.error).not.toHaveBeenCalled();
  });
});
