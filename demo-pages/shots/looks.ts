/** In which sizes, and for some pages in which ways, states are shown in the pictures. */
import type { Viewport } from 'puppeteer-core';
import type { Scenario } from '../server/scenarios/scenario.ts';
import type { Look } from './calm-browser.ts';

/** One way to show a state. */
export interface Shot extends Look {
  /** The second part of the picture's name, such as `375`. */
  name: string;
  window: Viewport;
  /** Styles to add to the page. */
  styles?: string;
  /** Shows the page from right to left. */
  rightToLeft?: true;
  /** The site's stylesheet, one of those that `?sheet=` takes. */
  sheet?: 'dark';
}

const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 375, height: 800 };

/** Of every state. All of them are taken with reduced motion. On paper, the page has the width of a sheet of paper. */
const SIZES: readonly Shot[] = [
  { name: '1280', window: DESKTOP },
  { name: '640', window: { width: 640, height: 900 } },
  { name: '375', window: PHONE },
  { name: 'paper', window: { width: 794, height: 1123 }, media: 'print' },
];

const FORCED = { features: [{ name: 'forced-colors', value: 'active' }] };

/** Text at twice its size: the site's own and, by their tokens, that of the widgets. */
const LARGE_TEXT = {
  styles: `:root { font-size: 200%; --cb-size-small: 26px; --cb-size-table: 28px; --cb-size-body: 32px;
    --cb-size-heading: 40px; --cb-size-title: 56px; }`,
};

/** Of the pages below only. At 400 %, a window of 1280 × 1024 has 320 × 256 CSS pixels. */
const WAYS: readonly Shot[] = [
  { name: 'forced-1280', window: DESKTOP, ...FORCED },
  { name: 'forced-375', window: PHONE, ...FORCED },
  { name: 'text-1280', window: DESKTOP, ...LARGE_TEXT },
  { name: 'text-375', window: PHONE, ...LARGE_TEXT },
  { name: 'zoom-400', window: { width: 320, height: 256 } },
  { name: 'landscape', window: { width: 800, height: 375 } },
  { name: 'right-to-left-1280', window: DESKTOP, rightToLeft: true },
  { name: 'right-to-left-375', window: PHONE, rightToLeft: true },
  { name: 'dark-1280', window: DESKTOP, sheet: 'dark' },
  { name: 'dark-375', window: PHONE, sheet: 'dark' },
];

const PAGES = [
  'cart-page-usual',
  'mini-cart-usual',
  'quick-order-preview',
  'order-history-usual',
  'order-detail-usual',
  'order-confirmation-usual',
  'list-detail-usual',
  'register-form-usual',
];

/** Returns how a state is shown in the pictures. A state of a phone is only shown on one. */
export function shotsOf({ id, phone }: Pick<Scenario, 'id' | 'phone'>): readonly Shot[] {
  const sizes = phone ? SIZES.filter(({ window }) => window === PHONE) : SIZES;
  return PAGES.includes(id) ? [...sizes, ...WAYS] : sizes;
}
