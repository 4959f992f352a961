import type { Page } from 'puppeteer-core';

/**
 * Shows a widget as printed, once the header of the printed page has loaded, which happens after the widget
 * is shown.
 */
export async function onPaper(page: Page): Promise<void> {
  await page.waitForSelector('.cb-print-only');
  await page.emulateMediaType('print');
}

/**
 * Tells the browser again that the page is printed. The driver doesn't repeat what it has sent once, and a busy Chromium was seen
 * to return to the screen between two readings.
 */
async function stayOnPaper(page: Page): Promise<void> {
  const client = await page.createCDPSession();
  await client.send('Emulation.setEmulatedMedia', { media: 'print' });
}

/**
 * Finds what is not black on white where widgets are printed: each text in another colour than black, and each surface in
 * another than white, a line each. The server's fragments keep the site's look.
 */
export async function coloursOnPaper(page: Page, widgets: string): Promise<string[]> {
  await stayOnPaper(page);
  return page.$$eval(widgets, (roots) => {
    if (!matchMedia('print').matches) return ['the page is on the screen'];
    const found = new Set<string>();
    // A printed page shows no colour halfway to another one.
    for (const animation of document.getAnimations()) animation.cancel();
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    };
    for (const element of roots.flatMap((root) => [...root.querySelectorAll('*')])) {
      if (element.closest('.cb-html, svg, img') || !isShown(element)) continue;
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      const name = `${element.localName}.${element.className}`;
      const hasText = [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
      );
      const isField = element instanceof HTMLInputElement;
      if ((hasText || isField) && color !== 'rgb(0, 0, 0)') found.add(`${name}: ${color}`);
      if (!['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor))
        found.add(`${name}: on ${backgroundColor}`);
      if (backgroundImage !== 'none') found.add(`${name}: on ${backgroundImage}`);
    }
    return [...found];
  });
}
