/** Pages that arrive slowly, load the loader late, or have their own cascade layers. */
import { expect } from 'chai';
import { until } from '../support/mount.ts';
import { islandOf, openPage, openSlowPage, STATE_BLOCK } from './frame-page.ts';

const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
/** A loader that doesn't follow a page while it arrives: it mounts once, after the whole page has been parsed. */
const NAIVE_LOADER = `<script>
  document.addEventListener('DOMContentLoaded', () => {
    for (const point of document.querySelectorAll('[data-cb-widget]')) {
      const { cbWidget: name } = point.dataset;
      point.innerHTML = '<cb-' + name + ' class="cb-island"></cb-' + name + '>';
    }
  });
</script>`;
const FOOTER = '<div data-cb-widget="site-footer" data-cb-load="eager"><a href="/help">Help</a></div>';

/**
 * Waits until a page that is opened now has its widget. An earlier page that lacks one by then is still waiting for
 * something.
 */
async function laterPageMounts(): Promise<void> {
  const page = await openPage(`<!DOCTYPE html><head>${STATE_BLOCK}${LOADER}</head><body>${FOOTER}</body>`);
  await islandOf(page, 'site-footer');
}

/** The engine that runs these tests. */
declare const ENGINE: string;

/** WebKit runs no async script before a page has been parsed: there, widgets come with the end of the page. */
const itAsItComes = ENGINE === 'webkit' ? it.skip : it;

describe('a page that arrives slowly', () => {
  itAsItComes(
    'shows its header as soon as that has been parsed, and nothing that hasn’t [embedding Streamed pages]',
    async () => {
      const { page, send, end } = await openSlowPage(`<!DOCTYPE html><head>${STATE_BLOCK}
<script type="module" async src="/widgets/loader.js"></script></head><body><div id="page">
<div data-cb-widget="site-header"><a href="/chemistry">Chemistry</a></div>
<main><div data-cb-widget="site-footer" data-cb-load="eager"><a href="/first">First</a>`);
      await until('the open widget', () => page.document.querySelector('[href="/first"]'));
      // A script may insert something after an element that is still open.
      page.document.body.append(page.document.createElement('aside'));
      await islandOf(page, 'site-header');
      expect(page.document.readyState).to.equal('loading');
      expect(page.document.querySelector('cb-site-footer')).to.equal(null);
      expect(page.document.querySelector('[data-cb-widget="site-footer"]')?.textContent).to.equal('First');
      await send('<a href="/second">Second</a></div>\n</main></div></body>');
      await islandOf(page, 'site-footer');
      await end();
      expect(page.document.querySelectorAll('[data-cb-widget="site-footer"] > *')).to.have.length(1);
    },
  );

  itAsItComes('shows nothing before its state block has arrived [embedding Streamed pages]', async () => {
    const { page, send, end } =
      await openSlowPage(`<!DOCTYPE html><head><script type="module" async src="/widgets/loader.js"></script></head><body>
${FOOTER}
<p>More`);
    await until('the loader', () => page.cbWidgets?.version);
    await laterPageMounts();
    expect(page.document.querySelector('cb-site-footer')).to.equal(null);
    await send(`</p>${STATE_BLOCK}<p>End</p></body>`);
    await end();
    await islandOf(page, 'site-footer');
  });
});

/** Opens a page that loads this fragment by jQuery. */
async function openWithFragment(version: string, fragment: string) {
  const page = await openPage(`<!DOCTYPE html><head>${STATE_BLOCK}
<script src="/node_modules/${version}/dist/jquery.js"></script></head><body><div id="place"></div></body>`);
  const url = `/page?html=${encodeURIComponent(fragment)}`;
  (page as unknown as { jQuery(selector: string): { load(url: string): void } }).jQuery('#place').load(url);
  return page;
}

describe('a fragment that brings its own loader', () => {
  // jQuery 1 silently skips modules.
  const ways = { jquery: LOADER, 'jquery-1': "<script>import('/widgets/loader.js')</script>" };
  for (const [version, loader] of Object.entries(ways)) {
    it(`is mounted when ${version} loads it [embedding Late changes]`, async () => {
      const page = await openWithFragment(version, FOOTER + loader);
      await islandOf(page, 'site-footer');
    });
  }

  it('fails with a loader that waits for an event in the past, as does a header that waits for the end of its page', async () => {
    const fragment = await openWithFragment('jquery', FOOTER + NAIVE_LOADER);
    const start = '<body><div data-cb-widget="site-header"></div><p>More';
    const { page: slow, end } = await openSlowPage(`<!DOCTYPE html><head>${NAIVE_LOADER}</head>${start}`);
    await until('the fragment', () => fragment.document.querySelector('[data-cb-widget="site-footer"]'));
    await laterPageMounts();
    expect(fragment.document.querySelector('cb-site-footer.cb-island')).to.equal(null);
    expect(slow.document.querySelector('cb-site-header.cb-island')).to.equal(null);
    await end();
    await islandOf(slow, 'site-header');
  });
});

/** The effect of a page's rules and of ours on its links. */
const looks = (root: Element, { getComputedStyle }: Window) =>
  [...root.querySelectorAll('a, li')].map((link) => {
    const { display, color, float } = getComputedStyle(link);
    return [display, color, float];
  });

describe('a page with its own cascade layers', () => {
  const THEIRS =
    '@layer theirs { * { float: left !important; display: block !important; color: red !important } }';

  for (const head of [
    `<style>${THEIRS}</style>${STATE_BLOCK}${LOADER}`,
    `${STATE_BLOCK}${LOADER}<style>${THEIRS}</style>`,
  ]) {
    it('overrides no declaration of a widget [css Cascade]', async () => {
      const page = await openPage(`<!DOCTYPE html><head>${head}</head><body><p>Theirs</p>${FOOTER}</body>`);
      const island = await islandOf(page, 'site-footer');
      const plain = await openPage(
        `<!DOCTYPE html><head>${STATE_BLOCK}${LOADER}</head><body>${FOOTER}</body>`,
      );
      const alone = await islandOf(plain, 'site-footer');
      expect(looks(island, page)).to.deep.equal(looks(alone, plain));
      expect(looks(alone, plain)).to.have.length.above(3);
      expect(page.getComputedStyle(page.document.querySelector('p') as Element).color).to.equal(
        'rgb(255, 0, 0)',
      );
    });
  }

  it('fails with a stylesheet that relies on `!important` alone', async () => {
    const naive = `<style>@layer naive {
  .naive a { float: none !important; display: inline !important; color: rgb(0, 0, 255) !important }
}</style><div class="naive"><a href="/help">Help</a></div>`;
    const lookOf = async (head: string) => {
      const page = await openPage(`<!DOCTYPE html><head>${head}</head><body>${naive}</body>`);
      return looks(page.document.body, page);
    };
    expect(await lookOf('')).to.deep.equal([['inline', 'rgb(0, 0, 255)', 'none']]);
    expect(await lookOf(`<style>${THEIRS}</style>`)).to.deep.equal([['block', 'rgb(255, 0, 0)', 'left']]);
  });
});
