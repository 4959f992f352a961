/** Pages that come slowly, bring the loader late, or have cascade layers of their own. */
import { expect } from 'chai';
import { islandOf, openPage, openSlowPage, STATE_BLOCK } from './frame-page.ts';

const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
const FOOTER = '<div data-cb-widget="site-footer" data-cb-load="eager"><a href="/help">Help</a></div>';

describe('a page that comes slowly', () => {
  it('has its header as soon as that is parsed, and nothing that is not [embedding Streamed pages]', async () => {
    const { page, send, end } = openSlowPage();
    send(`<!DOCTYPE html><head>${STATE_BLOCK}
<script type="module" async src="/widgets/loader.js"></script></head><body><div id="page">
<div data-cb-widget="site-header"><a href="/chemistry">Chemistry</a></div>
<main><div data-cb-widget="site-footer" data-cb-load="eager"><a href="/first">First</a>`);
    // A script may put something behind what is still open.
    page.document.body.append(page.document.createElement('aside'));
    await islandOf(page, 'site-header');
    expect(page.document.readyState).to.equal('loading');
    expect(page.document.querySelector('cb-site-footer')).to.equal(null);
    expect(page.document.querySelector('[data-cb-widget="site-footer"]')?.textContent).to.equal('First');
    send('<a href="/second">Second</a></div>\n</main></div></body>');
    await islandOf(page, 'site-footer');
    end();
    expect(page.document.querySelectorAll('[data-cb-widget="site-footer"] > *')).to.have.length(1);
  });

  it('has nothing before its state block has come [embedding Streamed pages]', async () => {
    const { page, send, end } = openSlowPage();
    send(`<!DOCTYPE html><head><script type="module" async src="/widgets/loader.js"></script></head><body>
${FOOTER}
<p>More`);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(page.document.querySelector('cb-site-footer')).to.equal(null);
    send(`</p>${STATE_BLOCK}<p>End</p></body>`);
    end();
    await islandOf(page, 'site-footer');
  });
});

describe('a fragment that alone brings the loader', () => {
  // jQuery 1 runs no module, and tells nobody.
  const ways = { jquery: LOADER, 'jquery-1': "<script>import('/widgets/loader.js')</script>" };
  for (const [version, loader] of Object.entries(ways)) {
    it(`is mounted when ${version} loads it [embedding Late changes]`, async () => {
      const page = await openPage(`<!DOCTYPE html><head>${STATE_BLOCK}
<script src="/node_modules/${version}/dist/jquery.js"></script></head><body><div id="place"></div></body>`);
      const fragment = `/page?html=${encodeURIComponent(FOOTER + loader)}`;
      (page as unknown as { jQuery(selector: string): { load(url: string): void } })
        .jQuery('#place')
        .load(fragment);
      await islandOf(page, 'site-footer');
    });
  }
});

describe('a page with cascade layers of its own', () => {
  const THEIRS =
    '@layer theirs { * { float: left !important; display: block !important; color: red !important } }';

  for (const head of [
    `<style>${THEIRS}</style>${STATE_BLOCK}${LOADER}`,
    `${STATE_BLOCK}${LOADER}<style>${THEIRS}</style>`,
  ]) {
    it('outranks no declaration of a widget [css Cascade]', async () => {
      const page = await openPage(`<!DOCTYPE html><head>${head}</head><body><p>Theirs</p>${FOOTER}</body>`);
      const island = await islandOf(page, 'site-footer');
      const plain = await openPage(
        `<!DOCTYPE html><head>${STATE_BLOCK}${LOADER}</head><body>${FOOTER}</body>`,
      );
      const alone = await islandOf(plain, 'site-footer');
      const looks = (root: HTMLElement, of: typeof page) =>
        [...root.querySelectorAll('a, li')].map((link) => {
          const { display, color, float } = of.getComputedStyle(link);
          return [display, color, float];
        });
      expect(looks(island, page)).to.deep.equal(looks(alone, plain));
      expect(looks(alone, plain)).to.have.length.above(3);
      expect(page.getComputedStyle(page.document.querySelector('p') as Element).color).to.equal(
        'rgb(255, 0, 0)',
      );
    });
  }
});
