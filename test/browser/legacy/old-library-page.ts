/** A page in a frame whose built-ins an old library has changed, with the server's replies from a table. */
import { until } from '../support/mount.ts';

type Page = Window & typeof globalThis;

/** The server's replies, by method and path below the API. */
export type Answers = Record<string, object | Promise<object>>;

export interface OldLibraryPage {
  page: Page;
  /** Calls with their bodies, as parsed by the server. */
  posted: { name: string; body: unknown }[];
  /** Errors that the widgets have written to the console. */
  errors: string[];
  /** Adds a mount point, and waits until its widget shows the selected element. */
  show(markup: string, selector: string): Promise<Element>;
  close(): void;
}

const API = '/api/rest/cb/';

/**
 * Opens the page; the widgets come from the build.
 * @param version of Prototype.js: '1.6' or '1.7'
 */
export async function openOldLibraryPage(
  version: string,
  state: object,
  answers: Answers,
): Promise<OldLibraryPage> {
  const frame = document.createElement('iframe');
  frame.width = '1000';
  frame.height = '800';
  frame.src = `/test/browser/legacy/page-${version}.html`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as Page;
  const posted: OldLibraryPage['posted'] = [];
  const errors: string[] = [];
  page.console.error = (...values: unknown[]) => errors.push(values.map(String).join(' '));
  page.addEventListener('error', ({ message }) => errors.push(message));
  page.addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  page.fetch = async (input, options) => {
    const name = `${options?.method ?? 'GET'} ${new URL(String(input), page.location.href).pathname.replace(API, '')}`;
    if (typeof options?.body === 'string') posted.push({ name, body: JSON.parse(options.body) });
    const answer = (await answers[name]) ?? { result: 'error', errorMessage: `no reply for ${name}` };
    return new page.Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } });
  };
  const block = page.document.createElement('script');
  block.type = 'application/json';
  block.id = 'cb-state';
  block.textContent = JSON.stringify(state);
  page.document.head.append(block);

  async function show(markup: string, selector: string): Promise<Element> {
    page.document.body.insertAdjacentHTML('beforeend', markup);
    return until(`${selector} under Prototype ${version}; ${errors.join('; ')}`, () =>
      page.document.querySelector(selector),
    );
  }

  return { page, posted, errors, show, close: () => frame.remove() };
}
