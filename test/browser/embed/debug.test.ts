/** Debug mode of the built bundle, on pages that the browser's own parser has read. */
import { expect } from 'chai';
import { until } from '../support/mount.ts';

interface Problem {
  code: string;
  element?: Element;
  hint: string;
}
type Page = Window & typeof globalThis & { problems?: Problem[] };

async function open(address: string): Promise<Page> {
  const frame = document.createElement('iframe');
  frame.src = address;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return frame.contentWindow as Page;
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

describe('debug mode', () => {
  it('reports each mistake of a page, with its element and what to do, and still mounts [embedding Debug]', async () => {
    const page = await open('/test/browser/embed/page-of-mistakes.html');
    const found = (code: string) => page.problems?.filter((problem) => problem.code === code) ?? [];
    for (const code of [
      'state-block-element',
      'no-csrf-token',
      'unknown-key',
      'unknown-attribute',
      'not-closed',
      'classic-loader',
      'policy-types',
      'changed-built-in',
    ]) {
      const [problem, ...more] = await until(code, () => found(code).length > 0 && found(code));
      expect(more, code).to.deep.equal([]);
      expect(problem?.hint, code).to.match(/^\w.*\.$/);
    }
    expect(found('bad-place').map(({ element }) => element?.id)).to.have.members(['split', 'moved']);
    expect(found('not-closed')[0]?.element?.id).to.equal('open');
    expect(found('state-block-missing')).to.deep.equal([]);
    await until('a widget', () => page.document.querySelector('#moved cb-quick-order input'));
    expect(page.document.querySelector('iframe')).to.equal(null);
  });

  it('loads if the address asks for it, and reports nothing about a correct policy [embedding Debug]', async () => {
    const told: string[] = [];
    for (const query of ['', '?cb-debug']) {
      const page = await open(`/test/browser/sanitise/guarded-page.html${query}`);
      page.document.addEventListener('cb:problem', (event) => {
        told.push(`${query} ${(event as CustomEvent<Problem>).detail.code}`);
      });
      const point = page.document.createElement('div');
      point.dataset.cbWidget = 'section-nav';
      point.dataset.cbLoad = 'eager';
      page.document.body.append(point);
      await until('the widget', () => point.querySelector('cb-section-nav'));
      if (query) await until('the finding', () => told.length > 0);
    }
    expect(told).to.deep.equal(['?cb-debug state-block-missing']);
  });
});
