/** The announcements of a page: texts inserted into live regions, each as often as it is inserted. */
import type { Page } from 'puppeteer-core';

/** For the `before` of a visit: records announcements from the start of the page on. Runs in the page. */
export function recordSpeech(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const known = new Map<Element, string>();
  /** A region behind a modal dialog is not read. */
  const isInert = (region: Element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return Boolean(modal && !modal.contains(region));
  };
  new MutationObserver((records) => {
    const changed = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      if (around) changed.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of [node, ...node.querySelectorAll('*')]) {
          if (!region.matches(LIVE)) continue;
          // A region that was moved is new to a screen reader.
          known.delete(region);
          changed.add(region);
        }
      }
    }
    for (const region of changed) {
      if (!region.isConnected || isInert(region)) continue;
      const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
      if (text && text !== known.get(region)) heard.push(text);
      known.set(region, text);
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/** The announcements since the last call, oldest first. */
export function heardOn(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
}
