/** A page as a shopper uses it: controls by their roles and names, and visible texts. */
import type { Tab } from './tab.ts';
import { eventually } from './visit.ts';

/** Waits until a text is visible on the page. */
export async function sees(tab: Tab, text: string): Promise<void> {
  await eventually(() => textOf(tab)).toContain(text);
}

/** The visible text, with the parts separated by single spaces. */
export function textOf(tab: Tab, selector = 'body'): Promise<string> {
  return tab.run(
    (found) => (document.querySelector<HTMLElement>(found)?.innerText ?? '').replace(/\s+/g, ' '),
    selector,
  );
}

/** Waits until the selector finds something visible. */
export async function shows(tab: Tab, selector: string): Promise<void> {
  await eventually(() =>
    tab.run(
      (wanted) => [...document.querySelectorAll(wanted)].some((found) => found.getClientRects().length > 0),
      selector,
    ),
  ).toBe(true);
}

/** Waits until the selector finds nothing any more. */
export async function showsNo(tab: Tab, selector: string): Promise<void> {
  await eventually(() => tab.run((gone) => !document.querySelector(gone), selector)).toBe(true);
}

/** How many elements the selector finds. */
export function countOf(tab: Tab, selector: string): Promise<number> {
  return tab.run((wanted) => document.querySelectorAll(wanted).length, selector);
}

/** The text in the field with that name. */
export function textIn(tab: Tab, name: string, role = 'textbox'): Promise<string | undefined> {
  return tab.run(
    (wantedRole, wantedName) =>
      (window.inPage.find(wantedRole, wantedName) as HTMLInputElement | undefined)?.value,
    role,
    name,
  );
}

/** The page's address without its origin. */
export function pathOf(tab: Tab): Promise<string> {
  return tab.run(() => location.pathname + location.search);
}

/** The number on the mini-cart in the header. */
export function miniCartCount(tab: Tab): Promise<string> {
  return textOf(tab, 'header cb-mini-cart .cb-mini-cart__count');
}

/** Clicks the control with that role and name as soon as it exists, is enabled, no longer moves, and isn't covered. */
export async function press(tab: Tab, name: string, role = 'button'): Promise<void> {
  await clickFound(tab, `${role} ${name}`, () =>
    tab.run(
      (wantedRole, wantedName) => window.inPage.pointOf(window.inPage.find(wantedRole, wantedName)),
      role,
      name,
    ),
  );
}

/** The same for the selected element. */
export async function click(tab: Tab, selector: string): Promise<void> {
  await clickFound(tab, selector, () =>
    tab.run((wanted) => window.inPage.pointOf(document.querySelector(wanted)), selector),
  );
}

/** Focuses the control with that role and name, as Tab would. */
export async function focus(tab: Tab, name: string, role = 'button'): Promise<void> {
  await eventually(() =>
    tab.run(
      (wantedRole, wantedName) => {
        const found = window.inPage.find(wantedRole, wantedName);
        found?.focus();
        return found !== undefined && document.activeElement === found;
      },
      role,
      name,
    ),
  ).toBe(true);
}

/** Types into the field with that name, replacing its text. */
export async function typeInto(tab: Tab, name: string, text: string, role = 'textbox'): Promise<void> {
  await focus(tab, name, role);
  await tab.press('Control+KeyA');
  await tab.type(text);
}

/** The focused element as a screen reader announces it. */
export function focused(tab: Tab): Promise<string> {
  return tab.run(() => window.inPage.focused());
}

/** Waits until every mount point shows its widget, which may be nothing; scrolls through the page for that. */
export async function allMounted(tab: Tab, mistakes: string[] = []): Promise<void> {
  await eventually(() =>
    tab.run((wrong) => {
      const points = [...document.querySelectorAll<HTMLElement>('[data-cb-widget]')];
      const waiting = points.filter(
        (point) => !wrong.includes(point.dataset.cbWidget ?? '') && !point.querySelector('.cb-island'),
      );
      waiting[0]?.scrollIntoView();
      if (waiting.length === 0) scrollTo(0, 0);
      return waiting.map(({ dataset }) => dataset.cbWidget);
    }, mistakes),
  ).toEqual([]);
}

type Point = { x: number; y: number };

async function clickFound(tab: Tab, what: string, find: () => Promise<Point | string>): Promise<void> {
  let point: Point | undefined;
  await eventually(async () => {
    const found = await find();
    if (typeof found === 'string') return `${what}: ${found}`;
    point = found;
    return 'can be clicked';
  }).toBe('can be clicked');
  if (point) await tab.clickAt(point.x, point.y);
}
