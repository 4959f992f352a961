import { describe, expect, it, vi } from 'vitest';
import { keepTestsApart } from '../../support/page.ts';
import { click, settle } from '../../support/render.ts';
import { COMPLETE, LIST, MEMBER, openHistory, orderRow, ordersReply } from './history-on-screen.ts';

keepTestsApart({ quiet: true });

const ORGANIZATION = { ...MEMBER, userType: 2 };

describe('the order history', () => {
  it('has a breadcrumb, its heading, Print and a choice of 12, 24, 48 or 60 per page [2 §2 Order history]', async () => {
    const print = vi.fn();
    Object.assign(window, { print });
    const screen = await openHistory({ replies: { [LIST]: ordersReply(1, 2, 2) } });
    const trail = [...screen.page.querySelectorAll('nav li')].map((entry) => entry.textContent);
    expect(trail).toEqual(['My Account', 'Order History']);
    expect(screen.link('My Account').getAttribute('href')).toBe('/account/landing');
    expect(screen.page.querySelector('h1')?.textContent).toBe('Online Order History');
    expect([...screen.select().options].map(({ text }) => text)).toEqual(['12', '24', '48', '60']);
    expect(screen.select().value).toBe('12');
    await click(screen.button('Print'));
    expect(print).toHaveBeenCalledOnce();
  });

  it('lists order number, date, total, status and number of items [2 §2 Order columns]', async () => {
    const row = orderRow(1, { createdDate: '2025-05-28', total: '$1,234.50', quantity: '7' });
    const screen = await openHistory({ replies: { [LIST]: { rows: [row], totalCount: 1 } } });
    const heads = [...screen.page.querySelectorAll('thead th')].map((th) => th.textContent);
    expect(heads).toEqual(['Order #', 'Date', 'Total', 'Status', '# Items', 'Actions']);
    const cells = [...screen.page.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      'W1',
      '05/28/2025',
      '$1,234.50',
      'Shipped',
      '7',
      'ReorderView DetailsChoose items…',
    ]);
  });

  it('links each order to its page, with order and profile [2 §2 Order rows]', async () => {
    const row = orderRow(1, { orderId: 'o:1', profileId: '220022' });
    const screen = await openHistory({ replies: { [LIST]: { rows: [row], totalCount: 1 } } });
    const address = '/account/order-detail?orderId=o%3A1&userId=220022';
    expect(screen.link('W1').getAttribute('href')).toBe(address);
    expect(screen.link('View Details of order W1').getAttribute('href')).toBe(address);
  });

  it('shows no totals if prices are hidden [2 §6 Prices]', async () => {
    const screen = await openHistory({
      profile: { ...MEMBER, hidePrice: 'true' },
      replies: { [LIST]: ordersReply(1, 1, 1) },
    });
    expect(screen.text()).not.toMatch(/Total|\$/);
  });

  it('shows what it has of an order with few fields', async () => {
    const screen = await openHistory({
      replies: { [LIST]: { rows: [{ orderId: 7, profileId: 8 }], totalCount: '1' } },
    });
    expect(screen.numbers()).toEqual(['7']);
    expect(screen.range()).toBe('1 order');
  });

  it('says how many orders couldn’t be shown [reliability Partial replies]', async () => {
    const rows = [orderRow(1), { webOrderId: 'W2' }, null];
    const screen = await openHistory({ replies: { [LIST]: { rows, totalCount: 3 } } });
    expect(screen.numbers()).toEqual(['W1']);
    expect(screen.text()).toContain('We couldn’t show 2 orders on this page.');
  });

  it('says so if there are no orders, and links on', async () => {
    const screen = await openHistory({ replies: { [LIST]: { rows: [], totalCount: 0 } } });
    expect(screen.text()).toContain('You have no online orders yet.');
    expect(screen.link('Start Shopping').getAttribute('href')).toBe('/');
    expect([screen.page.querySelector('table'), screen.page.querySelector('select')]).toEqual([null, null]);
  });

  it('shows placeholders for the orders until they have loaded [visual Loading]', async () => {
    const screen = await openHistory({ replies: { [LIST]: () => new Promise(() => {}) } });
    expect(screen.page.querySelector('.cb-skeleton')).not.toBeNull();
    expect(screen.page.querySelector('.cb-orders__body')?.getAttribute('data-loading')).toBe('true');
  });

  it('sends guests to the login page, and requests nothing [2 §2 History guests, §6 Guest]', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const screen = await openHistory({ profile: { transient: true }, replies: {} });
    expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\/account\/login\?resume=prev$/));
    expect(screen.requests).toEqual([]);
    expect(screen.page.querySelector('table')).toBeNull();
  });
});

