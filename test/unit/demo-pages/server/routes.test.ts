// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { findWidgets, readDefinitions } from '../../../../shared/build/find-widgets.mjs';
import { ROOT } from '../../structure/source-files.ts';
import { shareShop } from '../../support/shopper.ts';

const { definitions } = await readDefinitions(ROOT, await findWidgets(ROOT));

/** The pages mount only widgets of the build, so this build has every widget. */
const built = mkdtempSync(join(tmpdir(), 'widgets-'));
for (const name of ['loader', ...definitions.keys()]) writeFileSync(join(built, `${name}.js`), 'export {}');
afterAll(() => rmSync(built, { recursive: true }));

/** On both confirmations, but only for guests who have ordered. */
const FOR_GUESTS = ['register-form'];

const routes = [...definitions]
  .filter(([name]) => !FOR_GUESTS.includes(name))
  .flatMap(([name, { documentation }]) => documentation.routes.map((route) => ({ name, route })));

/** The requirements of a page for its widgets: a kind of shopper, values for its query, an order. */
const ENTRIES: Record<string, string> = {
  '/account/order-detail?orderId=&userId=':
    '/account/order-detail?orderId=o99661500&userId=220022&as=individual',
  '/order/resources?orderId=&productIds=': '/order/resources?orderId=W66401500&productIds=142304',
  '/account/list-detail?giftlistId=&isWishlist=':
    '/account/list-detail?giftlistId=gl20002&isWishlist=false&as=individual',
  '/account/list-public?id=': '/account/list-public?id=310001',
  '/account/list-detail-public?giftlistId=&profileId=':
    '/account/list-detail-public?giftlistId=gl010000&profileId=310001',
  '/account/sso/profile.jsp?id=&goto=': '/account/sso/profile.jsp?id=220022',
  '/account/b2i/organization-user': '/account/b2i/organization-user?as=contract',
  'every page': '/catalogue',
};

describe('the pages of the demo shop', () => {
  const { shopper } = shareShop({ widgets: built });

  it.each(routes)(
    'have $name where its documentation says: $route [embedding Reference]',
    async ({ name, route }) => {
      const visitor = await shopper('/?as=individual');
      const { text } = await visitor.open(ENTRIES[route] ?? route);
      expect(text).toContain(`data-cb-widget="${name}"`);
    },
  );

  it('are documented for each widget [embedding Reference]', () => {
    expect([...definitions].filter(([, { documentation }]) => !documentation.routes.length)).toEqual([]);
  });
});
