/** The snippets of the demo pages, in a page as a template's author would paste them. */
import { describe, expect, it } from 'vitest';
import { widgetNames } from '../../unit/structure/source-files.ts';
import { findViolations } from '../support/accessibility/audit.ts';
import { eventually, readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Attributes without which a widget does not mount. */
const REQUIRED: Record<string, string> = {
  'catalog-request': '&data-form-url=/forms/catalog',
  'promo-area': '&data-source=cart-bottom',
};

describe('the mount point of a snippet', () => {
  // Snippets are put into the page as text here, which the policy forbids.
  const shop = useShop(SHIPPED, { policy: false });

  it('mounts every widget [workbench Snippets]', async () => {
    const addresses = widgetNames().map((name) => `/snippets?widget=${name}${REQUIRED[name] ?? ''}`);
    // A widget that finds nothing to show on this page says so on the console.
    const { page } = await shop.visit('/snippets?as=contract', {
      expects: [/^console: \[catalogue-islands\]/],
    });
    await page.evaluate(async (pages) => {
      const place = document.createElement('div');
      place.id = 'pasted';
      document.querySelector('main')?.replaceChildren(place);
      for (const address of pages) {
        const text = await (await fetch(address)).text();
        const written = new DOMParser().parseFromString(text, 'text/html');
        const snippet = written.querySelector('[data-snippet="mount-point"]')?.textContent ?? '';
        place.insertAdjacentHTML('beforeend', snippet.replace('<div ', '<div data-cb-load="eager" '));
      }
    }, addresses);
    const waiting = () =>
      page.$$eval('#pasted > div', (points) =>
        points.filter((point) => !point.querySelector('.cb-island')).map((point) => point.outerHTML),
      );
    await eventually(waiting).toEqual([]);
    expect(await page.$$('#pasted > div')).toHaveLength(addresses.length);
  });
});

describe('the head of a snippet', () => {
  const shop = useShop(SHIPPED);

  it.each([
    ['script', 'src="/widgets/loader.js"', "script-src 'self'"],
    ['self', 'src="/widgets/releases/', "script-src 'self'"],
    ['nonce', 'nonce="NONCE"', "'nonce-NONCE'"],
    ['cdn', 'src="https://files.example/widgets/releases/', "'nonce-NONCE'"],
  ])('%s is exactly what its policy allows [workbench Snippets]', async (form, head, policy) => {
    const { page } = await shop.visit(`/snippets?widget=quick-order&with=${form}`, {});
    expect(await readFrom(page, '[data-snippet="head"]', (snippet) => snippet.textContent)).toContain(head);
    expect(await readFrom(page, '[data-snippet="policy"]', (snippet) => snippet.textContent)).toContain(
      policy,
    );
    expect(await findViolations(page)).toEqual([]);
  });
});
