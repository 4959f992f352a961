/** A page in a frame, with or without the policy of the embedding contract, that shows fragments. */
import { until } from '../support/mount.ts';

const PAGES = '/test/browser/sanitise/';

type Page = Window & typeof globalThis & { hostile?: unknown };

export interface FragmentPage {
  page: Page;
  /** What the page's policy has objected to. */
  violations: string[];
  /** Has the server send a fragment, and gives the element it is shown in. */
  show(fragment: string): Promise<HTMLElement>;
  close(): void;
}

/** Opens the page; the widgets come from the build. */
export async function openFragmentPage(hasPolicy: boolean): Promise<FragmentPage> {
  const frame = document.createElement('iframe');
  frame.src = `${PAGES}${hasPolicy ? 'guarded' : 'plain'}-page.html`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Page;
  const violations: string[] = [];
  let reply = '';
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    violations.push(`${effectiveDirective} ${sample}`);
  });
  page.fetch = async () =>
    new page.Response(JSON.stringify({ result: 'success', targeterResult: reply }), {
      headers: { 'content-type': 'application/json' },
    });

  async function show(fragment: string): Promise<HTMLElement> {
    reply = fragment;
    const place = page.document.createElement('div');
    place.dataset.cbLoad = 'eager';
    place.dataset.source = 'cart-bottom';
    place.dataset.cbWidget = 'promo-area';
    page.document.body.replaceChildren(place);
    return until(`the fragment ${fragment}`, () =>
      place.querySelector<HTMLElement>('.cb-html:not(.cb-html-pending)'),
    );
  }

  return { page, violations, show, close: () => frame.remove() };
}