describe('orders that can’t be read', () => {
  const refusal = { result: 'error', errorMessage: 'The history is closed today.' };

  it('leave the server’s message and a button to try again', async () => {
    const screen = await openHistory({ replies: { [LIST]: [refusal, ordersReply(1, 3, 3)] } });
    expect(screen.alert()).toContain('The history is closed today.');
    await click(screen.button('Try again'));
    await settle();
    expect(screen.numbers()).toEqual(['W1', 'W2', 'W3']);
    expect(screen.alert()).toBe('');
    expect(document.activeElement?.textContent).toBe('3 orders');
  });

  it('lead to the login page if the session has ended', async () => {
    const screen = await openHistory({ replies: { [LIST]: new Response('', { status: 401 }) } });
    expect(screen.page.querySelector('[href="/account/login?resume=prev"]')).not.toBeNull();
    expect(screen.page.querySelector('.cb-skeleton')).toBeNull();
  });
});

describe('the complete order history [2 §2 Complete history]', () => {
  const LINK = 'https://orders.fernbrook.test/all';
  const open = (reply: object | null, profile: object = ORGANIZATION) =>
    openHistory({
      profile,
      config: { externalOrigins: ['https://orders.fernbrook.test'], phone: '1-800-555-0142' },
      replies: { [LIST]: ordersReply(1, 1, 1), [COMPLETE]: reply },
    });

  it('is explained to an organization’s buyers, and opened by a button with the server’s text', async () => {
    const screen = await open({ ordersPlusLink: LINK, linkMessage: 'See everything', accountFlag: '2' });
    const section = screen.page.querySelector('.cb-orders__complete');
    expect(section?.querySelector('h2')?.textContent).toBe('Complete Order History');
    for (const word of [
      'offline',
      'invoices',
      'payments',
      'vouchers',
      'customer service',
      '1-800-555-0142',
    ]) {
      expect(section?.textContent).toContain(word);
    }
    expect(screen.link('See everything').getAttribute('href')).toBe(LINK);
  });

  it.each([
    ['is on its way', () => new Promise<never>(() => {})],
    ['can’t be read', { result: 'error', errorMessage: 'Not now.' }],
  ])('doesn’t wait for the list, which %s', async (_, list) => {
    const screen = await openHistory({
      profile: ORGANIZATION,
      config: { externalOrigins: ['https://orders.fernbrook.test'] },
      replies: {
        [LIST]: list,
        [COMPLETE]: { ordersPlusLink: LINK, linkMessage: 'See everything', accountFlag: 2 },
      },
    });
    expect(screen.link('See everything').getAttribute('href')).toBe(LINK);
  });

  it('shows no number to call if the page has none', async () => {
    const screen = await openHistory({
      profile: ORGANIZATION,
      replies: { [LIST]: ordersReply(1, 1, 1), [COMPLETE]: { accountFlag: 1 } },
    });
    const texts = [...screen.page.querySelectorAll('.cb-orders__complete p')].map((one) =>
      one.textContent?.trim(),
    );
    expect(texts.at(-1)).toMatch(/customer service[^{}]*\.$/);
    expect(texts.join()).not.toMatch(/undefined|[{}]/);
  });

  it('is hidden for an account without the flag', async () => {
    const screen = await open({ ordersPlusLink: LINK, linkMessage: 'All', accountFlag: 0 });
    expect(screen.text()).not.toContain('Complete Order History');
  });

  it('is requested only for organizations [2 §6 Organization]', async () => {
    const screen = await open(null, MEMBER);
    expect(screen.asked()).toEqual(['list']);
  });

  it.each(['javascript:alert(1)', 'https://elsewhere.test/', '//elsewhere.test', ''])(
    'is explained without a button for the address "%s"',
    async (ordersPlusLink) => {
      const screen = await open({ ordersPlusLink, linkMessage: 'All', accountFlag: 2 });
      expect(screen.text()).toContain('Complete Order History');
      expect(screen.link('All')).toBeUndefined();
    },
  );

  it('is left out if it can’t be read; the console has the reason', async () => {
    const screen = await open(new Response('', { status: 404 }));
    expect(screen.text()).not.toContain('Complete Order History');
    expect(screen.alert()).toBe('');
    expect(console.error).toHaveBeenCalled();
  });
});
