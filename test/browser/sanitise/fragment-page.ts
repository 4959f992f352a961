/** A page in a frame that shows fragments of the server's HTML: with the policy of the embedding contract, without, in quirks mode. */
import { until } from '../support/mount.ts';

const PAGES = '/test/browser/sanitise/';

/** The pages: `guarded` has the policy, `quirks` no doctype. */
export const KINDS = ['guarded', 'plain', 'quirks'] as const;

type Page = Window & typeof globalThis & { hostile?: unknown };

/** Cleans a fragment. @returns the HTML that may be written into the page */
export type Sanitise = (html: string) => unknown;

export interface FragmentPage {
  page: Page;
  /** The violations of the page's policy. */
  violations: string[];
  /** Makes the server send fragments, each to its own widget, and returns the elements that show them. */
  show(...fragments: string[]): Promise<HTMLElement[]>;
  /** The sanitiser of the page's widgets; available once a fragment has been shown. */
  sanitise: Sanitise;
  close(): void;
}

/**
 * Opens the page; the widgets come from the build.
 * @param query of its address, such as `?cb-debug`
 */
export async function openFragmentPage(kind: (typeof KINDS)[number], query = ''): Promise<FragmentPage> {
  const frame = document.createElement('iframe');
  frame.src = `${PAGES}${kind}-page.html${query}`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Page;
  const violations: string[] = [];
  let replies: string[] = [];
  page.addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) => {
    violations.push(`${effectiveDirective} ${sample}`);
  });
  page.fetch = async () =>
    new page.Response(JSON.stringify({ result: 'success', targeterResult: replies.shift() }), {
      headers: { 'content-type': 'application/json' },
    });

  async function show(...fragments: string[]): Promise<HTMLElement[]> {
    replies = [...fragments];
    const places = fragments.map(() => {
      const place = page.document.createElement('div');
      place.dataset.cbLoad = 'eager';
      place.dataset.source = 'cart-bottom';
      place.dataset.cbWidget = 'promo-area';
      return place;
    });
    page.document.body.replaceChildren(...places);
    return until(`${fragments.length} fragments`, () => {
      const shown = [...page.document.querySelectorAll<HTMLElement>('.cb-html:not(.cb-html-pending)')];
      return shown.length === fragments.length ? shown : null;
    });
  }

  return {
    page,
    violations,
    show,
    sanitise: (html) => {
      const registries = page as unknown as Record<symbol, { sanitise: Sanitise }>;
      return registries[Symbol.for('cb.registry')]?.sanitise(html);
    },
    close: () => frame.remove(),
  };
}
