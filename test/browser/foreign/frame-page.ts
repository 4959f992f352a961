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

/** Opens a page of which the server has sent only the beginning. `send` sends more of it, `end` completes it. */
export async function openSlowPage(beginning: string): Promise<{
  page: Page;
  send(html: string): Promise<void>;
  end(): Promise<void>;
}> {
  const frame = makeFrame();
  const address = `/slow-page?id=${crypto.randomUUID()}`;
  const post = async (method: string, body?: string) => {
    const reply = await fetch(address, { method, body });
    if (!reply.ok) throw new Error(`${method} ${address}: ${reply.status}`);
  };
  frame.src = `${address}&html=${encodeURIComponent(beginning)}`;
  document.body.append(frame);
  // Until then, the frame has an empty page.
  await until('the page', () => frame.contentWindow?.location.pathname === '/slow-page');
  return {
    page: frame.contentWindow as Page,
    send: (html) => post('POST', html),
    end: () => post('DELETE'),
  };
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
