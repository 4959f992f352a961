/**
 * Everything that the widgets store in a browser, by its key. The key of every entry that is written or read must be in
 * this table, or the code doesn't compile. The reference and `dist/papers/stored-data.md` are made from it; no page
 * loads it.
 */

/** An entry of the browser's storage. */
export interface StoredEntry {
  /** `tab`: `sessionStorage`. `browser`: `localStorage`. */
  storage: 'tab' | 'browser';
  /** What is in it, in Markdown. */
  content: string;
  purpose: string;
  /** How long it stays, unless the visitor deletes it. */
  until: string;
  /** Whether it is about the shopper: who, or what they do. */
  isPersonal: boolean;
}

const UNTIL_TAB = 'the tab is closed, or the shopper signs out';
const UNTIL_SERVER = 'the server has confirmed the change, the tab is closed, or the shopper signs out';
const UNTIL_NEXT_PAGE = 'the next page has taken it, or the tab is closed; it is ignored after a minute';
const UNTIL_SIGN_OUT = 'the shopper signs out; the oldest of more than 20 are removed';

/** The entries. A `*` stands for anything. */
export const STORED_DATA = {
  'cb-line-edits': {
    storage: 'tab',
    content: 'quantities of cart lines that the server doesn’t have yet, by line id',
    purpose: 'A change is not lost when the page is left while it is being saved.',
    until: UNTIL_SERVER,
    isPersonal: true,
  },
  'cb-list-edits': {
    storage: 'tab',
    content: 'quantities of up to five lists that the server doesn’t have yet',
    purpose: 'A change is not lost when the page is left while it is being saved.',
    until: UNTIL_SERVER,
    isPersonal: true,
  },
  'cb-open-writes': {
    storage: 'tab',
    content: 'changes whose reply is still awaited: their kind, ids and item names, and the profile id',
    purpose: 'The next page says how a change ended.',
    until: `${UNTIL_SERVER}; entries of more than two days are ignored`,
    isPersonal: true,
  },
  'cb-made-writes': {
    storage: 'tab',
    content: 'numbers computed from up to 200 confirmed changes of lists, and the profile id',
    purpose: 'A change that a broken proxy only says it has made is not shown as saved.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-left-count': {
    storage: 'tab',
    content: 'the time, and the number of pieces that the cart will have',
    purpose: 'The count in the header is right after the page was left during a change.',
    until: 'the count has been confirmed, the tab is closed, or the shopper signs out',
    isPersonal: false,
  },
  'cb-bulk-add': {
    storage: 'tab',
    content: 'the rows of an addition of many items, with their outcome, and the profile id',
    purpose: 'An addition continues after a reload, and adds nothing twice.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-quick-order-*': {
    storage: 'tab',
    content: 'item numbers and quantities that were typed into quick order, and the profile id',
    purpose: 'What was typed is there after a reload.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-picks:*': {
    storage: 'tab',
    content: 'ticks and quantities in a table to choose items from, and the profile id',
    purpose: 'What was chosen is there after a reload.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-ticked-lines': {
    storage: 'tab',
    content: 'ids of cart lines that a guest has ticked',
    purpose: 'The ticks are there after signing in.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-fund-codes': {
    storage: 'tab',
    content: 'funds and purchase orders that a buyer has put items to, and the profile id',
    purpose: 'Sums by fund on the requisition sheet; never sent.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-seen-items': {
    storage: 'tab',
    content:
      'number, name and last quantity of items from the shopper’s orders and lists, and the profile id',
    purpose: 'Quick order suggests them without asking the server.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-abandoned': {
    storage: 'tab',
    content: 'contents of carts that were reported as left behind, as short texts, and the profile id',
    purpose: 'Each content is reported to the tag manager once.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-merge': {
    storage: 'tab',
    content: 'that a shopper has decided between two carts, and the profile id',
    purpose: 'The question isn’t asked again.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-scroll': {
    storage: 'tab',
    content: 'how far up to 20 pages were scrolled, by address',
    purpose: 'Back and reload return to the place on a page.',
    until: UNTIL_TAB,
    isPersonal: true,
  },
  'cb-tab': {
    storage: 'tab',
    content: 'a time and a random number',
    purpose: 'Tells a tab from its copy, so that only one of them resends what was left.',
    until: UNTIL_TAB,
    isPersonal: false,
  },
  'cb-failed': {
    storage: 'tab',
    content: 'the name of a release that failed',
    purpose: 'The tab’s next pages start with the previous release at once.',
    until: UNTIL_TAB,
    isPersonal: false,
  },
  'cb:message': {
    storage: 'tab',
    content: 'a message for the shopper, and its tone',
    purpose: 'The next page shows it.',
    until: UNTIL_NEXT_PAGE,
    isPersonal: false,
  },
  'cb:review': {
    storage: 'tab',
    content: 'line ids and item numbers of restricted items',
    purpose: 'The cart shows which items to review.',
    until: UNTIL_NEXT_PAGE,
    isPersonal: true,
  },
  'cb:outcome-*': {
    storage: 'tab',
    content: 'that this tab has saved a profile, or created an account',
    purpose: 'The next page says so, and no other address can make it.',
    until: UNTIL_NEXT_PAGE,
    isPersonal: false,
  },
  'cb-sent-last': {
    storage: 'browser',
    content: 'when the last addition of many items was begun',
    purpose: 'An addition in one tab doesn’t take the items of another tab for its own.',
    until: 'another addition replaces it, or the shopper signs out',
    isPersonal: false,
  },
  'cb:order-*': {
    storage: 'browser',
    content: 'up to 20 numbers of confirmed orders',
    purpose: 'A purchase is reported to the server and to the tag manager once.',
    until: UNTIL_SIGN_OUT,
    isPersonal: true,
  },
} satisfies Record<string, StoredEntry>;

type Matching<Key> = Key extends `${infer Start}*` ? `${Start}${string}` : Key;

/** The key of an entry. */
export type StoredKey = Matching<keyof typeof STORED_DATA>;
