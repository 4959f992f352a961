import { expect } from 'chai';
import { CLOBBERED_DOCUMENT, CLOBBERED_NAMES } from '../../corpora/clobbered-names.ts';
import { until } from '../support/mount.ts';

/** Elements that become global names of the page, some by their id and all by their name. */
const CARRIERS = [
  (name: string) => `<form id="${name}" name="${name}"><input name="${name}"></form>`,
  (name: string) => `<img name="${name}" alt=""><a id="${name}" name="${name}" href="#">x</a>`,
  (name: string) => `<iframe name="${name}" srcdoc=""></iframe><object id="${name}"></object>`,
];

const LOADER = '<script type="module" src="/widgets/loader.js"></script>';

/** A loader that trusts whatever the window and the document have under a name. */
const NAIVE_LOADER = `<script>
  const queue = window.cbWidgets || [];
  queue.forEach((wanted) => wanted());
  const state = document.getElementById('cb-state');
  if (state) JSON.parse(state.textContent);
  for (const point of document.querySelectorAll('[data-cb-widget]')) {
    point.innerHTML = '<cb-' + point.dataset.cbWidget + ' class="cb-island"></cb-' + point.dataset.cbWidget + '>';
  }
</script>`;

/** A page whose template has these elements before the loader. */
async function openWith(elements: string, loader = LOADER) {
  const html =
    `<!DOCTYPE html><title>Shop</title><body>${elements}` +
    '<div data-cb-widget="quick-order" data-cb-load="eager"></div>' +
    '<div data-cb-widget="section-nav" data-cb-load="eager" data-sections="a"></div><h2 id="a">A</h2>' +
    loader;
  const frame = document.createElement('iframe');
  frame.src = `/page?html=${encodeURIComponent(html)}`;
  document.body.append(frame);
  await new Promise((loaded) => frame.addEventListener('load', loaded, { once: true }));
  const points = () => {
    // The frame's own method may be hidden by an element.
    const { querySelectorAll } = Document.prototype;
    const found = querySelectorAll.call(frame.contentDocument, '[data-cb-widget]');
    return [...(found as NodeListOf<HTMLElement>)];
  };
  /** The widgets that have not been mounted. */
  const missing = () => {
    const waiting = points().filter((point) => !point.querySelector('.cb-island'));
    return points().length ? waiting.map(({ dataset }) => `${dataset.cbWidget}`) : ['the page'];
  };
  return { missing, close: () => frame.remove() };
}

/**
 * Opens such a page, and returns the widgets that it hasn't mounted by the time a page opened later has mounted
 * everything.
 */
async function missingOn(elements: string, loader = LOADER): Promise<string[]> {
  const page = await openWith(elements, loader);
  const later = await openWith('');
  await until('a page without such elements', () => later.missing().length === 0);
  const names = page.missing();
  page.close();
  later.close();
  return names;
}

describe('an element whose id or name is a global that scripts use', () => {
  const names = [...CLOBBERED_NAMES, ...CLOBBERED_DOCUMENT];

  for (const [index, carrier] of CARRIERS.entries()) {
    it(`doesn’t keep widgets from mounting: ${names.length} names, in form ${index + 1} [embedding Queue]`, async () => {
      expect(names.length).to.be.greaterThan(31);
      const page = await openWith(names.map(carrier).join(''));
      try {
        await until('all widgets', () => page.missing().length === 0);
      } catch (error) {
        // Which of the names caused it.
        const culprits: string[] = [];
        for (const name of names) if ((await missingOn(carrier(name))).length) culprits.push(name);
        throw new Error(`not mounted: ${page.missing()}, because of ${culprits}`, { cause: error });
      } finally {
        page.close();
      }
    });
  }

  it('breaks a loader that trusts it, and the test notices', async () => {
    expect(await missingOn('', NAIVE_LOADER)).to.deep.equal([]);
    for (const name of ['cbWidgets', 'cb-state']) {
      const missing = await missingOn(`<p id="${name}">Theirs</p>`, NAIVE_LOADER);
      expect(missing, name).to.deep.equal(['quick-order', 'section-nav']);
    }
  });

  it('is noticed: no script of a page gets past this one [embedding Queue]', async () => {
    expect(await missingOn('<img name="querySelectorAll" alt="">')).not.to.deep.equal([]);
  });
});
