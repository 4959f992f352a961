/** Origins that the page lists: one by one, or all below a domain. */
import { describe, expect, it } from 'vitest';
import { cartStands, press, sees } from '../support/cart-screen.ts';
import { alterPages } from '../support/replies/altered-page.ts';
import { giveReply, rewriteReplies } from '../support/replies/given-replies.ts';
import { eventually, SHIPPED, useShop } from '../support/shop-visit.ts';

const RESOURCES = '/order/resources?orderId=W100&productIds=142304';

/** Makes the state block list only these origins. */
const listing =
  (key: string, ...origins: string[]) =>
  (html: string) =>
    html.replace(new RegExp(`"${key}":\\[[^\\]]*\\]`), `"${key}":${JSON.stringify(origins)}`);

describe('an entry of a list of origins', () => {
  const shop = useShop(SHIPPED);

  it('stands for every host below a domain, but not for the domain itself [embedding Origins]', async () => {
    const resources = [
      'https://media.example/a',
      'https://cdn.media.example/b',
      'https://eu.cdn.media.example/c',
      'https://media.example.evil.example/d',
      'https://evilmedia.example/e',
    ].map((cUrl) => ({ cUrl, displayName: cUrl }));
    const body = JSON.stringify({ categoryList: [{ contentCategory: 'Guides', resources }] });
    const { page } = await shop.visit(RESOURCES, {
      prepare: async (tab) => {
        await alterPages(tab, '/order/resources', listing('externalOrigins', 'https://*.media.example'));
        await giveReply(tab, 'order/order-resources', body);
      },
      expects: [/address-refused|was refused|not followed/],
    });
    await sees(page, 'https://evilmedia.example/e');
    const hrefs = await page.$$eval('.cb-resource-category a[href]', (links) => [
      ...new Set(links.map((link) => (link as HTMLAnchorElement).href)),
    ]);
    expect(hrefs).toEqual(['https://cdn.media.example/b', 'https://eu.cdn.media.example/c']);
  });

  it('is refused and reported if it would include every host of a top level [embedding Origins]', async () => {
    const told: string[] = [];
    const { page } = await shop.visit('/checkout/cart?cb-debug', {
      prepare: async (tab) => {
        tab.on('console', (message) => void told.push(message.text()));
        await alterPages(tab, '/checkout/cart', listing('externalOrigins', 'https://*.com'));
      },
      // In debug mode, this kind of problem is also explained.
      expects: [/https:\/\/\*\.com/, /bad-state-value: A value in #cb-state/],
    });
    await cartStands(page);
    await eventually(() => told.join('\n')).toMatch(/externalOrigins.*https:\/\/\*\.com/);
  });

  it('that is missing is named in the problem, with the origin, and the shopper isn’t blamed [embedding Origins, embedding Problem]', async () => {
    const { page } = await shop.visit('/checkout/cart?cart=plain&as=punchout-client', {
      prepare: (tab) =>
        rewriteReplies(
          tab,
          'punchout-cart-details',
          'http://127\\.0\\.0\\.1:\\d+',
          'https://unlisted.example',
        ),
      before: () => {
        const problems: string[] = [];
        Object.assign(window, { problems });
        document.addEventListener('cb:problem', (event) => {
          problems.push((event as CustomEvent).detail.hint);
        });
      },
      expects: [/"punch-out" was refused/],
    });
    await cartStands(page);
    await press(page, 'SEND CART TO Northfield Procurement');
    await sees(page, 'because our shop isn’t set up for the address of Northfield Procurement yet');
    const told = () => page.evaluate(() => (window as unknown as { problems: string[] }).problems.join('\n'));
    await eventually(told).toMatch(/https:\/\/unlisted\.example/);
    expect(await told()).toContain('punchoutOrigins');
    // Nothing of the address besides its origin.
    expect(await told()).not.toContain('/receive');
  });
});
