/** One action of a shopper with each widget, and its visible result. */
import type { Page } from 'puppeteer-core';
import { SHOWN_WIDGETS } from '../support/all-widgets.ts';

interface Action {
  /** The text to type first, by field; each key is a selector inside the widget. */
  type?: Record<string, string>;
  /** The button: a selector inside the widget, or its text. */
  press: string;
  /** A selector of the result, anywhere on the page. */
  shows: string;
}

const PRINTED = 'html[data-printed]';
const FOLLOWED = 'html[data-followed]';

const ACTIONS: Record<string, Action> = {
  'site-header': { press: 'More of Chemistry', shows: '.cb-site-header__panel a' },
  'mini-cart': {
    press: '.cb-mini-cart__toggle',
    shows: 'main cb-mini-cart .cb-mini-cart__toggle[aria-expanded="true"]',
  },
  'cart-page': {
    press: '.cb-stepper__button:last-of-type',
    shows: 'cb-cart-page tr[data-line][data-state]:not([data-state=""])',
  },
  'quick-order': {
    type: { 'input[data-field="itemNumber"]': '721002', 'input[data-field="quantity"]': '2' },
    press: 'Add to Cart',
    shows: 'cb-quick-order .cb-notice, dialog[open]',
  },
  'order-history': { press: '.cb-table__sort', shows: 'cb-order-history th[aria-sort="ascending"]' },
  'order-detail': { press: 'Choose items…', shows: 'dialog[open]' },
  'order-confirmation': { press: 'Choose items…', shows: 'dialog[open]' },
  'voucher-confirmation': { press: 'Print', shows: PRINTED },
  'shopping-lists': { press: 'New List', shows: 'dialog[open] input' },
  'list-detail': { press: 'More actions', shows: '[role="menu"]' },
  organization: { press: 'Print', shows: PRINTED },
  'profile-form': {
    type: { input: 'Dana' },
    press: 'Update Profile',
    shows: FOLLOWED,
  },
  'section-nav': { press: 'Two', shows: 'cb-section-nav a[href$="two"][aria-current]' },
  'public-list': { press: 'Copy List', shows: 'dialog[open]' },
  'friend-lists': { press: 'Print', shows: PRINTED },
  'sso-profile': {
    press: '[type="submit"]',
    shows: 'cb-sso-profile [aria-invalid="true"]',
  },
};

/** The action for widgets that only have links. */
const LINK: Action = { press: 'a[href]', shows: FOLLOWED };

/** Takes one action with each widget of the page. @returns the names of those that didn't respond */
export async function actOnce(page: Page, names: readonly string[] = SHOWN_WIDGETS): Promise<string[]> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    window.print = () => {
      dataset.printed = '';
    };
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a[href]:not([href^="#"])');
      if (!link) return;
      event.preventDefault();
      dataset.followed = '';
    });
    document.addEventListener('cb:navigate', (event) => {
      event.preventDefault();
      dataset.followed = '';
    });
  });
  const silent: string[] = [];
  for (const name of names) {
    const action = ACTIONS[name] ?? LINK;
    const isThere = await page.evaluate(act, name, action).catch((error) => String(error));
    if (isThere !== true) silent.push(`${name}: ${isThere}`);
  }
  return silent;
}

/** Runs in the page. */
async function act(name: string, { type = {}, press, shows }: Action): Promise<boolean | string> {
  const { dataset } = document.documentElement;
  delete dataset.printed;
  delete dataset.followed;
  const island = document.querySelector(`main cb-${name}`);
  const find = (selector: string) => island?.querySelector<HTMLElement>(selector);
  for (const [selector, text] of Object.entries(type)) {
    const field = find(selector) as HTMLInputElement | null;
    if (!field) return `no ${selector}`;
    // Like typing: bypasses any property that a framework has defined on the field.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const controls = island?.querySelectorAll<HTMLElement>('button, a') ?? [];
  const isSelector = /[.[]/.test(press);
  let control = isSelector ? find(press) : undefined;
  for (const one of controls) {
    if (!isSelector && [one.getAttribute('aria-label'), one.textContent?.trim()].includes(press))
      control ??= one;
  }
  if (!control) return `no ${press}`;
  if (document.querySelector(shows)) return `${shows} before`;
  control.focus();
  control.click();
  const end = performance.now() + 30_000;
  while (!document.querySelector(shows)) {
    if (performance.now() > end) return `no ${shows}`;
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    while (dialog.isConnected && (dialog as HTMLDialogElement).open) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }
  return true;
}
