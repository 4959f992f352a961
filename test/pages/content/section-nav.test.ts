/** A long page with a sticky navigation: where its links lead, and what it never covers. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { findViolations, findWidthsWithScroll } from '../support/accessibility/audit.ts';
import { focusedName } from '../support/accessibility/focus.ts';
import { click } from '../support/cart-screen.ts';
import { nextFrame } from '../support/page-clock.ts';
import { eventually, readFrom, SHIPPED, useShop, type VisitOptions } from '../support/shop-visit.ts';

const BAR = '.cb-section-nav__bar';

/** How far below the window's edge a section begins, and how far down the bar reaches. */
const edges = (page: Page, id: string) =>
  page.evaluate(
    (bar, section) => ({
      bar: Math.round(document.querySelector(bar)?.getBoundingClientRect().bottom ?? -1),
      section: Math.round(document.getElementById(section)?.getBoundingClientRect().top ?? -1),
    }),
    BAR,
    id,
  );

const current = (page: Page) =>
  page.$$eval(`${BAR} [aria-current]`, (links) => links.map(({ textContent }) => textContent));

const isStuck = (page: Page) =>
  readFrom(page, '.cb-section-nav', (place) => place.getAttribute('data-stuck') === 'true');

/**
 * Walks back through the products with Shift+Tab until the window has scrolled.
 * @returns the focused elements that were hidden at every corner and in the middle
 */
async function findHidden(page: Page): Promise<string[]> {
  await page.$$eval('#shop a, #shop button, #shop input', (all) => (all[30] as HTMLElement).focus());
  await eventually(() => isStuck(page)).toBe(true);
  const hidden: string[] = [];
  for (let steps = 0; steps < 24; steps += 1) {
    await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    await page.keyboard.up('Shift');
    const { name, seen } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const points = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
        [(left + right) / 2, (top + bottom) / 2],
      ] as const;
      return {
        name: `${focused.localName} ${focused.textContent}`,
        seen: points.some(([x, y]) => focused.contains(document.elementFromPoint(x, y))),
      };
    });
    if (!seen) hidden.push(name);
  }
  return hidden;
}

