// @vitest-environment node
import { expect, it } from 'vitest';
import { navigation } from '../../../../../../demo-pages/server/pages/navigation.ts';
import { shareShop } from '../../../../support/shopper.ts';

const { shop, shopper } = shareShop();

const FOOTER = [
  '/help/contact-us',
  '/our-company/returns-exchanges-satisfaction-guarantee',
  '/help/shipping-information',
  '/help/credit-application',
  '/help/international-ordering',
  '/help/procurement-punchout-support',
  '/our-company/about-us',
  '/our-company/facilities',
  '/help/media-room',
  '/our-company/employment-opportunities',
  '/help/terms-of-use',
  '/help/privacy-and-security',
  '/help/affiliate-program',
];

it.each([...FOOTER, '/landing/college/materials-for-popular-biology-labs', '/life-science.ct', '/a/b-c.co'])(
  'has a page at %s, which links on [2 §2 Footer]',
  async (path) => {
    const visitor = await shopper();
    const { status, text } = await visitor.open(path);
    expect(status).toBe(200);
    expect(text).toMatch(/<main[^>]*>[\s\S]*<h1>/);
  },
);

it('has pages only for content, not for any address [2 §2 Footer]', async () => {
  const visitor = await shopper();
  for (const path of ['/help/nothing', '/.ct', '/x.html', '/constructor'])
    expect((await visitor.open(path)).status).toBe(404);
});

it('has a page behind every entry of the menu [embedding Navigation]', async () => {
  const visitor = await shopper();
  const { menu } = navigation('usual');
  const urls = menu.flatMap(({ url, folder }) => [
    url,
    ...folder.flatMap((each) => [each.url, ...each.items.map((item) => item.url)]),
  ]);
  for (const url of new Set(urls)) expect([url, (await visitor.open(url)).status]).toEqual([url, 200]);
});

it('has a menu with twelve entries of forty links each on request [embedding Navigation]', async () => {
  const visitor = await shopper('/?menu=large');
  const { menu } = visitor.state().navigation as ReturnType<typeof navigation>;
  expect(menu).toHaveLength(12);
  for (const { folder } of menu)
    expect(folder.reduce((sum, { items }) => sum + 1 + items.length, 0)).toBe(40);
  expect((await visitor.open(menu[11]?.folder[3]?.items[8]?.url ?? '')).status).toBe(200);
});

it('frames articles and the catalog form without touching the session [embedding Policy]', async () => {
  const visitor = await shopper('/learn');
  const page = await visitor.open('/learn');
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self' https:");
  for (const path of ['/learn/articles/keeping-daphnia', '/forms/catalog']) {
    const { status, headers } = await fetch(shop().address + path);
    expect(status).toBe(200);
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  }
  const refused = await fetch(`${shop().address}/forms/refused`);
  expect(refused.headers.get('x-frame-options')).toBe('DENY');
});

it('never sends the form that hangs, and ends it with the shop [2 §2 Catalog request]', async () => {
  const outcomes: string[] = [];
  const hanging = fetch(`${shop().address}/forms/hanging`).then(
    () => outcomes.push('sent'),
    () => outcomes.push('ended'),
  );
  // The shop answers in order of arrival, so this answer comes after the form's would have come.
  await fetch(`${shop().address}/forms/catalog`);
  expect(outcomes).toEqual([]);
  await shop().close();
  await hanging;
  expect(outcomes).toEqual(['ended']);
});
