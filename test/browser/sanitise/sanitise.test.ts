/** What becomes of the server's HTML in a real browser, shown by a real widget. */
import { expect } from 'chai';
import { type FragmentPage, openFragmentPage } from './fragment-page.ts';
import { GOOD_FRAGMENTS } from './good-fragments.ts';
import { ENCODED_FRAGMENTS, HOSTILE_FRAGMENTS } from './hostile-fragments.ts';

const TAGS = new Set(
  (
    'a b strong em i u br p ul ol li span div h3 h4 h5 img table thead tbody tfoot tr th td caption ' +
    'sup sub small hr'
  ).split(' '),
);
const ATTRIBUTES = new Set(
  'href src alt title class colspan rowspan scope width height target rel'.split(' '),
);

/** Everything in a fragment that the rules do not allow. */
function breachesIn(shown: Element): string[] {
  return [...shown.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const attributes = [...element.attributes].flatMap(({ name, value }) => {
      if (!ATTRIBUTES.has(name)) return [`${tag} ${name}`];
      if (name === 'target' && value !== '_blank') return [`${tag} target ${value}`];
      if (name === 'rel' && value !== 'noopener noreferrer') return [`${tag} rel ${value}`];
      if (/^(href|src)$/.test(name) && /rest.*cb/i.test(value)) return [`${tag} ${value}`];
      if (name === 'href' && !isOwn(value) && !/^(tel|mailto):/.test(value)) return [`${tag} ${value}`];
      if (name === 'src' && !isOwn(value) && !value.startsWith('https:')) return [`${tag} ${value}`];
      if (name === 'class' && /(^|\s)cb-/i.test(value)) return [`${tag} ${value}`];
      return [];
    });
    if (depthOf(element, shown) > 70) return [`${tag} too deep`];
    const isHtml = element.namespaceURI === 'http://www.w3.org/1999/xhtml';
    return isHtml && TAGS.has(tag) ? attributes : [tag, ...attributes];
  });
}

function depthOf(element: Element, within: Element): number {
  let depth = 0;
  for (let one: Element | null = element; one && one !== within; one = one.parentElement) depth += 1;
  return depth;
}

function isOwn(address: string): boolean {
  return URL.canParse(address) && new URL(address).origin === location.origin;
}

/** Lets images fail, frames load and animations start: everything that could set a script off. */
async function settle({ page }: FragmentPage): Promise<void> {
  const images = [...page.document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all(images);
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

describe('the probe of these tests', () => {
  it('finds a breach in nearly every fragment that is not cleaned', () => {
    const raw = Object.values(HOSTILE_FRAGMENTS).filter((fragment) => {
      const { body } = new DOMParser().parseFromString(fragment, 'text/html');
      return breachesIn(body).length > 0;
    });
    expect(raw.length).to.be.greaterThan(60);
  });
});

for (const hasPolicy of [true, false]) {
  describe(`HTML of the server, ${hasPolicy ? "under the page's policy" : 'without a policy'}`, () => {
    let shop: FragmentPage;
    before(async () => {
      shop = await openFragmentPage(hasPolicy);
    });
    after(() => shop.close());

    for (const [trick, fragment] of Object.entries(HOSTILE_FRAGMENTS)) {
      it(`comes out harmless: ${trick} [S2]`, async () => {
        shop.violations.length = 0;
        const shown = await shop.show(fragment);
        await settle(shop);
        expect(breachesIn(shown)).to.deep.equal([]);
        expect(shown.textContent).not.to.match(/hostile = 1">|display: none/);
        expect(shop.page.hostile).to.equal(undefined);
        expect(shop.page.parent).to.equal(window);
        expect(Reflect.get(window, 'hostile')).to.equal(undefined);
        expect(shop.page.document.baseURI).to.equal(shop.page.location.href);
        expect(shop.violations).to.deep.equal([]);
      });
    }

    for (const [fragment, text] of Object.entries(ENCODED_FRAGMENTS)) {
      it(`stays the text that it is: ${text} [S3]`, async () => {
        const shown = await shop.show(fragment);
        await settle(shop);
        expect(shown.textContent).to.equal(text);
        expect(shown.querySelector('img, script')).to.equal(null);
        expect(shop.page.hostile).to.equal(undefined);
      });
    }

    for (const [name, [written, expected]] of Object.entries(GOOD_FRAGMENTS)) {
      it(`keeps ${name} [S2]`, async () => {
        const shown = await shop.show(written);
        const order = (html: string) => html.replaceAll('SHOP', location.origin);
        expect(shown.innerHTML).to.equal(order(expected));
        expect(breachesIn(shown)).to.deep.equal([]);
      });
    }

    it('is not written anew when the same fragment is shown again [S3]', async () => {
      const clean = shop.page as unknown as Record<symbol, { sanitise(html: string): unknown }>;
      const { sanitise } = clean[Symbol.for('cb.registry')] as { sanitise(html: string): unknown };
      expect(sanitise('<b>Sale</b>')).to.equal(sanitise('<b>Sale</b>'));
      expect(typeof sanitise('<b>Sale</b>')).to.equal('object');
    });
  });
}
