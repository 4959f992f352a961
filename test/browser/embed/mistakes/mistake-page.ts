/** Pages with one mistake each that only a browser sees: each must give one message in debug mode. */

/** One mistake. */
export interface Mistake {
  what: string;
  html: string;
  code: string;
  /** The message must name the mistake, its place, and what to write. */
  told: RegExp;
  /** Id of the element that `cb:problem` carries. */
  at?: string;
}

export const STATE = '<script type="application/json" id="cb-state">{}</script>';
export const LOADER = '<script type="module" src="/widgets/loader.js"></script>';
const NAV = '<div id="nav" data-cb-widget="section-nav" data-cb-load="eager"></div>';
/** Calls get no reply, so that nothing is reported about them. */
const NO_SERVER = '<script>window.fetch = () => new Promise(() => {});</script>';

function page({ state = STATE, loader = LOADER, head = '', body = NAV, onBody = '' }): string {
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Shop</title>${head}${NO_SERVER}${state}${loader}</head><body${onBody}>${body}</body></html>`;
}

export const RIGHT_PAGES = {
  'with the loader': page({}),
  'with the loader as a head fragment writes it, twice': page({
    loader: LOADER.replace('type', 'async type') + LOADER,
  }),
};

/** Adds a token to the state, unless it has one. */
const withToken = (state: { config?: object }) => ({ ...state, config: { csrfToken: 'a', ...state.config } });

export const inState = (what: string, state: object, code: string, told: RegExp, body?: string): Mistake => ({
  what,
  html: page({ state: STATE.replace('{}', JSON.stringify(withToken(state))), ...(body && { body }) }),
  code,
  told,
});

export const onPage = (
  what: string,
  html: Parameters<typeof page>[0],
  code: string,
  told: RegExp,
  at?: string,
) => ({
  what,
  html: page(html),
  code,
  told,
  ...(at && { at }),
});

export const inBody = (what: string, body: string, code: string, told: RegExp, at = 'here'): Mistake =>
  onPage(what, { body }, code, told, at);

export const CART = { commerceItems: [] };
