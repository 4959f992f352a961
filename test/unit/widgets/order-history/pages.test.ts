import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { heldReplies } from '../../support/held-replies.ts';
import { goTo } from '../../support/moves.ts';
import { keepTestsApart } from '../../support/page.ts';
import { choose, click, settle, spoken } from '../../support/render.ts';
import { LIST, openHistory, ordersReply } from './history-on-screen.ts';

keepTestsApart({ quiet: true });

const PAGE = 'GET order/order-history-pagination';
const SORTED = 'GET order/order-history-sort-list';
const refusal = () => ({ result: 'error', errorMessage: 'Not now.' });

describe('a history’s pages', () => {
  it('have no links up to 12 orders [2 §2 Order pages, §9 Order history]', async () => {
    const screen = await openHistory({ replies: { [LIST]: ordersReply(1, 12, 12) } });
    expect(screen.page.querySelector('.cb-pagination')).toBeNull();
    expect(screen.range()).toBe('12 orders');
  });

  it('have links from 13 orders on, even if one page has them all [2 §2 Order pages, §9 Order history]', async () => {
    const links = ({ page }: { page: HTMLElement }) =>
      [...page.querySelectorAll('.cb-pagination a')].map(({ textContent }) => textContent);
    const thirteen = await openHistory({ replies: { [LIST]: ordersReply(1, 12, 13) } });
    expect([links(thirteen), thirteen.range()]).toEqual([['1', '2', 'Next'], 'Orders 1–12 of 13']);
    const twenty = await openHistory({
      query: '?size=24',
      replies: { [LIST]: ordersReply(1, 12, 20), [`${PAGE}/24/1/20`]: ordersReply(1, 20, 20) },
    });
    expect([links(twenty), twenty.range(), twenty.numbers().length]).toEqual([['1'], '20 orders', 20]);
  });

  it('have Previous, Next and numbers above 12 orders; gaps aren’t links [2 §2 Order pages, §9 Order history]', async () => {
    const screen = await openHistory({ replies: { [LIST]: ordersReply(1, 12, 137) } });
    const links = [...screen.page.querySelectorAll('.cb-pagination a')].map((link) => link.textContent);
    expect(links).toEqual(['1', '2', '3', '4', '5', '12', 'Next']);
    expect(screen.page.querySelector('.cb-pagination')?.textContent).toContain('…');
    expect(screen.range()).toBe('Orders 1–12 of 137');
  });

  it('change in place of the table, and then the results have the focus [accessibility Pages]', async () => {
    const screen = await openHistory({
      query: '?as=contract',
      replies: { [LIST]: ordersReply(1, 12, 26), [`${PAGE}/12/2/26`]: ordersReply(13, 12, 26) },
    });
    expect(screen.link('Next').getAttribute('href')).toBe('?as=contract&page=2');
    await click(screen.link('Next'));
    await settle();
    expect(screen.numbers()[0]).toBe('W13');
    expect(location.search).toBe('?as=contract&page=2');
    expect(document.activeElement?.textContent).toBe('Orders 13–24 of 26');
    expect(screen.page.querySelector('[aria-current=page].cb-pagination__link')?.textContent).toBe('2');
  });

  it('stay on screen until the next one is there, marked as busy', async () => {
    const held = heldReplies();
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 12, 26),
        [`${PAGE}/12/2/26`]: held.reply,
      },
    });
    await click(screen.link('Next'));
    expect(screen.numbers()[0]).toBe('W1');
    expect(screen.page.querySelector('table')?.getAttribute('aria-busy')).toBe('true');
    expect(screen.page.querySelector('.cb-skeleton')).toBeNull();
    await held.answer(ordersReply(13, 12, 26));
    expect(screen.page.querySelector('table')?.getAttribute('aria-busy')).toBe('false');
  });

  it('never return to an older reply [reliability Late replies]', async () => {
    const held = heldReplies();
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 12, 40),
        [`${PAGE}/12/2/40`]: held.reply,
        [`${PAGE}/12/3/40`]: ordersReply(25, 12, 40),
      },
    });
    await click(screen.link('Page 2'));
    await click(screen.link('Page 3'));
    await settle();
    await held.answer(ordersReply(13, 12, 40));
    expect(screen.numbers()[0]).toBe('W25');
    expect(location.search).toBe('?page=3');
  });

  it('follow Back and Forward, and say which one it is', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 12, 26),
        [`${PAGE}/12/2/26`]: ordersReply(13, 12, 26),
        [`${PAGE}/12/1/26`]: ordersReply(1, 12, 26),
      },
    });
    await click(screen.link('Next'));
    await settle();
    await goTo('/account/order');
    expect(screen.numbers()[0]).toBe('W1');
    expect(await spoken()).toBe('Orders 1–12 of 26');
    const before = screen.requests.length;
    await goTo('/account/order#top');
    expect(screen.requests).toHaveLength(before);
  });

  it('open as a shared address says [2 §2 Order pages]', async () => {
    const screen = await openHistory({
      query: '?page=2&size=24&sort=submittedDate&ascending=true',
      replies: { [`${SORTED}/submittedDate/true/2/24`]: ordersReply(25, 24, 61) },
    });
    expect(screen.asked()).toEqual(['sort-list/submittedDate/true/2/24']);
    expect(screen.range()).toBe('Orders 25–48 of 61');
    expect(screen.select().value).toBe('24');
    expect(screen.sorted()).toEqual(['Date ascending']);
  });

  it('are the same in a shared link and with Next, in any order that the server has [2 §2 Order pages]', async () => {
    const screen = await openHistory({
      query: '?page=2&size=24',
      replies: { [LIST]: ordersReply(1, 12, 61), [`${PAGE}/24/2/61`]: ordersReply(25, 24, 61) },
    });
    expect(screen.asked()).toEqual(['list', 'pagination/24/2/61']);
    expect(screen.range()).toBe('Orders 25–48 of 61');
  });

  it('end at the last one, even for an address beyond it', async () => {
    const screen = await openHistory({
      query: '?page=9',
      replies: {
        [LIST]: ordersReply(1, 12, 14),
        [`${PAGE}/12/9/14`]: ordersReply(1, 0, 14),
        [`${PAGE}/12/2/14`]: ordersReply(13, 2, 14),
      },
    });
    expect(screen.range()).toBe('Orders 13–14 of 14');
    expect(location.search).toBe('?page=2');
    await screen.page.unmount();
    const few = await openHistory({
      query: '?page=2',
      replies: {
        [LIST]: ordersReply(1, 3, 3),
        [`${PAGE}/12/2/3`]: ordersReply(1, 0, 3),
        [`${PAGE}/12/1/3`]: ordersReply(1, 3, 3),
      },
    });
    expect([few.range(), few.numbers(), location.search]).toEqual(['3 orders', ['W1', 'W2', 'W3'], '']);
  });

  it('go on if the server doesn’t say how many orders there are, until none come [wire Order pages]', async () => {
    const some = (first: number, count: number) => {
      const { response } = ordersReply(first, count, 0);
      return { result: 'success', response: response.rows };
    };
    const screen = await openHistory({
      replies: {
        [LIST]: some(1, 12),
        [`${PAGE}/12/2/12`]: some(13, 12),
        [`${PAGE}/12/3/24`]: some(25, 0),
        [`${PAGE}/12/2/24`]: some(13, 12),
      },
    });
    expect(screen.range()).toBe('Orders 1–12');
    await click(screen.link('Next'));
    await settle();
    expect(screen.range()).toBe('Orders 13–24');
    await click(screen.link('Next'));
    await settle();
    expect([screen.range(), location.search]).toEqual(['Orders 13–24 of 24', '?page=2']);
    expect(screen.link('Next')).toBeUndefined();
  });

  it('are read again when the page returns from the back/forward cache [reliability Back button]', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 3, 3),
        [`${PAGE}/12/1/3`]: [ordersReply(1, 4, 4), new Response('', { status: 401 })],
        [`${PAGE}/12/1/4`]: new Response('', { status: 401 }),
      },
    });
    const comeBack = async () => {
      await act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
      await settle();
    };
    await comeBack();
    expect(screen.range()).toBe('4 orders');
    await comeBack();
    expect(screen.numbers()).toEqual([]);
    expect(screen.link('Sign in').getAttribute('href')).toBe('/account/login?resume=prev');
  });

  it('are cut from the list if the server sends all orders at once', async () => {
    const screen = await openHistory({
      replies: { [LIST]: ordersReply(1, 26, 26), [`${PAGE}/12/3/26`]: ordersReply(1, 26, 26) },
    });
    expect(screen.numbers()).toHaveLength(12);
    await click(screen.link('Page 3'));
    await settle();
    expect(screen.numbers()).toEqual(['W25', 'W26']);
  });

  it('change their size from the first page on, and say how many there are [accessibility Pages]', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 12, 61),
        [`${PAGE}/12/2/61`]: ordersReply(13, 12, 61),
        [`${PAGE}/24/1/61`]: ordersReply(1, 24, 61),
      },
    });
    await click(screen.link('Next'));
    await settle();
    screen.select().focus();
    await choose(screen.select(), '24');
    expect(location.search).toBe('?size=24');
    expect(screen.numbers()).toHaveLength(24);
    expect(await spoken()).toBe('Orders 1–24 of 61');
    expect(document.activeElement).toBe(screen.select());
  });

  it('keep their orders if the next one can’t load, which can be tried again', async () => {
    const screen = await openHistory({
      replies: {
        [LIST]: ordersReply(1, 12, 26),
        [`${PAGE}/12/2/26`]: [refusal(), ordersReply(13, 12, 26)],
      },
    });
    await click(screen.link('Next'));
    await settle();
    expect(screen.numbers()[0]).toBe('W1');
    expect(screen.alert()).toContain('Not now.');
    await click(screen.button('Try again'));
    await settle();
    expect(screen.numbers()[0]).toBe('W13');
    expect([screen.alert(), document.activeElement?.textContent]).toEqual(['', 'Orders 13–24 of 26']);
  });

  it('abort their read when they’re removed from the page', async () => {
    const held = heldReplies();
    const screen = await openHistory({
      replies: {
        [LIST]: held.reply,
      },
    });
    await screen.page.unmount();
    await held.answer(ordersReply(1, 1, 1));
    expect(screen.page.innerHTML).toBe('');
    expect(console.error).not.toHaveBeenCalled();
  });
});