describe.each([SHIPPED])('the navigation of a long page, %s', (runtime) => {
  const shop = useShop(runtime);

  it('links to its sections by keyboard, marks the current one and sticks [2 §2 Section navigation]', async () => {
    const { page } = await shop.visit('/learn');
    await page.waitForSelector(BAR);
    await eventually(() => current(page)).toEqual(['Shop']);
    expect(await isStuck(page)).toBe(false);

    await page.focus(`${BAR} a[href="#learn"]`);
    expect(await focusedName(page)).toBe('link Learn');
    await page.keyboard.press('Enter');
    await eventually(() => current(page)).toEqual(['Learn']);
    await eventually(async () => {
      const { bar, section } = await edges(page, 'learn');
      return Math.abs(section - bar) < 3;
    }).toBe(true);
    await eventually(() => isStuck(page)).toBe(true);
    expect(page.url()).toMatch(/\/learn#learn$/);
    expect(await page.evaluate(() => document.activeElement?.closest('[id]')?.id)).toBe('learn');

    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await eventually(() => isStuck(page)).toBe(false);
    await eventually(() => current(page)).toEqual(['Shop']);
  });
});

describe('a page with sections', () => {
  const shop = useShop(SHIPPED);
  const open = async (options?: VisitOptions, path = '/learn') => {
    const { page } = await shop.visit(path, options);
    await page.waitForSelector(BAR);
    return page;
  };

  it('passes axe while the bar sticks and the articles are there [2 §2 Section navigation]', async () => {
    const page = await open();
    for (const width of [1280, 640, 320]) {
      await page.setViewport({ width, height: 800 });
      await click(page, `${BAR} a[href="#articles"]`);
      await page.waitForSelector('.cb-frame[data-loading="false"]');
      await eventually(() => isStuck(page)).toBe(true);
      expect(await findViolations(page)).toEqual([]);
    }
    expect(await findWidthsWithScroll(page, [1280, 640, 320])).toEqual([]);
  });

  it.each([
    { width: 1280, height: 500 },
    { width: 320, height: 300 },
  ])('never hides the focused element, in a window of $width by $height [WCAG 2.4.11]', async (viewport) => {
    const page = await open({ viewport });
    expect(await findHidden(page)).toEqual([]);
  });

  it('hides it without the scroll padding, and the test notices [WCAG 2.4.11]', async () => {
    const page = await open({
      viewport: { width: 320, height: 300 },
      before: () => {
        const { setProperty } = CSSStyleDeclaration.prototype;
        CSSStyleDeclaration.prototype.setProperty = function (name, ...value) {
          if (name !== 'scroll-padding-top') setProperty.call(this, name, ...value);
        };
      },
    });
    expect(await findHidden(page)).not.toEqual([]);
  });

  it('shows the section from its address below the bar [2 §2 Section navigation]', async () => {
    const page = await open({}, '/learn#learn');
    await eventually(async () => {
      const { bar, section } = await edges(page, 'learn');
      return bar > 0 && section >= bar - 1 && section < bar + 8;
    }).toBe(true);
    await eventually(() => current(page)).toEqual(['Learn']);
  });

  it('stays at its section if the header is filled as the bar leaves its place, as on a reload [2 §2 Section navigation]', async () => {
    const page = await open({}, '/learn#learn');
    await page.waitForSelector('header cb-mini-cart .cb-root');
    await page.evaluate(async () => {
      const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const [bar, header] = ['section-nav', 'site-header'].map((name) =>
        document.querySelector(`[data-cb-widget="${name}"]`),
      ) as [Element, Element];
      for (const point of [bar, header]) window.cbWidgets?.unmount?.(point);
      // The page is shorter as long as the header is empty.
      header.replaceChildren();
      document.getElementById('learn')?.scrollIntoView({ behavior: 'instant' });
      await frame();
      await new Promise<void>((resolve) => {
        const shown = new MutationObserver(() => bar.querySelector('.cb-section-nav__bar') && resolve());
        shown.observe(bar, { childList: true, subtree: true });
        window.cbWidgets?.mount?.(bar);
      });
      await frame();
      window.cbWidgets?.mount?.(header);
    });
    await page.waitForSelector('cb-site-header .cb-root');
    await eventually(() => isStuck(page)).toBe(true);
    await nextFrame(page);
    const { bar, section } = await edges(page, 'learn');
    expect(Math.abs(section - bar)).toBeLessThan(3);
  });

  it('marks the last section if it ends before that reaches the top [2 §2 Section navigation]', async () => {
    const page = await open({ viewport: { width: 1280, height: 2400 } });
    // The articles make the page longer as they load, so it scrolls to the end each time.
    await eventually(async () => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      return current(page);
    }).toEqual(['Articles']);
  });

  it('doesn’t move when the focus goes through the bar, which isn’t printed [2 §2 Section navigation]', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
    await eventually(() => isStuck(page)).toBe(true);
    const before = await page.evaluate(() => scrollY);
    await page.focus(`${BAR} a`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('link Articles');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.emulateMediaType('print');
    expect(await readFrom(page, BAR, (bar) => bar.checkVisibility())).toBe(false);
  });

  it('keeps the current link visible if the row is wider than a phone [2 §2 Section navigation]', async () => {
    const page = await open({
      viewport: { width: 320, height: 700 },
      before: () =>
        // Modules, the loader among them, run after this and before `DOMContentLoaded`.
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          for (const heading of document.querySelectorAll('.content-section > h2')) {
            heading.textContent += ' and all around it';
          }
        }),
    });
    const inSight = () =>
      readFrom(page, `${BAR} a[href="#articles"]`, (link) => {
        const { left, right } = link.getBoundingClientRect();
        return left >= -1 && right <= innerWidth + 1;
      });
    expect(await inSight()).toBe(false);
    // As above: the section moves down while the articles load.
    await eventually(async () => {
      await page.evaluate(() => document.getElementById('articles')?.scrollIntoView({ behavior: 'instant' }));
      return inSight();
    }).toBe(true);
    expect(await findWidthsWithScroll(page, [320])).toEqual([]);
  });

  it('reserves what the page’s own header needs as well, and gives it back [2 §2 Section navigation]', async () => {
    const page = await open({
      before: () =>
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          document.documentElement.style.scrollPaddingTop = '60px';
        }),
    });
    const padding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
    const height = await readFrom(page, BAR, (bar) => (bar as HTMLElement).offsetHeight);
    await eventually(padding).toBe(`${60 + height}px`);
    await readFrom(page, '[data-cb-widget="section-nav"]', (place) => place.remove());
    await eventually(padding).toBe('60px');
  });

  it('links a section that a legacy script adds, once the attribute is set again [2 §2 Section navigation]', async () => {
    const page = await open({ expects: [/no element has the id "kits"/] });
    const names = () => page.$$eval(`${BAR} a`, (links) => links.map(({ textContent }) => textContent));
    const place = await page.$('[data-cb-widget="section-nav"]');
    await place?.evaluate((point) => point.setAttribute('data-sections', 'shop,kits'));
    await eventually(names).toEqual(['Shop']);
    await place?.evaluate((point) => {
      const section = Object.assign(document.createElement('section'), { id: 'kits' });
      section.append(Object.assign(document.createElement('h2'), { textContent: 'Kits' }));
      document.querySelector('#learn')?.before(section);
      point.setAttribute('data-sections', 'shop,kits');
    });
    await eventually(names).toEqual(['Shop', 'Kits']);
  });
});
