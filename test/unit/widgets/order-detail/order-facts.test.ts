import { describe, expect, it } from 'vitest';
import { orderItem, orderReply } from '../../support/order-reply.ts';
import { keepTestsApart } from '../../support/page.ts';
import { openOrder, texts } from './order-on-screen.ts';

keepTestsApart({ quiet: true });

describe('an order’s progress', () => {
  const factsOf = (page: Element) => texts(page.querySelectorAll('.cb-order__body > dl > div'));

  it('is shown by its status and its dates, if the server sends them [2 §2 Order status]', async () => {
    const order = orderReply({
      status: 'Partially Shipped',
      createdDate: '2026-11-20',
      submittedDate: '11/21/2026',
    });
    const { page } = await openOrder({ order });
    expect(factsOf(page)).toEqual([
      'StatusPartially Shipped',
      'Order date11/20/2026',
      'Submitted on11/21/2026',
    ]);
  });

  it.each([
    ['nothing', {}, []],
    ['only a status', { status: 'Shipped' }, ['StatusShipped']],
    ['empty texts', { status: '', createdDate: null, submittedDate: '' }, []],
  ])('isn’t guessed if the server sends %s [2 §2 Order status]', async (_, rest, shown) => {
    const { page } = await openOrder({ order: orderReply(rest) });
    expect(factsOf(page)).toEqual(shown);
  });
});

describe('the link from an order to its resources', () => {
  const NAME = 'Resources for this order';
  const two = orderReply({
    productDetails: {
      softGoodsItems: [orderItem(1), orderItem(2)],
      livingMaterialItems: [orderItem(1)],
    },
  });

  it('contains the order and each of its products once [2 §2 Way to resources]', async () => {
    const { link } = await openOrder({ order: two });
    expect(link(NAME)?.getAttribute('href')).toBe(
      `${location.origin}/order/resources?orderId=o1&productIds=351211,351212`,
    );
  });

  it('opens the page that the template names, and keeps its query [2 §2 Way to resources]', async () => {
    const { link } = await openOrder({ order: two, resourcesUrl: '/help/resources.jsp?lang=en' });
    expect(link(NAME)?.getAttribute('href')).toBe(
      `${location.origin}/help/resources.jsp?lang=en&orderId=o1&productIds=351211,351212`,
    );
  });

  it.each([
    ['an order without items', { order: orderReply({ productDetails: {} }) }],
    ['a page elsewhere', { resourcesUrl: 'https://elsewhere.example/' }],
    ['a page that is a script', { resourcesUrl: 'javascript:alert(1)' }],
  ])('is missing for %s [2 §2 Way to resources, S4]', async (_, options) => {
    const { link } = await openOrder(options);
    expect(link(NAME)).toBeUndefined();
  });
});
