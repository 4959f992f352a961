/** Debug mode on pages with one mistake each, read by the browser's own parser. */
import { expect } from 'chai';
import { until } from '../../support/mount.ts';
import { RIGHT_PAGES } from './mistake-page.ts';
import { MOUNT_POINT_MISTAKES } from './mount-point-mistakes.ts';
import { PAGE_MISTAKES } from './page-mistakes.ts';
import { STATE_BLOCK_MISTAKES } from './state-block-mistakes.ts';

const MISTAKES = [...STATE_BLOCK_MISTAKES, ...MOUNT_POINT_MISTAKES, ...PAGE_MISTAKES];

interface Problem {
  code: string;
  element?: Element;
  hint: string;
}
type Page = Window & typeof globalThis;

/** Opens a page with the mistake's HTML in debug mode, and records its messages from its first script on. */
async function open(html: string) {
  const frame = document.createElement('iframe');
  const console: string[] = [];
  const problems: Problem[] = [];
  const query = new URLSearchParams({ html: html.replace('<title>', `${RECORDER}<title>`) });
  Object.assign(window, {
    line: (text: string) => console.push(text),
    problem: (found: Problem) => problems.push(found),
  });
  frame.src = `/page?cb-debug&${query}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  return { page: frame.contentWindow as Page, console, problems };
}

/** Passes the page's messages on to this page. */
const RECORDER = `<script>
  console.error = (...told) => parent.line(told.map(String).join(' '));
  addEventListener('error', ({ message }) => parent.line(message));
  document.addEventListener('cb:problem', ({ detail }) => parent.problem(detail));
</script>`;

/** Waits until nothing more can be reported: each mount point has reached a final state. */
async function settle(page: Page): Promise<void> {
  await until('the widgets', () =>
    page.cbWidgets?.status?.().every(({ state }) => /mounted|failed|off/.test(state)),
  );
  for (let frames = 0; frames < 5; frames += 1) await new Promise((next) => requestAnimationFrame(next));
}

afterEach(() => {
  for (const frame of document.querySelectorAll('iframe')) frame.remove();
});

for (const [what, html] of Object.entries(RIGHT_PAGES)) {
  it(`reports nothing on a page ${what} [embedding Debug, embedding Head]`, async () => {
    const { page, console } = await open(html);
    await until('the loader', () => page.cbWidgets?.version);
    await settle(page);
    expect(console).to.deep.equal([]);
  });
}

describe('a page with one mistake', () => {
  for (const { what, html, code, told, at } of MISTAKES) {
    it(`is reported once: what is wrong, where, and what to do: ${what} [embedding Debug, embedding Mistakes, embedding Problem]`, async () => {
      const { page, console, problems } = await open(html);
      await until('the problem', () => problems.length > 0);
      await settle(page);
      expect(console.join('\n')).to.match(told);
      // The browser itself reports that a module can't run as a classic script.
      const ours = console.filter((text) => !text.includes('import.meta'));
      expect(ours, ours.join('\n')).to.have.length(1);
      expect(problems.map((problem) => problem.code)).to.deep.equal([code]);
      expect(problems[0]?.hint).to.match(/^\w.*\.$/);
      if (at) expect(problems[0]?.element?.id).to.equal(at);
    });
  }
});
