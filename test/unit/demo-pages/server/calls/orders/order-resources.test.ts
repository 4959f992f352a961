// @vitest-environment node
import { expect, it } from 'vitest';
import { shareShop } from '../../../../support/shopper.ts';

const { shopper } = shareShop();

interface Category {
  contentCategory: string;
  resources: { cUrl: string; mediaType: string; displayName: string }[];
}

const PATH = 'order/order-resources';

it('sorts the resources for an order’s products into categories [2 §2 Order resources]', async () => {
  const visitor = await shopper('/');
  const body = { orderId: 'W66401500', productIds: '142304,591234,211010,nothing' };
  const { text, payload } = await visitor.call(PATH, body);
  expect(JSON.parse(JSON.parse(text).response)).toEqual({ orderMsg: expect.stringContaining('W66401500') });
  expect(JSON.parse(text).products).toHaveLength(3);
  const categories = payload.categoryList as Category[];
  expect(categories.map(({ contentCategory }) => contentCategory)).toEqual([
    'Care & Handling Guides',
    'Videos',
    'Teacher Manuals',
    'Interactive Lessons',
  ]);
  const resources = categories.flatMap((category) => category.resources);
  expect(new Set(resources.map(({ mediaType }) => mediaType))).toEqual(
    new Set(['Document', 'Video', 'Interactive']),
  );
  for (const { cUrl } of resources) expect((await visitor.open(cUrl)).status).toBe(200);
});

it('lists nothing if there is nothing, and requires the order [2 §2 Order resources]', async () => {
  const visitor = await shopper('/');
  const { payload } = await visitor.call(PATH, { orderId: 'W1', productIds: ['nothing'] });
  expect(payload).toMatchObject({ orderMsg: 'Resources for order W1', categoryList: [] });
  expect((await visitor.call(PATH, { productIds: '142304' })).text).toContain('from your order');
  expect((await visitor.open('/resources/142304-nothing')).status).toBe(404);
});
