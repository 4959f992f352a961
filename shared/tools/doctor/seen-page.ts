/** The doctor's record of a page, for its rules. */

/** A mount point, and the state of its widget. */
export interface SeenMount {
  name: string;
  state: 'mounted' | 'failed' | 'off' | 'waiting';
  reason?: string;
}

/** A request by a script of the page. */
export interface SeenCall {
  path: string;
  /** 0 if there was no response. */
  status: number;
  type: string;
  isJson: boolean;
  redirectedTo?: string;
}

/** A page that a browser may request before the shopper does. */
export interface EarlyPage {
  /** With its query. */
  path: string;
  /** Whether the page may be prerendered, unless its query changes that. */
  isKnown: boolean;
  /** Why it may not be prerendered. */
  reason?: string;
  /** Whether the page's speculation rules let the browser request it. */
  isEarly: boolean;
}

/** The pages that browsers may request early. */
export interface SeenEarly {
  /** The page itself. */
  here: EarlyPage;
  /** The pages of the same origin that it has links to, or rules for. */
  links: EarlyPage[];
  ruleSets: { fromHeader: boolean; error?: string }[];
}

/** The record of a page. */
export interface SeenPage {
  /** After redirects. */
  address: string;
  status: number;
  headers: Record<string, string>;
  /** As the server sent it. */
  html: string;
  /** Policies in `<meta>` elements. */
  metaPolicies: string[];
  /** Addresses of the `loader.js` that the page has. A head fragment writes one twice, once async: it counts once. */
  loaders: string[];
  /** Addresses of classic scripts named `loader.js`, if the page has no other loader. */
  classicLoaders: string[];
  stateBlocks: { isJsonScript: boolean; text: string }[];
  /** `undefined` if the loader hasn't run. */
  version: string | undefined;
  mounts: SeenMount[];
  calls: SeenCall[];
  /** Errors that scripts threw or wrote to the console. */
  errors: string[];
  violations: string[];
  early: SeenEarly;
  /** As `cb:problem` reported them. */
  problems: { code: string; hint: string }[];
}
