/** A separate page in a frame, for properties that a page has only once: its head, its layers, how it loads. */
import { until } from '../support/mount.ts';

export type Page = Window & typeof globalThis;

const STATE = {
  profile: { transient: false, profileId: 'p1', userType: 1, siteType: 1, hidePrice: 'false' },
  navigation: { menu: [{ displayName: 'Chemistry', url: '/chemistry', folder: [] }] },
};

/** As a template prints it. */
export const STATE_BLOCK = `<script type="application/json" id="cb-state">${JSON.stringify(STATE)}</script>`;

const frames = new Set<HTMLIFrameElement>();

afterEach(() => {
  for (const frame of frames) frame.remove();
  frames.clear();
});

/** Opens a page with this HTML, as if the server had sent it. */
export async function openPage(html: string): Promise<Page> {
  const frame = makeFrame();
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = `/page?html=${encodeURIComponent(html)}`;
  document.body.append(frame);
  await loaded;
  return frame.contentWindow as Page;
}

/** Opens a page that is still loading. `send` passes more of it to the parser, `end` completes it. */
export function openSlowPage(): { page: Page; send(html: string): void; end(): void } {
  const frame = makeFrame();
  document.body.append(frame);
  const page = frame.contentWindow as Page;
  page.document.open();
  return { page, send: (html) => page.document.write(html), end: () => page.document.close() };
}

/** Waits until a widget of the page shows something. */
export function islandOf(page: Page, name: string): Promise<HTMLElement> {
  return until(name, () => page.document.querySelector<HTMLElement>(`cb-${name}.cb-island`));
}

function makeFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.width = '1000';
  frame.height = '800';
  frames.add(frame);
  return frame;
}
