/** The pages that mistakes are put into. */

/** One mistake. */
export interface Mistake {
  what: string;
  /** Texts by path; the first one is where the message points to. */
  files: Record<string, string>;
  /** Line and column, level, and the relevant part of the message. */
  expected: [place: string, level: 'error' | 'warning' | 'note', message: string];
}

export const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
export const STATE = '<script type="application/json" id="cb-state">{"config": {"csrfToken": "1"}}</script>';
export const KIT = '<%@ taglib prefix="cb" uri="https://catalogue-islands.example/tags" %>';

/** A page whose body begins in line 4, and whose head has the state block in line 2 and the loader in line 3. */
export function page(body: string, { state = STATE, loader = LOADER, first = '' } = {}): string {
  return `${first}<html><head>\n${state}\n${loader}</head><body>\n${body}\n</body></html>`;
}

export function inPage(
  what: string,
  body: string,
  place: string,
  message: string,
  level: Mistake['expected'][1] = 'error',
): Mistake {
  return { what, files: { 'cart.jsp': page(body) }, expected: [place, level, message] };
}

export function inState(
  what: string,
  content: string,
  place: string,
  message: string,
  level: Mistake['expected'][1] = 'error',
): Mistake {
  const state = `<script type="application/json" id="cb-state">${content}</script>`;
  return {
    what,
    files: { 'cart.jsp': page('<div data-cb-widget="cart-page"></div>', { state }) },
    expected: [place, level, message],
  };
}

export function inHead(
  what: string,
  head: { state?: string; loader?: string },
  ...expected: Mistake['expected']
): Mistake {
  return { what, files: { 'cart.jsp': page('<div data-cb-widget="cart-page"></div>', head) }, expected };
}

export function inKit(what: string, body: string, place: string, message: string): Mistake {
  return { what, files: { 'cart.jsp': page(body, { first: KIT }) }, expected: [place, 'error', message] };
}
