/** The server's HTML in a real browser, shown by a real widget. */
import { expect } from 'chai';
import DOMPurify from 'dompurify';
import { HOSTILE_HTML } from '../../corpora/hostile-html.ts';
import { findHtmlBreaches } from '../../corpora/html-breaches.ts';
import { ENCODED_FRAGMENTS } from '../../corpora/html-tricks.ts';
import { until } from '../support/mount.ts';
import { type FragmentPage, KINDS, openFragmentPage, type Sanitise } from './fragment-page.ts';
import { GOOD_FRAGMENTS } from './good-fragments.ts';
import { expectHtml } from './same-html.ts';

const NAMES: Record<(typeof KINDS)[number], string> = {
  guarded: "under the page's policy",
  plain: 'without a policy',
  quirks: 'on a page in quirks mode',
};

/** Lets images fail, frames load and animations start: everything that could trigger a script. */
async function settle({ page }: FragmentPage): Promise<void> {
  const images = [...page.document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.all(images);
  for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * The names of the hostile fragments of which a sanitiser lets something through. The fragments are parsed but never
 * run.
 */
function letThrough(sanitise: Sanitise): string[] {
  return Object.keys(HOSTILE_HTML).filter((name) => {
    const { body } = new DOMParser().parseFromString(
      `${sanitise(HOSTILE_HTML[name] as string)}`,
      'text/html',
    );
    return findHtmlBreaches(body).length > 0;
  });
}

describe('the probe of these tests', () => {
  // A browser takes seconds for the longest of them.
  const start = (html: string) => html.slice(0, 5000);

  it('finds a breach in nearly every fragment that isn’t cleaned [S2]', () => {
    expect(Object.keys(HOSTILE_HTML).length).to.be.greaterThan(175);
    expect(letThrough(start).length).to.be.greaterThan(210);
  });

  it('finds what a sanitiser with its usual settings lets through [S2]', () => {
    const loose = letThrough((html) => DOMPurify.sanitize(start(html)));
    expect(loose).to.include.members([
      'password form',
      'whole page covered',
      'own class in capitals',
      'a picture that is a call',
      'link to another host',
      'elements inside one another without end',
    ]);
  });
});

for (const kind of KINDS) {
  describe(`HTML from the server, ${NAMES[kind]}`, () => {
    let shop: FragmentPage;
    before(async () => {
      shop = await openFragmentPage(kind);
    });
    after(() => shop.close());

    it('is shown even if names in it shadow the body of the document that it is parsed in [S2]', async () => {
      const shadows = '<form name="body"></form><img name="body" alt=""><b>Sale</b>';
      const shown = await shop.show(`\n${shadows}`, `<base>${shadows}`);
      expect(shown.map(({ textContent }) => textContent)).to.deep.equal(['Sale', 'Sale']);
    });

    it('comes out harmless, whatever it is [S2]', async () => {
      expect(shop.page.document.compatMode).to.equal(kind === 'quirks' ? 'BackCompat' : 'CSS1Compat');
      const shown = await shop.show(...Object.values(HOSTILE_HTML));
      await settle(shop);
      expect(letThrough(shop.sanitise)).to.deep.equal([]);
      expect(shown.flatMap(findHtmlBreaches)).to.deep.equal([]);
      const texts = shown.map(({ textContent }) => textContent);
      expect(texts.filter((text) => /hostile = 1">|display: none/.test(text))).to.deep.equal([]);
      expect(shop.page.hostile).to.equal(undefined);
      expect(shop.page.parent).to.equal(window);
      expect(Reflect.get(window, 'hostile')).to.equal(undefined);
      expect(shop.page.document.baseURI).to.equal(shop.page.location.href);
      expect(shop.violations).to.deep.equal([]);
    });

    it('stays text if it is text [S3]', async () => {
      const shown = await shop.show(...Object.keys(ENCODED_FRAGMENTS));
      await settle(shop);
      expect(shown.map(({ textContent }) => textContent)).to.have.members(Object.values(ENCODED_FRAGMENTS));
      for (const element of shown) expect(element.querySelector('img, script')).to.equal(null);
      expect(shop.page.hostile).to.equal(undefined);
    });

    for (const [name, [written, expected]] of Object.entries(GOOD_FRAGMENTS)) {
      it(`keeps ${name} [S2, embedding Server HTML]`, async () => {
        const [shown] = await shop.show(written);
        expectHtml(shown, expected.replaceAll('SHOP', location.origin));
        expect(findHtmlBreaches(shown as Element)).to.deep.equal([]);
      });
    }

    it('isn’t written again when the same fragment is shown again [S3]', () => {
      expect(shop.sanitise('<b>Sale</b>')).to.equal(shop.sanitise('<b>Sale</b>'));
      expect(typeof shop.sanitise('<b>Sale</b>')).to.equal('object');
    });
  });
}

describe('HTML that was removed from the server’s fragments', () => {
  const FRAGMENT =
    '<p id="cookie" style="color: red; position: fixed" onclick="hostile = 1">Sale<video src="https://videos.example/lab.webm"></video></p>';

  /** Shows the fragment and returns the console's messages about it. */
  async function toldBy(query: string): Promise<string[]> {
    const shop = await openFragmentPage('guarded', query);
    const told: string[] = [];
    shop.page.console.error = (...words: unknown[]) => void told.push(String(words[0]));
    await shop.show(FRAGMENT);
    if (query) await until('the report', () => told.some((text) => text.includes('html-cleaned')) || null);
    else await settle(shop);
    shop.close();
    return told.filter((text) => text.includes('html-cleaned'));
  }

  it('is reported in debug mode, with the widget and the fragment [embedding Server HTML, embedding Debug]', async () => {
    const told = await toldBy('?cb-debug');
    expect(told).to.have.length(1);
    const parts = [
      'promo-area',
      'onclick of <p>',
      'id',
      'position: fixed of <p>',
      'https://videos.example/lab.webm',
    ];
    for (const part of [...parts, FRAGMENT]) expect(told[0]).to.contain(part);
    expect(told[0]).not.to.contain('color: red of');
  });

  it('isn’t reported otherwise [embedding Debug]', async () => {
    expect(await toldBy('')).to.deep.equal([]);
  });
});
