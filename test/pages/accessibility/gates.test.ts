/** Checks that the accessibility gates find the faults they are for: each runs on a page that is broken on purpose. */
import type { Page } from 'puppeteer-core';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/accessibility/focus.ts';
import { heardOn, recordSpeech } from '../support/accessibility/spoken.ts';
import { walkStops } from '../support/accessibility/stops.ts';
import { drawTree } from '../support/accessibility/tree.ts';
import { findViolationsAnywhere } from '../support/conditions.ts';
import { readFrom, SHIPPED, useShop } from '../support/shop-visit.ts';

/** Replaces the page's content and stylesheet, which the shop's policy would forbid. */
function breakPage(page: Page, html: string, css: string): Promise<void> {
  return page.evaluate(
    (content, rules) => {
      document.body.innerHTML = `<main><h1>Broken</h1>${content}</main>`;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    html,
    css,
  );
}

describe('the tests notice a page that is broken on purpose', () => {
  const shop = useShop(SHIPPED, { policy: false });

  it('if a stop is covered, has no ring or is off the screen, or if the focus is lost [accessibility Focus]', async () => {
    const { page } = await shop.visit('/help');
    await breakPage(
      page,
      '<a href="#1">Good</a> <a href="#2" id="flat">Flat</a> <a href="#3" id="away">Away</a> <a href="#4" id="under">Under</a>' +
        '<div class="bar"></div>',
      `a { position: absolute; top: 100px; outline: 2px solid }
      #flat { top: 200px; outline: none; box-shadow: none }
      #away { top: 300px; left: -900px }
      #under { top: 500px }
      .bar { position: fixed; top: 480px; left: 0; width: 100%; height: 80px; background: #fff }`,
    );
    expect(await walkStops(page, 4)).toEqual([
      'link Good',
      'link Flat | no ring',
      'link Away | off the screen',
      'link Under | covered by div.bar',
    ]);
    await readFrom(page, '#under', (link) => link.remove());
    expect(await focusedName(page)).toBe('nothing');
  });

  it('if a text is announced twice, or behind a dialog [accessibility Live region]', async () => {
    const { page } = await shop.visit('/help', { before: recordSpeech });
    await breakPage(page, '<div role="status" id="region"></div><dialog></dialog>', '');
    await heardOn(page);
    await page.evaluate(() => {
      const region = document.querySelector('#region') as HTMLElement;
      region.textContent = 'Saved.';
    });
    expect(await heardOn(page)).toEqual(['Saved.']);
    // A dialog takes the live region with it, text included.
    await page.evaluate(() => {
      const region = document.querySelector('#region') as HTMLElement;
      document.querySelector('dialog')?.showModal();
      document.querySelector('dialog')?.append(region);
    });
    expect(await heardOn(page)).toEqual(['Saved.']);
    await page.evaluate(() => {
      const region = document.querySelector('#region') as HTMLElement;
      document.querySelector('main')?.append(region);
      region.textContent = 'Not heard.';
    });
    expect(await heardOn(page)).toEqual([]);
  });

  it('if a name, a contrast or a width is wrong under only one condition, or if a text is cut off [accessibility Axe, WCAG 1.4.12]', async () => {
    const { page } = await shop.visit('/help');
    await breakPage(
      page,
      '<p class="faint">Faint on paper</p><button class="sign"><span>Print</span></button><p class="wide">Too wide when narrow</p>' +
        '<div class="cb-root"><p class="tight">Two lines that just fit</p></div>',
      `body { background: #fff; color: #000 }
      .sign { min-width: 44px; min-height: 44px }
      @media print { .faint { color: #ccc !important } }
      @media (max-width: 640px) { .sign span { display: none } }
      .tight { width: 100px; height: 40px; overflow: hidden; font: 14px/20px monospace }
      @media (max-width: 320px) { .wide { width: 400px } }`,
    );
    const found = await findViolationsAnywhere(page);
    const named = [
      'on paper: color-contrast',
      'at 200 %: button-name',
      'at 320 px with wider spacing: p.tight cuts off',
      'at 320 px: the page scrolls sideways',
    ];
    expect(named.filter((one) => !found.some((line) => line.startsWith(one)))).toEqual([]);
  });

  it('if a table has lost its headers, or a dialog its question [accessibility Tables, accessibility Dialogs]', async () => {
    const { page } = await shop.visit('/help');
    await breakPage(
      page,
      '<table><thead><tr><th>Item</th></tr></thead><tbody><tr><td>Beaker</td></tr></tbody></table>' +
        '<dialog open aria-label="Remove?"><p>All of it?</p></dialog>',
      'thead { display: none }',
    );
    expect(await drawTree(page, 'table')).not.toContain('columnheader');
    expect(await drawTree(page, 'dialog')).toContain('dialog Remove?\n');
    await readFrom(page, 'dialog', (dialog) => dialog.setAttribute('aria-describedby', 'question'));
    await readFrom(page, 'dialog p', (question) => question.setAttribute('id', 'question'));
    expect(await drawTree(page, 'dialog')).toContain('dialog Remove? (All of it?)\n');
  });
});
